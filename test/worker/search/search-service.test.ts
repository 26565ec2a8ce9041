/** What a search says beside its results: the page of service that is asked for, and words that nothing matches. */
import { describe, expect, it } from 'vitest';
import { decodedText } from '../html-prices.ts';
import { visitor } from '../visitor.ts';

const resultsOf = async (market: string, text: string) =>
  (await visitor(market).get(`/search?query=${encodeURIComponent(text)}`)).text();
const suggestionsOf = async (market: string, text: string) =>
  (await visitor(market).get(`/__suggest?query=${encodeURIComponent(text)}`)).text();

describe('a word of service', () => {
  it.each([
    ['de', 'Versand', '/dispatch-information/'],
    ['de', 'rücksendung', '/return-policy/'],
    ['gb', 'order status', '/order-status'],
    ['gr', 'epikoinonia', '/contact'],
    ['fi', 'missä pakettini on', '/order-status'],
    ['hr', 'odustanak od ugovora', '/withdrawal'],
    ['de', 'Widerruf', '/withdrawal'],
    // There is no such right.
    ['ch', 'Widerruf', '/return-policy/'],
  ])('%s: “%s” leads to %s, from the results and while typing', async (market, text, path) => {
    const link = new RegExp(`href="(/[a-z]{2})?${path}"`);
    const main = /<main[\s\S]*<\/main>/.exec(await resultsOf(market, text))?.[0] ?? '';
    expect(main).toMatch(link);
    expect(await suggestionsOf(market, text)).toMatch(link);
  });
});

describe('the answer in place', () => {
  it.each([
    ['de', 'Versandkosten', /Kostenloser Versand ab [\d,]+\s€, sonst [\d,]+\s€/],
    ['gb', 'returns', /within 14 days/],
    ['de', 'Widerruf', /innerhalb von 14 Tagen/],
  ])('%s: “%s” is answered above the results and while typing', async (market, text, fact) => {
    const main = /<main[\s\S]*<\/main>/.exec(await resultsOf(market, text))?.[0] ?? '';
    expect(decodedText(main)).toMatch(fact);
    expect(decodedText(await suggestionsOf(market, text))).toMatch(fact);
  });

  it('promises no withdrawal where the law knows none', async () => {
    expect(await suggestionsOf('ch', 'Widerruf')).not.toMatch(/14 Tage/);
  });
});

describe('a word that nothing matches', () => {
  it('is named above the results of the others', async () => {
    const html = await resultsOf('de', 'plutonium Schweißgerät');
    expect(html).toContain('Zu „plutonium“ haben wir nichts gefunden');
    expect(html).toContain('Schweißgerät');
  });

  it('is not named where all words match', async () => {
    expect(await resultsOf('de', 'Schweißgerät')).not.toContain('haben wir nichts gefunden');
  });
});

it.each(['pizzaofen', 'doppelfritteuse', 'kaffeevollautomat'])(
  'de: “%s” finds goods',
  async (text) => {
    expect(await resultsOf('de', text)).toContain('class="card"');
  },
);
