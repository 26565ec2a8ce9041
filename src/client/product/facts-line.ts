/** What an article is known by, as one line. A range breaks at neither side of its dash: `60–190 °C`. */
export const factsLine = (facts: readonly string[]): string =>
  facts.join(' · ').replace(/(\d–)(?=\d)/g, '$1\u2060');
