/** What opens under the empty search field: a fragment of links, the same for everyone in the market. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { countQueries } from '#worker/data/search/searched-queries.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { marketRules } from '../../domain/shop.ts';
import { readListing } from '../listing-page.ts';
import { shopWith, unknownDatabase } from '../other-store.ts';
import { visitor } from '../visitor.ts';

/** The links of the group with this name, which may hold pictures. */
function linksIn(html: string, group: string) {
  const [, after = ''] = html.split(`aria-label="${group}"`);
  const [part = ''] = after.split('role="group"');
  return [...part.matchAll(/<a class="opt" href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, href = '', inside = '']) => ({ href, inside, name: inside.replace(/<[^>]*>/g, '') }),
  );
}

const addresses = (links: readonly { href: string; name: string }[]) =>
  links.map(({ href, name }) => ({ href, name }));

it.each(locales)(
  '$code: what others search for, what they buy, then three tasks, each to a page',
  async (locale) => {
    const { t } = await textsFor(locale.code);
    const shopper = visitor(locale.country);
    const prefix = prefixOf(locale, marketRules);
    const html = await (await shopper.get(`${prefix}/__suggest`)).text();
    expect(addresses(linksIn(html, t('footer.service')))).toEqual([
      { href: `${prefix}/order-status`, name: t('orderStatus.title') },
      { href: `${prefix}/quick-order`, name: t('quickOrder.title') },
      { href: expect.stringMatching(/return-policy\/?$/), name: t('content.title.return-policy') },
    ]);
    const searches = linksIn(html, t('home.popular'));
    expect(searches).toHaveLength(8);
    for (const { href } of [searches[0], searches.at(-1)].flatMap((link) => link ?? [])) {
      const { cards } = await readListing(await shopper.get(href));
      expect([href, cards > 0]).toEqual([href, true]);
    }
    const goods = linksIn(html, t('home.bestsellers'));
    expect(goods).toHaveLength(4);
    for (const { inside } of goods) {
      expect(inside).toContain('<img ');
      expect(inside).toContain('price__now');
    }
    const [first] = goods;
    expect((await shopper.get(first?.href ?? '')).status).toBe(200);
    expect(html).not.toContain('role="option"');
  },
);

it('popular searches are those that the page without results shows', async () => {
  for (let time = 0; time < 3; time += 1) {
    await countQueries(
      env.SEARCH_DB,
      [{ locale: 'de-AT', text: 'fritteuse', found: 4 }],
      new Date(),
    );
  }
  const shop = await shopWith('at', {}, { SEARCH_DB: unknownDatabase(env.SEARCH_DB) });
  const html = await (await visitor('at', shop.reach).get('/__suggest')).text();
  await shop.end();
  expect(html).toContain('data-text="Fritteuse"');
  const [first] = addresses(linksIn(html, 'Häufig gesucht'));
  expect(first).toEqual({ href: '/search?query=Fritteuse', name: 'Fritteuse' });
});

it('it is cached for a minute, without a cookie', async () => {
  const { status, headers } = await visitor('gb').get('/__suggest');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=60']);
  expect(headers.getSetCookie()).toEqual([]);
});

it('what a browser has seen is a group of rows with pictures and prices', async () => {
  const html = await (await visitor('de').get('/__suggest')).text();
  const [first] = linksIn(html, 'Bestseller');
  const sku = `EX${/\d{8}$/.exec(first?.href ?? '')?.[0]}`;
  const response = await visitor('de').get(`/__last-seen?rows=1&seen=${sku}`);
  // It is about one visitor.
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const seen = linksIn(await response.text(), 'Zuletzt angesehen');
  expect(seen).toEqual([first]);
});
