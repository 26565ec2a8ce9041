/** Used goods are labelled wherever they are offered, tagged or not. Source: eu-2026.md C-16, DESIGN.md Tag. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { KontorEvent } from '#domain/events.ts';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { findMail } from '#worker/data/mails/mails.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { marketRules } from '../../domain/shop.ts';
import { deliver } from '../deliver.ts';
import { env } from '../environment.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { listingAt } from '../listing-page.ts';
import { orderCall, readyToOrder } from '../shopper.ts';
import { visitor } from '../visitor.ts';

let used: string;
let fresh: string;
beforeAll(async () => {
  const reduced = {
    centAmount: 9000,
    discounted: { centAmount: 6000, validFrom: '2026-06-01T00:00:00.000Z' },
    history: [{ centAmount: 9000, validFrom: '2026-01-01T00:00:00.000Z' }],
  };
  [used, fresh] = await putOnSale(
    {
      document: {
        isBware: true,
        family: 'returned',
        tags: ['campaign:cyber_week', 'bestseller', 'topRated', 'new'],
        prices: { ie: reduced, de: reduced, gb: reduced, es: reduced, no: reduced },
      },
    },
    { document: { family: 'returned' } },
  );
  await tellSearch();
});

const called = /<span class="tag" data-tag="bware">([^<]+)<\/span>/;
const pageOf = async (path: string, shopper = visitor('ie')) => readPage(await shopper.get(path));

describe('B-ware that does not carry the tag', () => {
  it('is the first of the two badges of its card, before a reduction and a campaign', async () => {
    const { tags } = await listingAt('ie', `/search?query=${used}`);
    expect(tags).toEqual(['bware', 'on-sale']);
  });

  it('is found by the B-ware filter', async () => {
    const { listings } = await visitor('ie').ask('searchProducts', {
      queries: [{ query: used, tags: ['bware'] }],
    });
    expect(listings.map(({ total }) => total)).toEqual([1]);
  });

  it.each([
    ['ie', '6 years'],
    ['de', '2 Jahre'],
    ['gb', '6 years'],
    ['es', '3 años'],
    ['no', '5 år'],
  ])('is labelled with its guarantee on its page in %s', async (market, years) => {
    const locale = locales.find(({ country }) => country === market);
    if (!locale) throw new Error(`no locale of ${market}`);
    const path = `${prefixOf(locale, marketRules)}/regal-${locale.language}-${used.slice(2)}`;
    const { html } = await pageOf(path, visitor(market));
    const counter = /<section class="buy".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(counter).toMatch(called);
    const { t } = await textsFor(locale.code);
    expect(counter).toContain(t('product.bware', { years }));
    if (locale.language === 'en')
      expect(counter).toContain(`Your statutory rights apply for up to ${years}.`);
    expect(html).toContain('https://schema.org/RefurbishedCondition');
    const gallery = /<ul class="tags">.*?<\/ul>/s.exec(html)?.[0] ?? '';
    expect(gallery.match(/data-tag="[^"]+"/g)?.[0]).toBe('data-tag="bware"');
  });

  it('is labelled in a comparison, and a new article is not', async () => {
    const { html } = await pageOf(`/compare?skus=${used},${fresh}`);
    expect(html.match(/<thead>.*<\/thead>/s)?.[0].match(/data-tag="bware"/g)).toHaveLength(1);
  });

  it('is labelled in the cart, in the summary of every step and in the mail of the order', async () => {
    const { shopper, cart } = await readyToOrder('ie', { [used]: 1, [fresh]: 1 });
    const { html } = await pageOf('/checkout/cart', shopper);
    const lineOf = (sku: string) =>
      new RegExp(`<li class="line" data-sku="${sku}".*?</li>`, 's').exec(html)?.[0] ?? '';
    expect(lineOf(used)).toMatch(called);
    expect(lineOf(fresh)).not.toMatch(called);
    for (const step of ['addresses', 'payment']) {
      const page = await pageOf(`/checkout/${step}`, shopper);
      expect(page.html.match(new RegExp(called, 'g'))).toHaveLength(1);
    }
    // Goods for 60 and 20 euros, and the fee for cash on delivery.
    const { order } = await shopper.ask('createOrder', orderCall(cart, 'cashOnDelivery', 8290));
    const event: KontorEvent = {
      id: crypto.randomUUID(),
      at: order.createdAt,
      type: 'order-placed',
      order,
    };
    await deliver(event);
    const mail = await findMail(env.DB, event.id);
    expect(mail?.text).toContain(`B-stock (${used.slice(2)})`);
    expect(mail?.text.match(/B-stock/g)).toHaveLength(1);
  });
});

it('a new article has no B-ware label on its page', async () => {
  const { html } = await pageOf(`/regal-en-${fresh.slice(2)}`);
  const counter = /<section class="buy".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(counter.replace(/<nav.*?<\/nav>/s, '')).not.toMatch(called);
  expect(html).toContain('https://schema.org/NewCondition');
});
