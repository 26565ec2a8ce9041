/**
 * The prior prices of reductions over random years of a shop, compared with a recount that knows only the price of
 * every day. Source: eu-2026.md P-01, P-02.
 */
import { describe, expect, it } from 'vitest';
import type { PricePoint, StorePrice } from '#domain/catalogue/prices/price-document.ts';
import { historyAfter } from '#domain/catalogue/prices/price-history.ts';
import { isAnnounced, priorPrice, progressiveFrom } from '#domain/catalogue/prices/reduction.ts';
import { type Chance, chance, times } from '../seeded.ts';

type Offer = { cents: number; from: number; until: number | undefined };
/** A price document that is imported on a day. */
type Written = { on: number; standard: number; offer?: Offer };
/** The price of a day, and whether it was a reduced one. */
type Day = { cents: number; reduced: boolean };

const day = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 86_400_000);
const lastDay = 400;

const isOver = ({ on, offer }: Written) => (offer?.until ?? lastDay) <= on;

function documentOf({ standard, offer }: Written): StorePrice {
  const { cents: centAmount, from, until } = offer ?? { cents: 0, from: 0, until: undefined };
  const validFrom = day(from).toISOString();
  const end = until === undefined ? {} : { validUntil: day(until).toISOString() };
  return {
    centAmount: standard,
    ...(offer && { discounted: { centAmount, validFrom, ...end } }),
    history: [],
  };
}

/** The code under test: imports one document after the other, and returns the prior prices after each. */
function shop(written: readonly Written[]) {
  let history: PricePoint[] = [];
  let before: StorePrice | undefined;
  return written.map((each) => {
    const now = day(each.on);
    const document = documentOf(each);
    history = historyAfter(history, before, document, now);
    const { discounted } = document;
    const first = discounted && progressiveFrom(history, before, discounted, now);
    before = {
      ...document,
      ...(discounted && {
        discounted: { ...discounted, ...(first && { progressiveFrom: first }) },
      }),
    };
    if (!discounted || isOver(each)) return undefined;
    return {
      strict: priorPrice(history, discounted, undefined, now),
      progressive: priorPrice(history, discounted, first, now),
    };
  });
}

/** The recount: fills in the price of every day, and looks back through the days. */
function recount(written: readonly Written[]) {
  const days: (Day | undefined)[] = times(lastDay).map(() => undefined);
  const lowestBefore = (start: number) => {
    const asked = days.slice(Math.max(0, start - 30), start).flatMap((each) => each?.cents ?? []);
    return asked.length > 0 ? Math.min(...asked) : undefined;
  };
  return written.map(({ on, standard, offer }) => {
    const runs = (number: number) =>
      offer !== undefined && offer.from <= number && number < (offer.until ?? lastDay);
    for (let number = on; number < lastDay; number += 1) {
      const reduced = runs(number);
      days[number] = { cents: reduced && offer ? offer.cents : standard, reduced };
    }
    if (!offer || isOver({ on, standard, offer })) return undefined;
    let start = Math.max(on, offer.from);
    while (start > offer.from && days[start - 1]?.cents === offer.cents) start -= 1;
    let first = start;
    const fell = (number: number) => {
      const [yesterday, today] = [days[number - 1], days[number]];
      return yesterday?.reduced && today && yesterday.cents >= today.cents;
    };
    while (fell(first)) first -= 1;
    // A reduction that did not change the price is no step.
    const isStep = days[first - 1]?.cents !== days[first]?.cents;
    return { strict: lowestBefore(start), progressive: lowestBefore(isStep ? first : start) };
  });
}

/** Few different prices, so that they coincide: chains, renewals, gaps, overlaps, back-dated and planned reductions. */
function year({ between, pick, often }: Chance): Written[] {
  const start = between(0, 20);
  const days = [...new Set(times(between(1, 9)).map(() => between(start + 1, start + 150)))];
  const rest = days
    .sort((a, b) => a - b)
    .map((on): Written => {
      const standard = pick([100, 100, 100, 110, 90]);
      const from = on + pick([0, 0, 0, -1, -25, -60, 1, 12]);
      const until = often(0.5) ? Math.max(from, on - 5) + between(1, 40) : undefined;
      return {
        on,
        standard,
        ...(often(0.8) && { offer: { cents: pick([85, 80, 70, 60]), from, until } }),
      };
    });
  return [{ on: start, standard: 100 }, ...rest];
}

it('every prior price equals a recount day by day, over 6,000 random years', () => {
  const random = chance(20261121);
  for (const _ of times(6000)) {
    const written = year(random);
    expect(shop(written), JSON.stringify(written)).toEqual(recount(written));
  }
}, 60_000);

describe('a reduction is measured by', () => {
  const offer = (cents: number, from: number, until?: number): Offer => ({ cents, from, until });
  const last = (...written: Written[]) => shop([{ on: 0, standard: 100 }, ...written]).at(-1);

  it.each<[string, Written[], { strict: number; progressive: number }]>([
    [
      'the lowest of 30 days, or in a chain the lowest before its first step',
      [
        { on: 50, standard: 100, offer: offer(80, 50) },
        { on: 60, standard: 100, offer: offer(70, 60) },
      ],
      { strict: 80, progressive: 100 },
    ],
    [
      'the lowest ordinary price before it (the example of eu-2026.md P-01)',
      [
        { on: 40, standard: 80 },
        { on: 50, standard: 90 },
        { on: 60, standard: 90, offer: offer(70, 60) },
      ],
      { strict: 80, progressive: 80 },
    ],
    [
      'what was asked since, where the chain was broken for a day',
      [
        { on: 50, standard: 100, offer: offer(80, 50, 59) },
        { on: 60, standard: 100, offer: offer(70, 60) },
      ],
      { strict: 80, progressive: 80 },
    ],
    [
      'itself, where an ended one comes back: that is none',
      [
        { on: 50, standard: 100, offer: offer(80, 50, 55) },
        { on: 60, standard: 100, offer: offer(80, 60) },
      ],
      { strict: 80, progressive: 80 },
    ],
    [
      'what the shop really asked, where a document names an earlier day',
      [
        { on: 40, standard: 70 },
        { on: 60, standard: 100, offer: offer(65, 20) },
      ],
      { strict: 70, progressive: 70 },
    ],
    [
      'an ordinary price that was lower: a lower price is no first step',
      [
        { on: 50, standard: 90 },
        { on: 60, standard: 100, offer: offer(70, 60) },
      ],
      { strict: 90, progressive: 90 },
    ],
  ])('%s', (_, written, expected) => {
    expect(last(...written)).toEqual(expected);
  });

  it('no first step that a document claims and the price history does not show', () => {
    const history = [100, 80, 70].map((centAmount, at) => ({
      centAmount,
      validFrom: day(at * 40).toISOString(),
    }));
    const claim = (from: number) =>
      progressiveFrom(
        history,
        undefined,
        {
          centAmount: 70,
          validFrom: day(80).toISOString(),
          progressiveFrom: day(from).toISOString(),
        },
        day(90),
      );
    expect(claim(40)).toBe(day(40).toISOString());
    expect(claim(20)).toBeUndefined();
  });
});

it('a reduction is announced only below the standard price and below the lowest of 30 days', () => {
  const { between } = chance(7);
  for (const _ of times(2000)) {
    const [reduced, standard] = [between(1, 20), between(1, 20)];
    const lowest = between(0, 3) === 0 ? null : between(1, 20);
    const below = [standard, lowest ?? 0].filter((price) => reduced < price).length === 2;
    expect(isAnnounced(reduced, { standard, lowest })).toBe(below);
  }
});
