/** What an article is known by, in one text. A range breaks at neither side of its dash: `60–190 °C`. */
export const factsText = (facts: readonly string[], between: ' · ' | '\n'): string =>
  facts.join(between).replace(/(\d–)(?=\d)/g, '$1\u2060');
