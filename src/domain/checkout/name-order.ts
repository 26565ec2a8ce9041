/** First name and family name, or what belongs to each, as a country writes them (address-facts.ts). */
export function inNameOrder<Part>(
  [first, family]: readonly [Part, Part],
  familyNameFirst: boolean,
): [Part, Part] {
  return familyNameFirst ? [family, first] : [first, family];
}
