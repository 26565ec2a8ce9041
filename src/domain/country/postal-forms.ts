/** Forms of postcodes that several countries share. */

export const fourDigits = { pattern: /^\d{4}$/, text: 'field.postalCodeFour' } as const;

export const fourDigitsNotZero = {
  pattern: /^[1-9]\d{3}$/,
  text: 'field.postalCodeFourNotZero',
} as const;

export const fiveDigits = { pattern: /^\d{5}$/, text: 'field.postalCodeFive' } as const;

/** `110 00` */
export const threeAndTwo = {
  pattern: /^\d{3} ?\d{2}$/,
  text: 'field.postalCodeFive',
  separator: { after: 3, text: ' ' },
} as const;
