/**
 * When a reduction began and which price it is compared with: by the prices in force, whatever date a document names.
 * Source: eu-2026.md P-01, P-02; Dir. 98/6/EC art. 6a.
 */
import { lowestPriorPrice } from './lowest-price.ts';
import type { PricePoint, StorePrice } from './price-document.ts';

type Reduction = NonNullable<StorePrice['discounted']>;
type Priced = Pick<StorePrice, 'discounted'>;

/** Whether a reduction may be announced: it is below the standard price and below the lowest of 30 days. */
export function isAnnounced(
  reduced: number,
  { standard, lowest }: { standard: number; lowest: number | null },
): boolean {
  return lowest !== null && reduced < Math.min(standard, lowest);
}

/**
 * ISO instant of the first step of a progressive reduction; undefined if this is the first. A step follows another if
 * it is lower and the price has not risen in between; a first step named by a document must be in the history.
 * `history` includes the reduction written at `now`.
 */
export function progressiveFrom(
  history: readonly PricePoint[],
  before: Priced | undefined,
  reduction: Reduction,
  now: Date,
): string | undefined {
  const since = reducedSince(history, reduction, now);
  const first = reduction.progressiveFrom ?? firstStep(history, before, reduction, since);
  return first && isDescent(history, Date.parse(first), Date.parse(since)) ? first : undefined;
}

/** The lowest price of the 30 days before the reduction, or before its first step, in cents. */
export function priorPrice(
  history: readonly PricePoint[],
  reduction: Reduction,
  firstStep: string | undefined,
  now: Date,
): number | undefined {
  return lowestPriorPrice(history, new Date(firstStep ?? reducedSince(history, reduction, now)));
}

/** ISO instant since which its price has been in force without a break, at the earliest its `validFrom`. */
function reducedSince(history: readonly PricePoint[], reduction: Reduction, now: Date): string {
  const held = heldSince(history, reduction.centAmount, now.getTime());
  const { validFrom } = reduction;
  return held && Date.parse(held) > Date.parse(validFrom) ? held : validFrom;
}

/** Since when the price in force at `at` (ms) has been `centAmount`; undefined if it is another. */
function heldSince(
  history: readonly PricePoint[],
  centAmount: number,
  at: number,
): string | undefined {
  const past = history.filter(({ validFrom }) => Date.parse(validFrom) <= at);
  const otherwise = past.findLastIndex((point) => point.centAmount !== centAmount);
  return past[otherwise + 1]?.validFrom;
}

function firstStep(
  history: readonly PricePoint[],
  before: Priced | undefined,
  { centAmount }: Reduction,
  since: string,
): string | undefined {
  const last = before?.discounted;
  if (!last || centAmount > last.centAmount) return undefined;
  if (last.progressiveFrom) return last.progressiveFrom;
  const held = heldSince(history, last.centAmount, Date.parse(since) - 1);
  return held && Date.parse(held) < Date.parse(last.validFrom) ? last.validFrom : held;
}

/** Whether the price changed at `first` and did not rise from then to `until` (both ms). */
function isDescent(history: readonly PricePoint[], first: number, until: number): boolean {
  const steps = history.filter(({ validFrom }) => {
    const at = Date.parse(validFrom);
    return at >= first && at <= until;
  });
  const begins = steps[0] !== undefined && Date.parse(steps[0].validFrom) === first;
  return (
    begins &&
    first < until &&
    steps.every(({ centAmount }, at) => centAmount <= (steps[at - 1]?.centAmount ?? centAmount))
  );
}
