/** Codes that one cart takes: as many as in commercetools. */
export const mostDiscountCodes = 10;
