/** Words that match whatever their accents, stock states and announced reductions. */
import { describe, expect, it } from 'vitest';
import { reductionPercent } from '#domain/catalogue/product.ts';
import { addableQuantity, availabilityOf } from '#domain/inventory/availability.ts';
import { lowStockOf } from '#domain/inventory/low-stock.ts';
import type { CurrencyCode } from '#domain/money/currencies.ts';
import { fold } from '#domain/search/fold.ts';
import { readLocales } from '../../../scripts/locales/texts.ts';
import { someOf } from '../../random.ts';

const stockState = (availableQuantity: number, price: number, currency: CurrencyCode) =>
  availabilityOf({ availableQuantity }, price, {
    today: '2026-11-24',
    lowStock: lowStockOf(currency),
  }).state;

describe('a word typed plainly finds the word on the page', () => {
  it.each([
    // stack.md §6: what SQLite's own folding finds, then what it misses.
    ['schoner', 'Schöner'],
    ['naive', 'naïve'],
    ['caj', 'čaj'],
    ['istanbul', 'İstanbul'],
    ['lodz', 'Łódź'],
    ['grosse', 'Größe'],
    ['grosse', 'GRÖẞE'],
    ['odegard', 'Ødegård'],
    ['durdevac', 'Đurđevac'],
    ['oeuvre', 'œuvre'],
    ['ποδηλατο', 'ποδήλατο'],
    ['ΠΟΔΗΛΑΤΟ', 'Ποδήλατο'],
    ['ποδηλατος', 'ΠΟΔΉΛΑΤΟΣ'],
    ['ποδηλατοσ', 'ποδήλατος'],
    ['иогурт', 'Йогурт'],
    ['smorrebrod', 'smørrebrød'],
    ['aeble', 'Æble'],
    ['zlutoucky kun', 'Žluťoučký kůň'],
    ['tartoiro', 'tartóíró'],
    ['tuzolto', 'tűzoltó'],
    ['ses tasute', 'šeš tąsūtė'],
    ['stiinta', 'știință'],
    ['nino', 'niño'],
    ['coracao', 'coração'],
    ['2 x 8 l', '2 × 8 L'.replace('×', 'x')],
    ['fr 8d', 'FR-8D'],
    ['6 500 w', '6.500\u00a0W'],
    ['l huile', "l'huile"],
    ['l huile', 'l’huile'],
  ])('%s → %s', (typed, written) => {
    expect(fold(typed)).toBe(fold(written));
  });

  it('and words that differ stay apart', () => {
    expect(fold('Bär')).not.toBe(fold('Bier'));
    expect(fold('šál')).toBe('sal');
    expect(fold('кот')).not.toBe(fold('код'));
    expect(fold('  --  ')).toBe('');
  });

  it('in the texts of the shop, others in each run: capitals, composed accents and folding twice change nothing', () => {
    const texts = [...readLocales().values()].flatMap((file) => Object.values(file));
    expect(texts.length).toBeGreaterThan(5000);
    for (const text of someOf(texts, texts.length / 6)) {
      const folded = fold(text);
      expect(fold(folded)).toBe(folded);
      expect(fold(text.normalize('NFD'))).toBe(folded);
      expect(fold(text.toUpperCase())).toBe(folded);
      expect(folded).toMatch(/^[\p{Ll}\p{Lo}\p{N} ]*$/u);
    }
  });
});

describe('a stock', () => {
  // catalogue.txt §9, high and low boundary in hundredths.
  const boundaries: [CurrencyCode, number, number][] = [
    ['EUR', 100_000, 25_000],
    ['GBP', 87_000, 21_750],
    ['DKK', 745_000, 186_250],
    ['SEK', 1_120_000, 280_000],
    ['NOK', 1_170_000, 292_500],
    ['CHF', 98_000, 24_500],
    ['CZK', 2_360_000, 590_000],
    ['PLN', 455_000, 113_750],
    ['HUF', 37_500_000, 9_375_000],
    ['RON', 494_000, 123_500],
    ['BGN', 195_000, 48_750],
  ];

  it.each(boundaries)('is low at 2, 4 or 9 pieces, by the price in %s', (currency, high, low) => {
    for (const [price, most] of [
      [high + 1, 2],
      [high, 2],
      [high - 1, 4],
      [low, 4],
      [low - 1, 9],
      [1, 9],
    ] as const) {
      expect(stockState(most, price, currency)).toBe('low');
      expect(stockState(most + 1, price, currency)).toBe('ok');
      expect(stockState(1, price, currency)).toBe('low');
      expect(stockState(0, price, currency)).toBe('out');
      expect(stockState(-1, price, currency)).toBe('out');
    }
  });

  it.each([
    [10, 100, 0, 10],
    [10, 100, 4, 6],
    [500, 100, 0, 100],
    [500, 100, 100, 0],
    [500, 100, 120, 0],
    [3, 100, 5, 0],
    [0, 100, 0, 0],
    [-2, 100, 0, 0],
  ])(
    'of %s with a maximum of %s and %s in the cart allows %s more',
    (stock, maximum, inCart, more) => {
      expect(addableQuantity(stock, maximum, inCart)).toBe(more);
    },
  );
});

describe('a sold-out article', () => {
  const market = { today: '2026-11-24', lowStock: lowStockOf('EUR') } as const;
  it.each([
    ['has no date without one', {}, { state: 'out' }],
    [
      'is had again on its day',
      { restockDate: '2027-01-15' },
      { state: 'restocked', from: '2027-01-15' },
    ],
    ['has no date on that day', { restockDate: '2026-11-24' }, { state: 'out' }],
    ['has no date once it has passed', { restockDate: '2026-08-01' }, { state: 'out' }],
    [
      'begins on its first day of sale, whatever its restock',
      { releaseDate: '2027-02-01', restockDate: '2027-01-15' },
      { state: 'coming', from: '2027-02-01' },
    ],
  ])('%s', (_, days, stated) => {
    expect(availabilityOf({ availableQuantity: 0, ...days }, 5000, market)).toEqual(stated);
  });

  it('promises the same day tomorrow as today', () => {
    const article = { availableQuantity: 0, restockDate: '2027-01-15' };
    const told = ['2026-11-24', '2026-12-24', '2027-01-14'].map((today) =>
      availabilityOf(article, 5000, { ...market, today }),
    );
    expect(new Set(told.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it('has no restock date while it is in stock', () => {
    const article = { availableQuantity: 50, restockDate: '2027-01-15' };
    expect(availabilityOf(article, 5000, market)).toEqual({ state: 'ok' });
  });
});

describe('the announced reduction', () => {
  const from = (lowestCentAmount: number, centAmount: number) =>
    reductionPercent({ centAmount: 20_000, discounted: { centAmount, lowestCentAmount } });

  it.each([
    [10_000, 8000, 20],
    [10_000, 9000, 10],
    [10_000, 7100, 29],
    [17_990, 15_290, 15],
    [10_000, 9901, 0],
    [300, 200, 33],
    [1, 1, undefined],
    [8000, 9000, undefined],
  ])('from %s to %s cents is %s per cent', (lowest, now, percent) => {
    expect(from(lowest, now)).toBe(percent);
  });

  it('is exact for every whole percent, and never announced larger than it is', () => {
    for (let percent = 1; percent < 100; percent += 1) {
      for (const lowest of [100, 1000, 12_300, 999_900]) {
        expect(from(lowest, (lowest * (100 - percent)) / 100)).toBe(percent);
      }
    }
  });
});
