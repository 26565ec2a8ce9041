/** The product CSV of the Merchant Center, whose rows are combined into products. */
import { describe, expect, it } from 'vitest';
import { mapCommercetoolsCsv } from '#domain/catalogue/import/commercetools-csv.ts';
import { detectFormat } from '#domain/catalogue/import/formats.ts';
import { draftsOf, rowsOf, settings } from './settings.ts';

const mapped = (text: string) => mapCommercetoolsCsv(rowsOf('commercetools-csv', text), settings);

describe('the product CSV of the Merchant Center', () => {
  const file = `key,productType.key,name.en,slug.en,categories,variants.sku,variants.prices.value.currencyCode,variants.prices.value.centAmount,variants.prices.country,variants.images.url,variants.attributes.brand
kiln,oven,Kiln,kiln,ovens;offers,KILN-1,EUR,120000,DE,https://img.example/1.jpg,Nordhof
,,,,,,EUR,125000,AT,https://img.example/2.jpg,
,,,,,KILN-2,EUR,no,DE,,`;

  it('adds rows without a key or a SKU to the product or variant above', () => {
    expect(detectFormat(file)).toBe('commercetools-csv');
    const { candidates, faults } = mapped(file.replace('EUR,no,DE', 'EUR,150000,DE'));
    expect(faults).toEqual([]);
    expect(draftsOf(candidates)).toMatchObject([
      {
        sku: 'KILN-1',
        facts: {
          family: 'kiln',
          brand: 'Nordhof',
          categories: ['ovens', 'offers'],
          images: [{ url: 'https://img.example/1.jpg' }, { url: 'https://img.example/2.jpg' }],
        },
        prices: { de: { centAmount: 120000 }, at: { centAmount: 125000 } },
      },
      { sku: 'KILN-2', texts: { en: { name: 'Kiln' } }, prices: { de: { centAmount: 150000 } } },
    ]);
    expect(candidates.map(({ line }) => line)).toEqual([2, 4]);
  });

  it('keeps every language of an attribute, whatever its columns are called', () => {
    const text = `key,name.en,name.de-DE,variants.sku,attributes.highlights.en,variants.attributes.highlights.de-DE,attributes.highlights.it
kiln,Kiln,Ofen,KILN-1,Hot,Heiß,`;
    const { candidates } = mapped(text);
    expect(draftsOf(candidates)).toMatchObject([
      { texts: { en: { highlights: ['Hot'] }, de: { highlights: ['Heiß'] } } },
    ]);
  });

  it('reports a wrong cell with its own line', () => {
    expect(mapped(file).faults).toEqual([
      { line: 4, column: 'variants.prices.value.centAmount', why: '"no" is no whole number' },
    ]);
  });
});

describe('a price of the product CSV', () => {
  const value = 'variants.prices.value.currencyCode,variants.prices.value.centAmount';

  it('is ignored if it is only for a customer group or a channel', () => {
    const { candidates, faults } =
      mapped(`key,variants.sku,${value},variants.prices.country,variants.prices.customerGroup.key,variants.prices.channel.key
kiln,KILN-1,EUR,10000,DE,,
,,EUR,7000,DE,b2b,
,,EUR,8000,DE,,outlet`);
    expect(faults).toEqual([]);
    expect(draftsOf(candidates)).toMatchObject([{ prices: { de: { centAmount: 10000 } } }]);
  });
});

describe('a cell of the product CSV', () => {
  const factsOf = (titles: string, cells: string) => {
    const { candidates } = mapped(`key,variants.sku,${titles}\nkiln,KILN-1,${cells}`);
    return draftsOf(candidates)[0]?.facts;
  };

  it('is a number only if that number is written in the same way', () => {
    const titles = 'model,family,power,size,ean,depth'
      .split(',')
      .map((name) => `variants.attributes.${name}`);
    expect(factsOf(titles.join(','), '1.10,2.0,6500,1.50,04006381333931,-2.5')).toMatchObject({
      model: '1.10',
      family: '2.0',
      ean: '04006381333931',
      attributes: { power: 6500, size: '1.50', depth: -2.5 },
    });
  });

  it('has all of its tags', () => {
    const tags = 'variants.attributes.tags';
    expect(factsOf(tags, 'new; bestseller;')).toMatchObject({ tags: ['new', 'bestseller'] });
    expect(factsOf(tags, '2026')).toMatchObject({ tags: ['2026'] });
    expect(factsOf(tags, '')).toMatchObject({ tags: [] });
  });

  it('with a SKU is trimmed, so that it names no other product', () => {
    const { candidates } = mapped('key,variants.sku\nkiln,"EX10000001 "');
    expect(draftsOf(candidates)).toMatchObject([{ sku: 'EX10000001' }]);
  });
});
