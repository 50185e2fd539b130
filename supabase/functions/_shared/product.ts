/** As in src/domain/product.ts, which is not sent to the provider with the functions. A test compares them. */
export const PRODUCT_NAME = 'Engram'
