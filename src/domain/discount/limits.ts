/** Codes that one cart takes: as many as in commercetools. */
export const maxDiscountCodes = 10;
