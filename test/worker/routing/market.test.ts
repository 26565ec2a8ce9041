/** Which country a visitor shops in, and how to change it. */
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { marketRules } from '../../domain/shop.ts';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const langOf = async (response: Response) => (await readPage(response)).lang;

/** The links of the footer to each country. */
async function marketLinks(market: string): Promise<string[]> {
  const { html } = await readPage(await visitor(market).get('/?countries'));
  const [, switcher = ''] = / markets">(.*?)<\/ul>/s.exec(html) ?? [];
  return [...switcher.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href);
}

describe('at the neutral host', () => {
  it('a newcomer sees the default country, in a page that no shared cache stores', async () => {
    const page = await readPage(await visitor().get('/'));
    expect(page.lang).toBe('sk-SK');
    expect(page.headers.get('Cache-Control')).not.toMatch(/public|s-maxage/);
    expect(page.headers.getSetCookie()).toEqual([]);
  });

  it('the footer leads to all 28 markets, and each stays chosen for a year', async () => {
    const links = await marketLinks('');
    expect(links.sort()).toEqual(locales.map(({ code }) => `/__market/${code}`).sort());
    for (const locale of locales) {
      const shopper = visitor();
      const response = await shopper.get(`/__market/${locale.code}`);
      const home = prefixOf(locale, marketRules) || '/';
      expect([response.status, response.headers.get('Location')]).toEqual([303, home]);
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.getSetCookie().join()).toMatch(
        new RegExp(`kontor-locale=${locale.code}; Max-Age=31536000; .*HttpOnly`),
      );
      expect(await langOf(await shopper.get(home))).toBe(locale.code);
    }
  });

  it('another country clears the cart of the first one, which coming back does not restore', async () => {
    const [sku] = await putOnSale({});
    const shopper = visitor();
    await cartWith(shopper, { [sku]: 1 });
    await shopper.get('/__market/sk');
    expect(shopper.cookies.has('kontor-cart')).toBe(true);
    await shopper.get('/__market/de');
    expect((await shopper.ask('getMe', {})).me.activeCart).toBeNull();
    await shopper.get('/__market/sk');
    expect((await shopper.ask('getMe', {})).me.activeCart).toBeNull();
  });

  it.each(['us', 'DE', 'constructor', '%7B', 'x'.repeat(2000)])(
    'the choice %s is not found and changes nothing',
    async (country) => {
      const shopper = visitor();
      expect((await shopper.get(`/__market/${country}`)).status).toBe(404);
      expect([...shopper.cookies.keys()]).toEqual([]);
    },
  );

  it('a cookie with an invalid locale counts as no choice', async () => {
    for (const country of ['us', '__', 'xx', 'constructor', 'de', 'en-DE', 'de-de', 'DE-DE']) {
      const shopper = visitor();
      shopper.cookies.set('kontor-locale', country);
      expect(await langOf(await shopper.get('/'))).toBe('sk-SK');
    }
  });
});

describe("at a country's own host", () => {
  it('the footer leads to every market at its own host', async () => {
    const homes = locales.map((locale) => {
      const home = prefixOf(locale, marketRules) || '/';
      return `http://${locale.country}.localhost${home}`;
    });
    expect((await marketLinks('de')).sort()).toEqual(homes.sort());
  });

  it('the host decides, the cookie is corrected, and no other market can be chosen', async () => {
    const shopper = visitor('pl');
    shopper.cookies.set('kontor-locale', 'de-DE');
    const page = await shopper.get('/');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await langOf(page)).toBe('pl-PL');
    expect(shopper.cookies.get('kontor-locale')).toBe('pl-PL');
    expect((await shopper.get('/')).headers.getSetCookie()).toEqual([]);
    const choice = await visitor('pl').get('/__market/de');
    expect([choice.status, choice.headers.getSetCookie()]).toEqual([404, []]);
  });

  it('a country with several languages offers them on every page', async () => {
    const { links } = await readPage(await visitor('ch').get('/it'));
    expect(links).toEqual(expect.arrayContaining(['/', '/fr', '/it']));
  });
});
