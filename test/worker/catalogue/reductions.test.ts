/** A reduction is announced everywhere alike, or nowhere if it must not be. Source: eu-2026.md P-01, P-02. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { StorePrice } from '#domain/catalogue/prices/price-document.ts';
import { countryCodes } from '#domain/country/countries.ts';
import type { Money } from '#domain/money/money.ts';
import { readProductsBySku } from '#worker/data/catalogue/read-documents.ts';
import { catalogueWriter } from '#worker/data/catalogue/write-products.ts';
import { putOnSale, tellSearch } from '../goods.ts';
import { listingAt } from '../listing-page.ts';
import { cartWith } from '../shopper.ts';
import { visitor } from '../visitor.ts';

const january = '2026-01-01T00:00:00.000Z';
const june = '2026-06-01T00:00:00.000Z';

const everywhere = (price: StorePrice) =>
  Object.fromEntries(countryCodes.map((country) => [country, price]));

/** The first price of a page: that of the article itself. */
const tagIn = (html: string) => /<div class="price"[^>]*>/.exec(html)?.[0] ?? '';

/** All of that price. */
const priceIn = (html: string) => /<div class="price".*?<\/div>/s.exec(html)?.[0] ?? '';

/** The amount struck through, in cents. */
function struckIn(html: string): number | undefined {
  const [, amount] =
    /<s>(?:<span class="vh">.*?<\/span>)?(?:<span class="as-gross">)?€([\d.,]+)</.exec(html) ?? [];
  return amount === undefined ? undefined : Number(amount.replace(/\D/g, ''));
}

function struckByMachines(prices: unknown): number | undefined {
  const [, struck] = Array.isArray(prices) ? (prices as { price: string }[]) : [];
  return struck && Math.round(Number(struck.price) * 100);
}

/** Whether page, card, call, cart and structured data announce a reduction in Ireland, and the price of each. */
async function toldOf(sku: string) {
  const market = visitor('ie');
  const path = `/regal-en-${sku.slice(2)}`;
  const page = await (await market.get(path)).text();
  await tellSearch();
  const list = await (await market.get(`/search?query=${sku.slice(2)}&sort=price-asc`)).text();
  const { products } = await market.ask('getProduct', { skus: [sku] });
  const cart = await cartWith(market, { [sku]: 1 });
  const [line] = cart.lineItems;
  const cartPage = await (await market.get('/checkout/cart')).text();
  const [cartLine = ''] = /<li class="line".*?<\/li>/s.exec(cartPage) ?? [];
  const data = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const product = data.map(([, json = '']) => JSON.parse(json)).find(({ offers }) => offers);
  const { price, attributesRaw } = products.results[0] ?? {};
  const { discounted, value } = price ?? {};
  return {
    announced: {
      page: tagIn(page).includes('data-sale'),
      card: tagIn(list).includes('data-sale'),
      call: discounted !== undefined,
      cart: line?.price.discounted !== undefined,
      machines: JSON.stringify(product).includes('StrikethroughPrice'),
    },
    cents: [
      Number(/data-price="(\d+)"/.exec(tagIn(page))?.[1]),
      (discounted?.value ?? value)?.centAmount,
      line?.taxedPrice.totalGross.centAmount,
      Math.round(Number(product?.offers.price) * 100),
    ],
    struck: [
      struckIn(priceIn(page)),
      struckIn(priceIn(list)),
      struckIn(cartLine),
      (attributesRaw?.find(({ name }) => name === 'lowestPrice')?.value as Money | undefined)
        ?.centAmount,
      struckByMachines(product?.offers.priceSpecification),
    ],
  };
}

describe('page, card, call, cart and structured data agree', () => {
  it.each([
    ['announced: below both', 10_000, 8000, true],
    ['no offer: as low as the lowest of 30 days', 8000, 8000, false],
    ['no offer: above the lowest of 30 days', 7000, 8000, false],
  ])('%s', async (_, before, centAmount, announced) => {
    const price = {
      centAmount: 12_000,
      discounted: { centAmount, validFrom: june },
      history: [
        { centAmount: before, validFrom: january },
        { centAmount, validFrom: june },
      ],
    };
    const [sku] = await putOnSale({ document: { prices: everywhere(price) } });
    const told = await toldOf(sku);
    expect(new Set(Object.values(told.announced))).toEqual(new Set([announced]));
    expect(new Set(told.cents)).toEqual(new Set([centAmount]));
    // The lowest price of 30 days, not the standard price of 120 €.
    expect(new Set(told.struck)).toEqual(new Set([announced ? before : undefined]));
  });
});

describe('nothing is called reduced', () => {
  it('in the floating bar, which does not show the reference price', async () => {
    const price = {
      centAmount: 12_000,
      discounted: { centAmount: 8000, validFrom: june },
      history: [{ centAmount: 12_000, validFrom: january }],
    };
    const [sku] = await putOnSale({ document: { prices: everywhere(price) } });
    const page = await (await visitor('ie').get(`/regal-en-${sku.slice(2)}`)).text();
    const [bar] = /<aside class="buybar".*?<\/aside>/s.exec(page) ?? [];
    expect(tagIn(page)).toContain('data-sale');
    expect(bar).toContain('data-price="8000"');
    expect(bar).not.toMatch(/data-sale|<s>/);
  });

  it('in the cart for a volume discount', async () => {
    const [sku] = await putOnSale({ price: 10_000, volumeDiscount: true });
    const shopper = visitor('ie');
    await shopper.post('/checkout/cart', { intent: 'add', sku, quantity: '5' });
    const html = await (await shopper.get('/checkout/cart')).text();
    const [line = ''] = /<li class="line".*?<\/li>/s.exec(html) ?? [];
    expect(line).toContain('€450.00');
    expect(line).not.toContain('<s>');
  });
});

describe('the badge of a running campaign', () => {
  const campaign = (price: StorePrice) => ({
    document: { tags: ['campaign:cyber_week'], prices: everywhere(price) },
  });
  const reduced = (before: number) =>
    campaign({
      centAmount: 12_000,
      discounted: { centAmount: 8000, validFrom: june },
      history: [
        { centAmount: before, validFrom: january },
        { centAmount: 8000, validFrom: june },
      ],
    });
  const plain = campaign({
    centAmount: 12_000,
    history: [{ centAmount: 12_000, validFrom: january }],
  });

  /** Its badges on its page and on its card, and how often the campaign finds it. */
  async function shownOf(sku: string) {
    const market = visitor('ie');
    const page = await (await market.get(`/regal-en-${sku.slice(2)}`)).text();
    // What comes before the counter is the gallery; cards of others come after it.
    const [gallery = ''] = page.split('<section class="buy"');
    const badges = [...gallery.matchAll(/class="tag" data-tag="([^"]+)"/g)].map(([, tag]) => tag);
    await tellSearch();
    const { tags } = await listingAt('ie', `/search?query=${sku.slice(2)}&sort=price-asc`);
    const { listings } = await market.ask('searchProducts', {
      queries: [{ query: sku.slice(2), tags: ['campaign:cyber_week'] }],
    });
    return { page: badges, card: tags, found: listings[0]?.total };
  }

  it.each([
    ['a reduction with the price it is measured by', reduced(10_000), ['on-sale', 'campaign']],
    ['no reduction', plain, []],
    ['a reduction that may not be announced', reduced(8000), []],
  ])('needs an announced reduction, the campaign filter does not: %s', async (_, wish, badges) => {
    const [sku] = await putOnSale(wish);
    expect(await shownOf(sku)).toEqual({ page: badges, card: badges, found: 1 });
  });
});

describe('a reduction that goes lower', () => {
  const reduced = (centAmount: number): Record<string, StorePrice> =>
    everywhere({
      centAmount: 10_000,
      discounted: { centAmount, validFrom: '2026-10-01T00:00:00.000Z' },
      history: [{ centAmount: 10_000, validFrom: january }],
    });

  /** Written one after the other, as imports do. */
  async function steps(...amounts: number[]) {
    const [sku] = await putOnSale({ price: 10_000 });
    const [document] = await readProductsBySku(env.DB, [sku]);
    if (!document) throw new Error(`no ${sku}`);
    for (const [days, centAmount] of amounts.entries()) {
      const writer = catalogueWriter(env.DB, new Date(Date.now() - (9 - days) * 86_400_000));
      await writer.writeProducts([{ ...document, prices: reduced(centAmount) }]);
    }
    return sku;
  }

  async function lowestIn(market: string, sku: string) {
    const { product } = await visitor(market).ask('getProductPage', { number: sku.slice(2) });
    return product.price.discounted?.lowestCentAmount;
  }

  it('is compared with the price before its first step where the law says so, elsewhere before its last', async () => {
    const sku = await steps(9000, 8000, 7000);
    expect(await lowestIn('de', sku)).toBe(10_000);
    expect(await lowestIn('at', sku)).toBe(10_000);
    expect(await lowestIn('ie', sku)).toBe(10_000);
    expect(await lowestIn('gb', sku)).toBe(8000);
    expect(await lowestIn('ch', sku)).toBe(8000);
  });

  it('is exported with the date of its first step, and an import restores the same comparison', async () => {
    const sku = await steps(9000, 8000);
    const [document] = await readProductsBySku(env.DB, [sku]);
    const first = document?.prices.de?.discounted?.progressiveFrom;
    expect(first).toBe(document?.prices.de?.history[1]?.validFrom);
    await env.DB.batch(
      ['prices WHERE product_id', 'price_history WHERE sku'].map((rows) =>
        env.DB.prepare(`DELETE FROM ${rows} = ?1`).bind(sku),
      ),
    );
    if (document) await catalogueWriter(env.DB, new Date()).writeProducts([document]);
    expect(await lowestIn('de', sku)).toBe(10_000);
    expect(await lowestIn('gb', sku)).toBe(9000);
    expect(await readProductsBySku(env.DB, [sku])).toEqual([document]);
  });
});
