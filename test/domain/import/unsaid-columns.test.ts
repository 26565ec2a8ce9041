/** Data without a column in the file of another shop stays unchanged; an empty column clears its value. */
import { describe, expect, it } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { completed } from '#domain/catalogue/import/complete.ts';
import { type CsvFormat, csvDialects } from '#domain/catalogue/import/formats.ts';
import { simpleProduct } from '../../catalogue/simple-product.ts';
import { draftsOf, rowsOf, settings } from './settings.ts';

const sku = 'EX10900001';
const reduced = { centAmount: 7900, validFrom: '2026-11-01T00:00:00.000Z' };
const sound = simpleProduct(sku);
const known: ProductDocument = {
  ...sound,
  published: false,
  ean: '4006381333931',
  deliveryPackage: 'carton',
  tags: ['steel'],
  attributes: { size: 'GN 1/1' },
  netSize: { length: 1, width: 2, height: 3, weight: 4 },
  texts: {
    en: {
      name: 'Pan',
      slug: 'pan-10900001',
      description: 'Steel.',
      highlights: ['Light'],
      attributesRaw: [{ name: 'size', label: 'Size', value: 'GN 1/1' }],
      packageContents: ['Lid'],
      faq: [],
      metaTitle: 'Pans',
      metaDescription: 'All pans',
    },
  },
  prices: { gb: { centAmount: 9900, discounted: reduced, history: [] } },
  availableQuantity: 7,
};

function imported(format: CsvFormat, text: string): ProductDocument {
  const mapped = csvDialects[format].mapping(settings)(rowsOf(format, text));
  expect(mapped.faults).toEqual([]);
  const [draft] = draftsOf(mapped.candidates);
  if (!draft) throw new Error('the row was not taken');
  return completed(draft, {
    sku,
    existing: known,
    categories: [],
    now: settings.now,
  }) as ProductDocument;
}
const english = ({ texts }: ProductDocument) => texts.en;

describe('a Shopify file', () => {
  it('of handles, titles and prices changes nothing else', () => {
    const changed = imported('shopify', 'Handle,Title,Variant SKU,Variant Price\npan,Pan,GP,79.00');
    expect(changed).toEqual({ ...known, family: 'pan' });
  });

  it('with another selling price and no price before ends the reduction', () => {
    const { prices } = imported('shopify', 'Handle,Title,Variant Price\npan,Pan,99.00');
    expect(prices.gb).toEqual({ centAmount: 9900, history: [] });
  });

  it('with empty columns clears the tags, pictures and meta texts', () => {
    const changed = imported(
      'shopify',
      `Handle,Title,Body (HTML),Tags,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,SEO Title,SEO Description,Published
pan,Pan,,,GP,99.00,,,,,,TRUE`,
    );
    expect(changed).toMatchObject({ published: true, tags: [], images: [], availableQuantity: 7 });
    expect(changed).not.toHaveProperty('ean');
    expect(english(changed)).toMatchObject({ description: '', packageContents: ['Lid'] });
    expect(english(changed)).not.toHaveProperty('metaTitle');
    expect(english(changed)).not.toHaveProperty('metaDescription');
    expect(changed.prices.gb).toEqual({ centAmount: 9900, history: [] });
  });
});

describe('a WooCommerce file', () => {
  it('of names and prices changes nothing else, and leaves a reduction running', () => {
    const changed = imported('woocommerce', 'Type,SKU,Name,Regular price\nsimple,GP,Pan,95.00');
    const prices = { gb: { centAmount: 9500, discounted: reduced, history: [] } };
    expect(changed).toEqual({ ...known, family: 'GP', prices });
  });

  it('with a price below the running reduction leaves none', () => {
    const { prices } = imported('woocommerce', 'Type,SKU,Name,Regular price\nsimple,GP,Pan,70.00');
    expect(prices.gb).toEqual({ centAmount: 7000, history: [] });
  });

  it('with empty columns clears the highlights, sizes and pictures', () => {
    const changed = imported(
      'woocommerce',
      `Type,SKU,Name,Published,Short description,Description,Sale price,Regular price,Tags,Images,Stock,Length (cm),Width (cm),Height (cm),Weight (kg),"GTIN, UPC, EAN, or ISBN"
simple,GP,Pan,1,,,,99.00,,,,,,,,`,
    );
    expect(changed).toMatchObject({ published: true, tags: [], images: [], availableQuantity: 7 });
    expect(changed).not.toHaveProperty('ean');
    expect(changed).not.toHaveProperty('netSize');
    expect(english(changed)).toMatchObject({ description: '', highlights: [] });
    expect(changed.prices.gb).toEqual({ centAmount: 9900, history: [] });
  });
});

describe('a commercetools CSV', () => {
  const price = 'variants.prices.value.centAmount,variants.prices.value.currencyCode';

  it('of prices changes nothing else, and leaves a reduction running', () => {
    const changed = imported(
      'commercetools-csv',
      `key,name.en,variants.sku,${price}\npan,Pan,GP,9500,GBP`,
    );
    const prices = { gb: { centAmount: 9500, discounted: reduced, history: [] } };
    expect(changed).toEqual({ ...known, family: 'pan', prices });
  });

  it('with empty columns clears the attributes, pictures and meta title', () => {
    const changed = imported(
      'commercetools-csv',
      `key,name.en,description.en,metaTitle.en,categories,variants.sku,${price},variants.prices.discounted.value.centAmount,variants.images.url,variants.attributes.ean,variants.attributes.size
pan,Pan,,,,GP,9900,GBP,,,,`,
    );
    expect(changed).toMatchObject({
      published: false,
      images: [],
      tags: ['steel'],
    });
    expect(changed.attributes).toEqual({});
    expect(changed).toMatchObject({ categories: known.categories, deliveryPackage: 'carton' });
    expect(changed).not.toHaveProperty('ean');
    expect(english(changed)).toMatchObject({ description: '', metaDescription: 'All pans' });
    expect(english(changed)).not.toHaveProperty('metaTitle');
    expect(changed.prices.gb).toEqual({ centAmount: 9900, history: [] });
  });
});

describe('our own CSV', () => {
  it('of prices leaves a reduction running, with its dates', () => {
    const { prices } = imported('csv', `sku,price.gb\n${sku},95.00`);
    expect(prices.gb).toEqual({ centAmount: 9500, discounted: reduced, history: [] });
  });

  it('ends a reduction by a price beside an empty sale price, and changes nothing for other empty cells', () => {
    const changed = imported('csv', `sku,ean,price.gb,discountedPrice.gb\n${sku},,99.00,`);
    expect(changed).toEqual({ ...known, prices: { gb: { centAmount: 9900, history: [] } } });
  });

  it.each([
    ['discountedFrom', '2026-12-01'],
    ['discountedUntil', '2026-12-31'],
    ['discount', '"{""name"":""Advent""}"'],
  ])('is refused if it has a %s but no price of the reduction', (name, cell) => {
    const faultsOf = (text: string) =>
      csvDialects.csv.mapping(settings)(rowsOf('csv', text)).faults;
    const why = 'stands without discountedPrice';
    expect(faultsOf(`sku,${name}.gb\n${sku},${cell}`)).toEqual([
      { line: 2, column: `${name}.gb`, why },
    ]);
    expect(faultsOf(`sku,discountedPrice.de,${name}\n${sku},70.00,${cell}`)).toEqual([
      { line: 2, column: name, why },
    ]);
    expect(faultsOf(`sku,discountedPrice,${name}.gb\n${sku},70.00,${cell}`)).toEqual([]);
    // An empty cell beside a price means that there is no reduction, whatever the other cells hold.
    expect(faultsOf(`sku,price.gb,discountedPrice.gb,${name}.gb\n${sku},99.00,,${cell}`)).toEqual(
      [],
    );
  });
});
