/** What opens under the empty search field: a fragment of links, the same for everyone in the market. */
import { env } from 'cloudflare:test';
import { expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { countQueries } from '#worker/data/search/searched-queries.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { marketRules } from '../../domain/shop.ts';
import { shopWith, unknownDatabase } from '../other-store.ts';
import { visitor } from '../visitor.ts';

const linksIn = (html: string) =>
  [...html.matchAll(/<a class="opt" href="([^"]*)"[^>]*><span>([^<]*)/g)].map(
    ([, href = '', name = '']) => ({ href, name }),
  );

it.each(locales)(
  '$code: what others look for, then three tasks, each to a page',
  async (locale) => {
    const { t } = await textsFor(locale.code);
    const shopper = visitor(locale.country);
    const prefix = prefixOf(locale, marketRules);
    const html = await (await shopper.get(`${prefix}/__suggest`)).text();
    const links = linksIn(html);
    expect(links.slice(-3)).toEqual([
      { href: `${prefix}/order-status`, name: t('orderStatus.title') },
      { href: `${prefix}/quick-order`, name: t('quickOrder.title') },
      { href: expect.stringMatching(/return-policy\/?$/), name: t('content.title.return-policy') },
    ]);
    expect(links.length).toBeGreaterThan(3);
    expect(links.length).toBeLessThanOrEqual(7);
    for (const { href } of [links[0], links.at(-1)].flatMap((link) => link ?? [])) {
      expect([href, (await shopper.get(href)).status]).toEqual([href, 200]);
    }
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
  expect(linksIn(html)[0]).toEqual({ href: '/search?query=Fritteuse', name: 'Fritteuse' });
});

it('it is cached for a minute, without a cookie', async () => {
  const { status, headers } = await visitor('gb').get('/__suggest');
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'public, max-age=60']);
  expect(headers.getSetCookie()).toEqual([]);
});
