import { describe, expect, it } from 'vitest';
import type { Mapped } from '#domain/catalogue/import/draft.ts';
import { detectFormat } from '#domain/catalogue/import/formats.ts';
import { woocommerceMapping } from '#domain/catalogue/import/woocommerce.ts';
import { draftsOf, rowsOf, settings } from './settings.ts';

const titles =
  'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Short description",Description,"Date sale price starts","Date sale price ends","In stock?",Stock,"Weight (kg)","Length (cm)","Width (cm)","Height (cm)","Sale price","Regular price",Categories,Tags,Images,Parent,Brands,"Attribute 1 name","Attribute 1 value(s)"';
const file = `${titles}
7,simple,VICE-1,4006381333931,Vice,1,1,"Forged jaw",<p>Heavy</p>,2026-11-01,2026-11-30,1,4,12.5,30,20,15,89.00,"109,90","Workshop > Vices, Offers",heavy,"https://s.example/a.jpg, https://s.example/b.jpg",,Acme,,
8,variable,DRILL,,Drill,1,0,,<p>Strong</p>,,,1,,,,,,,,Workshop > Drills,,https://s.example/d.jpg,,Acme,Voltage,"12 V, 18 V"
9,variation,DRILL-18,,"Drill - 18 V",1,0,,,,,1,2,,,,,,149.00,,,,id:8,,Voltage,18 V
10,variation,DRILL-12,,,0,0,,,,,1,2,,,,,,129.00,,,,DRILL,,Voltage,12 V
11,variation,LOST,,Lost,1,0,,,,,1,2,,,,,,1.00,,,,id:99,,Voltage,12 V
12,grouped,SET,,Set,1,0,,,,,1,2,,,,,,1.00,,,,,,,
13,simple,FREE,,Free,1,0,,,2026-02-30,,1,2,,,,,1,5,Workshop,,,,Acme,,`;

function mapped(text: string): Mapped {
  const map = woocommerceMapping(settings);
  const all = rowsOf('woocommerce', text).map(map);
  return {
    candidates: all.flatMap(({ candidates }) => candidates),
    faults: all.flatMap(({ faults }) => faults),
  };
}

describe('a product CSV of WooCommerce', () => {
  const { candidates, faults } = mapped(file);
  const [vice, drill18, drill12] = draftsOf(candidates);

  it('is recognised by its columns', () => expect(detectFormat(file)).toBe('woocommerce'));

  it('gives a simple product with its sale, sizes and categories', () => {
    expect(vice).toMatchObject({
      sku: 'VICE-1',
      shelves: [['Workshop', 'Vices'], ['Offers']],
      facts: {
        brand: 'Acme',
        ean: '4006381333931',
        tags: ['heavy', 'Popular'],
        netSize: { length: 30, width: 20, height: 15, weight: 12.5 },
        availableQuantity: 4,
      },
      texts: { en: { name: 'Vice', description: 'Heavy', highlights: ['Forged jaw'] } },
      prices: {
        gb: {
          centAmount: 10990,
          discounted: {
            centAmount: 8900,
            validFrom: '2026-11-01T00:00:00.000Z',
            // The whole last day is included.
            validUntil: '2026-12-01T00:00:00.000Z',
          },
        },
      },
    });
    expect(vice?.facts.images).toHaveLength(2);
  });

  it('gives each variation the values of its product that it does not have itself', () => {
    expect(drill18).toMatchObject({
      sku: 'DRILL-18',
      shelves: [['Workshop', 'Drills']],
      facts: { family: 'DRILL', brand: 'Acme', attributes: { voltage: '18 V' } },
      texts: { en: { name: 'Drill - 18 V', description: 'Strong' } },
      prices: { gb: { centAmount: 14900 } },
    });
    expect(drill12).toMatchObject({
      facts: { family: 'DRILL', published: false },
      texts: { en: { name: 'Drill, 12 V' } },
    });
    expect(drill12?.facts.images).toHaveLength(1);
  });

  it('reports rows that cannot be imported', () => {
    expect(faults).toEqual([
      { line: 6, column: 'Parent', why: 'no product above is called id:99' },
      { line: 7, column: 'Type', why: 'grouped products have no goods of their own here' },
      {
        line: 8,
        column: 'Date sale price starts',
        why: '"2026-02-30" is no date such as 2026-03-31',
      },
    ]);
  });
});

describe('rows as WooCommerce exports them', () => {
  const columns =
    'ID,Type,SKU,Name,Published,"Short description",Description,"Date sale price starts","Date sale price ends",Stock,"Sale price","Regular price",Parent';
  const attributes = 'Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)';
  const rows = (...lines: string[]) => mapped([columns, ...lines].join('\n'));
  const one = (line: string) => {
    const { candidates, faults } = rows(line);
    expect(faults).toEqual([]);
    return draftsOf(candidates)[0];
  };

  it.each([
    [
      '2026-11-01 0:00:00',
      '2026-11-30 23:59:59',
      '2026-11-01T00:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
    ],
    [
      '2026-11-01 9:30:00',
      '2026-12-31 23:59:59',
      '2026-11-01T09:30:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ],
    ['2026-11-01', '2026-11-30', '2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z'],
    [
      '2026-11-01 10:00:00',
      '2026-11-30 8:00:00',
      '2026-11-01T10:00:00.000Z',
      '2026-11-30T08:00:00.000Z',
    ],
    [
      '2026-11-01T10:00:00Z',
      '2026-11-30T23:59:59Z',
      '2026-11-01T10:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
    ],
  ])(
    'a sale from %s to %s ends at its time, or else at the end of its last day',
    (from, to, validFrom, validUntil) => {
      const draft = one(`1,simple,VICE,Vice,1,,,${from},${to},4,8.00,9.00,`);
      expect(draft?.prices.gb?.discounted).toEqual({ centAmount: 800, validFrom, validUntil });
    },
  );

  it('a variation with the stock of its product has no stock of its own', () => {
    const { candidates, faults } = rows(
      '8,variable,DRILL,Drill,1,,,,,12,,,',
      '9,variation,DRILL-18,,1,,,,,parent,,149.00,id:8',
      '10,variation,DRILL-12,,1,,,,,3,,129.00,id:8',
    );
    expect(faults).toEqual([]);
    const drafts = draftsOf(candidates);
    expect(drafts.map(({ facts }) => facts.availableQuantity)).toEqual([undefined, 3]);
    expect(rows('1,simple,VICE,Vice,1,,,,,parent,,9.00,').faults).toMatchObject([
      { line: 2, column: 'Stock' },
    ]);
  });

  it('a variation has each picture once, and the attributes of its product that it does not override', () => {
    const { candidates, faults } = mapped(`Type,SKU,Name,Regular price,Parent,Images,${attributes}
variable,PAN,Pan,,,"https://s.example/a.jpg, https://s.example/b.jpg",Color,"Red, Blue",Material,Steel
variation,PAN-RED,,9.00,PAN,https://s.example/a.jpg,Color,Red,,`);
    expect(faults).toEqual([]);
    const [red] = draftsOf(candidates);
    expect(red?.facts.images?.map(({ url }) => url.at(-5))).toEqual(['a', 'b']);
    expect(red?.texts.en).toMatchObject({
      name: 'Pan, Red',
      attributesRaw: [
        { label: 'Color', value: 'Red' },
        { label: 'Material', value: 'Steel' },
      ],
    });
  });

  it('a price that cannot be read is not reported as missing too', () => {
    const text = 'Type,SKU,Name,Regular price\nsimple,PAN,Pan,abc\nsimple,POT,Pot,';
    expect(mapped(text).faults).toEqual([
      { line: 2, column: 'Regular price', why: '"abc" is no amount' },
      { line: 3, column: 'Regular price', why: 'is missing' },
    ]);
  });

  it.each(['0', '-1', '2'])(
    'a variation of a product that is not published (%s) is not published either',
    (of) => {
      const { candidates } = rows(
        `8,variable,DRILL,Drill,${of},,,,,,,,`,
        '9,variation,DRILL-18,,1,,,,,,,149.00,id:8',
      );
      expect(draftsOf(candidates)[0]?.facts.published).toBe(false);
    },
  );

  it('an escaped line end in a description becomes a line end', () => {
    const draft = one(
      String.raw`1,simple,VICE,Vice,1,Forged\nHard,Heavy.\nIn C:\\new\nand hard.,,,4,,9.00,`,
    );
    expect(draft?.texts.en).toMatchObject({
      description: 'Heavy.\nIn C:\\new\nand hard.',
      highlights: ['Forged', 'Hard'],
    });
  });
});
