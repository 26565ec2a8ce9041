/** Whether a text is a GTIN (EAN, UPC): 8, 12, 13 or 14 digits, the last one checking the others. Source: GS1. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).toReversed();
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/**
 * Whether a GTIN is one of a manufacturer, by which others find the product. Numbers for use within a company (20–29, 02,
 * 04; of eight digits those with 0 or 2) and of coupons (05, 98, 99) are not. Source: GS1 General Specifications 1.4;
 * support.google.com/merchants/answer/6324461.
 */
function isOpenGtin(gtin: string): boolean {
  if (gtin.length === 8) return !/^[02]/.test(gtin);
  // The first of fourteen digits is the packaging; twelve are thirteen without a leading zero.
  return !/^.(2|02|04|05|98|99)/.test(gtin.padStart(14, '0'));
}

/** The number by which others find an article; undefined if it has none, or one that only its seller knows. */
export function openGtinOf({ ean }: { ean?: string | undefined }): string | undefined {
  return ean && isOpenGtin(ean) ? ean : undefined;
}
