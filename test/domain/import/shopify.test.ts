import { describe, expect, it } from 'vitest';
import { detectFormat } from '#domain/catalogue/import/formats.ts';
import { mapShopify } from '#domain/catalogue/import/shopify.ts';
import { draftsOf, rowsOf, settings } from './settings.ts';

const before = `Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,Variant Image,SEO Title,Status
gastro-pan,Gastro pan,<p>Steel</p>,Nordhof,Kitchen > Pans,,"steel, gn",TRUE,Size,GN 1/1,Depth,65 mm,GP-11,900,12,24.90,29.90,4006381333931,https://cdn.example.com/1.jpg,1,https://cdn.example.com/v.jpg,Pans,active
gastro-pan,,,,,,,,,GN 1/2,,65 mm,GP-12,500,-3,14.90,,,https://cdn.example.com/2.jpg,2,,,
gastro-pan,,,,,,,,,,,,,,,,,,https://cdn.example.com/3.jpg,3,,,`;

const today = `Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL,SEO title
Peel,peel,,Nordhof,,Tools,,TRUE,draft,,,Title,Default Title,9.5,,3,,`;

describe('a product CSV of Shopify', () => {
  const { candidates, faults } = mapShopify(rowsOf('shopify', before), settings);
  const [first, second] = draftsOf(candidates);

  it('is recognised in both of its forms', () => {
    expect([detectFormat(before), detectFormat(today)]).toEqual(['shopify', 'shopify']);
  });

  it('gives a product for each variant, in one family', () => {
    expect(faults).toEqual([]);
    expect(first).toMatchObject({
      sku: 'GP-11',
      shelves: [['Kitchen', 'Pans']],
      facts: {
        family: 'gastro-pan',
        brand: 'Nordhof',
        ean: '4006381333931',
        published: true,
        tags: ['steel', 'gn'],
        attributes: { size: 'GN 1/1', depth: '65 mm' },
        availableQuantity: 12,
      },
      texts: {
        en: {
          name: 'Gastro pan, GN 1/1, 65 mm',
          slug: 'gastro-pan-gn-1-1-65-mm',
          description: 'Steel',
          metaTitle: 'Pans',
          attributesRaw: [
            { name: 'size', label: 'Size', value: 'GN 1/1' },
            { name: 'depth', label: 'Depth', value: '65 mm' },
          ],
        },
      },
      prices: { gb: { centAmount: 2990, discounted: { centAmount: 2490 } } },
    });
    expect(second).toMatchObject({
      sku: 'GP-12',
      facts: { family: 'gastro-pan', availableQuantity: 0 },
      prices: { gb: { centAmount: 1490 } },
    });
  });

  it('puts the picture of the variant before those of the product', () => {
    const urls = (first?.facts.images ?? []).map(({ url }) => url.at(-5));
    expect(urls).toEqual(['v', '1', '2', '3']);
  });

  it('knows the column titles of today, drafts and products without variants', () => {
    const drafts = draftsOf(mapShopify(rowsOf('shopify', today), settings).candidates);
    expect(drafts).toMatchObject([
      {
        sku: 'peel',
        shelves: [['Tools']],
        facts: { published: false },
        texts: { en: { name: 'Peel' } },
      },
    ]);
  });

  it('has its wrong cells reported by line and column title', () => {
    const wrong = before.replace('14.90', 'cheap').replace('GP-11,900,12', 'GP-11,900,many');
    const told = mapShopify(rowsOf('shopify', wrong), settings);
    expect(told.candidates).toEqual([]);
    expect(told.faults).toEqual([
      { line: 2, column: 'Variant Inventory Qty', why: '"many" is no whole number' },
      { line: 3, column: 'Variant Price', why: '"cheap" is no amount' },
    ]);
  });

  const told = (text: string) => mapShopify(rowsOf('shopify', text), settings);

  it('has a fault for a product whose row has neither price nor SKU nor option', () => {
    expect(told('Handle,Title,Variant SKU,Variant Price,Published\nvase,Vase,,,TRUE')).toEqual({
      candidates: [],
      faults: [{ line: 2, column: 'Variant Price', why: 'is missing' }],
    });
  });

  it('gives no product if one of its cells cannot be read, even if its variants can', () => {
    const hidden = 'Handle,Title,Variant SKU,Variant Price,Published\nvase,Vase,V,5.00,versteckt';
    expect(told(hidden)).toEqual({
      candidates: [],
      faults: [{ line: 2, column: 'Published', why: '"versteckt" is neither true nor false' }],
    });
  });
});
