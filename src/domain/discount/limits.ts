/** Maximum number of codes in one cart, as in commercetools. */
export const maxDiscountCodes = 10;
