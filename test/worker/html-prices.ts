/** The price tags of a page. */
export type PriceTag = {
  now: string;
  /** Cents. */
  cents: number;
  sale: boolean;
  /** How many of each the tag has: the old price, the lowest of 30 days, the net price, the VAT note. */
  was: number;
  low: number;
  net: number;
  note: number;
};

export function priceReader(reader: HTMLRewriter, prices: PriceTag[]): HTMLRewriter {
  const count = (part: 'was' | 'low' | 'net' | 'note') => ({
    element() {
      const tag = prices.at(-1);
      if (tag) tag[part] += 1;
    },
  });
  return reader
    .on('.price', {
      element(element) {
        const sale = element.getAttribute('data-sale') !== null;
        const cents = Number(element.getAttribute('data-price'));
        prices.push({ now: '', cents, sale, was: 0, low: 0, net: 0, note: 0 });
      },
    })
    .on('.price .price__now', {
      text({ text }) {
        const tag = prices.at(-1);
        if (tag) tag.now += decodedText(text);
      },
    })
    .on('.price .price__was', count('was'))
    .on('.price .price__low', count('low'))
    .on('.price .price__net', count('net'))
    .on('.price .price__note', count('note'));
}

export function decodedText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
