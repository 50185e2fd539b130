/** The product's name. Defined only here. */
export const PRODUCT_NAME = 'Engram'
