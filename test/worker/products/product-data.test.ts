/** The structured data of a product equals what its page shows. Source: eu-2026.md SEO-32, P-06, G-12, R-02. */
import { beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { structureFaults } from '../../domain/seo/structure-faults.ts';
import { marketRules } from '../../domain/shop.ts';
import { firstDemo } from '../demo-rows.ts';
import { putOnSale } from '../goods.ts';
import { readPage } from '../html-page.ts';
import { labelled } from '../labelled.ts';
import { readForCrawler } from '../seo-page.ts';
import { visitor } from '../visitor.ts';

type Distribution = [number, number, number, number, number];
type Offer = Record<string, unknown> & {
  price: string;
  availability: string;
  hasMerchantReturnPolicy?: { merchantReturnDays: number };
};
type Product = Record<string, unknown> & { offers: Offer };

async function productAt(market: string, path: string) {
  const response = await visitor(market).get(path);
  const [page, seen] = await Promise.all([readPage(response.clone()), readForCrawler(response)]);
  const data = seen.structured.map((json) => JSON.parse(json) as Product);
  const product = data.find((each) => each['@type'] === 'Product');
  if (!product) throw new Error(`no product at ${path}`);
  return { page, product };
}

const inIreland = async (sku: string) =>
  (await productAt('ie', `/regal-en-${sku.slice(2)}`)).product;

describe.each(locales)('in $code', (locale) => {
  it('the price is that of the page, to the smallest digit shown', async () => {
    const { country, language } = locale;
    const reduced = 'pr.discounted_cent_amount IS NOT NULL';
    for (const where of ['1', reduced, 'p.is_package_type_freight = 1']) {
      const { slug } = await firstDemo(country, language, where);
      const { page, product } = await productAt(
        country,
        `${prefixOf(locale, marketRules)}/${slug}`,
      );
      expect(structureFaults(product)).toEqual([]);
      const [own] = page.prices;
      const shown = own?.now.match(/[\d.,'’\s\u00a0\u202f]*\d/g)?.at(-1) ?? '';
      expect(Number(product.offers.price)).toBe((own?.cents ?? 0) / 100);
      const fraction = /[.,]\d\d$/.test(shown) ? 100 : 1;
      expect(Number(shown.replace(/\D/g, '')) / fraction).toBe(Number(product.offers.price));
      // Swiss law gives no right to withdraw.
      const days = country === 'ch' ? undefined : 14;
      expect(product.offers.hasMerchantReturnPolicy?.merchantReturnDays).toBe(days);
    }
  });
});

describe('the offer', () => {
  let plain: string;
  let bware: string;
  let soldOut: string;
  let coming: string;
  let fridge: string;
  beforeAll(async () => {
    [plain, bware, soldOut, coming, fridge] = await putOnSale(
      { price: 2000 },
      { document: { isBware: true } },
      { stock: 0 },
      { document: { releaseDate: '2098-05-01' } },
      {
        freight: true,
        price: 119_000,
        document: {
          energyLabel: labelled,
          rating: { average: 4.5, count: 2, distribution: [0, 0, 0, 1, 1], source: 'orders' },
          ean: '4006381333931',
        },
      },
    );
  });

  it('has condition and stock', async () => {
    const condition = async (sku: string) => (await inIreland(sku)).offers.itemCondition;
    expect(await condition(plain)).toBe('https://schema.org/NewCondition');
    expect(await condition(bware)).toBe('https://schema.org/RefurbishedCondition');
    expect((await inIreland(plain)).offers.availability).toBe('https://schema.org/InStock');
    expect((await inIreland(soldOut)).offers.availability).toBe('https://schema.org/OutOfStock');
    expect((await inIreland(coming)).offers).toMatchObject({
      // It has no button: it cannot be ordered in advance.
      availability: 'https://schema.org/OutOfStock',
      availabilityStarts: '2098-05-01',
    });
  });

  it('has the cost of delivery in the market, and how long it may be returned', async () => {
    const { offers } = await inIreland(plain);
    expect(offers).toMatchObject({
      shippingDetails: {
        shippingRate: { value: '1.95', currency: 'EUR' },
        shippingDestination: { addressCountry: 'IE' },
      },
      hasMerchantReturnPolicy: { applicableCountry: 'IE', merchantReturnDays: 14 },
    });
    expect(offers).not.toHaveProperty('priceValidUntil');
    expect((await inIreland(fridge)).offers).toMatchObject({
      shippingDetails: { shippingRate: { value: '0.00' } },
    });
  });

  it('has the strikethrough price of the page, and the last day of the offer', async () => {
    const reduced = (validUntil: string) => ({
      document: {
        prices: {
          ie: {
            centAmount: 10_000,
            discounted: { centAmount: 8000, validFrom: '2026-06-01T00:00:00.000Z', validUntil },
            history: [{ centAmount: 10_000, validFrom: '2026-01-01T00:00:00.000Z' }],
          },
        },
      },
    });
    // Midnight in Dublin, in winter and in summer, and a moment later.
    for (const [until, last, written] of [
      ['2098-12-01T00:00:00.000Z', '2098-11-30', 'Sun,\u00a030\u00a0Nov'],
      ['2098-06-30T23:00:00.000Z', '2098-06-30', 'Mon,\u00a030\u00a0Jun'],
      ['2098-06-30T23:00:00.001Z', '2098-07-01', 'Tue,\u00a01\u00a0Jul'],
    ] as const) {
      const [sku] = await putOnSale(reduced(until));
      const product = await inIreland(sku);
      expect(structureFaults(product)).toEqual([]);
      expect(product.offers).toMatchObject({
        price: '80.00',
        priceValidUntil: last,
        priceSpecification: [
          { price: '80.00' },
          { price: '100.00', priceType: 'https://schema.org/StrikethroughPrice' },
        ],
      });
      const page = await (await visitor('ie').get(`/regal-en-${sku.slice(2)}`)).text();
      expect(page).toContain(`<time dateTime="${last}">Offer ends ${written}</time>`);
    }
  });

  it('has the measure of goods sold by measure', async () => {
    const netContent = { value: 750, unit: 'ml' } as const;
    const [oil] = await putOnSale({ price: 1500, document: { netContent } });
    const product = await inIreland(oil);
    expect(structureFaults(product)).toEqual([]);
    expect(product.offers.priceSpecification).toMatchObject({
      price: '15.00',
      referenceQuantity: {
        value: 0.75,
        unitCode: 'LTR',
        valueReference: { value: 1, unitCode: 'LTR' },
      },
    });
  });

  it('has no rating that the shop has not checked', async () => {
    const rating = { average: 4.5, count: 2, distribution: [0, 0, 0, 1, 1] as Distribution };
    const skus = await putOnSale(
      { document: { rating } },
      { document: { rating: { ...rating, source: 'demo' } } },
    );
    for (const sku of skus) expect(await inIreland(sku)).not.toHaveProperty('aggregateRating');
  });

  it('has rating, number and energy class where they exist', async () => {
    const without = await inIreland(plain);
    for (const name of ['aggregateRating', 'gtin', 'hasCertification']) {
      expect(without).not.toHaveProperty(name);
    }
    expect(await inIreland(fridge)).toMatchObject({
      gtin: '4006381333931',
      aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      hasCertification: {
        name: 'EPREL',
        certificationIdentification: '1234567',
        certificationRating: { ratingValue: 'D', bestRating: 'A', worstRating: 'G' },
      },
    });
  });

  it('has no number that only the shop knows the article by, as the feed has none', async () => {
    const [own = ''] = await putOnSale({ document: { ean: '2010002794003' } });
    const { page, product } = await productAt('ie', `/regal-en-${own.slice(2)}`);
    expect(product).not.toHaveProperty('gtin');
    expect(page.html).not.toContain('2010002794003');
  });
});
