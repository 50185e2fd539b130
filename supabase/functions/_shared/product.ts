/** Equals PRODUCT_NAME in src/domain/product.ts, which is not deployed with the functions. A test compares them. */
export const PRODUCT_NAME = 'Engram'
