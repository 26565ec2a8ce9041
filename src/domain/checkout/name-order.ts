/** First name and family name, or their fields, in the order of a country (address-facts.ts). */
export function inNameOrder<Part>(
  [first, family]: readonly [Part, Part],
  familyNameFirst: boolean,
): [Part, Part] {
  return familyNameFirst ? [family, first] : [first, family];
}
