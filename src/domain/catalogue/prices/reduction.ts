/**
 * When a reduction began and what it is measured by: by what the shop did ask, whatever day a document names.
 * Source: eu-2026.md P-01, P-02; Dir. 98/6/EC art. 6a.
 */
import { lowestPriorPrice } from './lowest-price.ts';
import type { PricePoint, StorePrice } from './price-document.ts';

type Reduction = NonNullable<StorePrice['discounted']>;
type Priced = Pick<StorePrice, 'discounted'>;

/** Whether a reduced price may be called one: it is below the standard price and below the lowest of 30 days. */
export function isAnnounced(
  reduced: number,
  { standard, lowest }: { standard: number; lowest: number | null },
): boolean {
  return lowest !== null && reduced < Math.min(standard, lowest);
}

/**
 * When the first step of a progressive reduction was made, ISO; undefined where this is the first. A step follows
 * another when it goes lower and the price has not risen in between; what a document says of it must be in the history.
 * `history` is that after the reduction was written at `now`.
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

/** ISO instant since which its price has held without a break, but not before the one it names itself. */
function reducedSince(history: readonly PricePoint[], reduction: Reduction, now: Date): string {
  const held = heldSince(history, reduction.centAmount, now.getTime());
  const { validFrom } = reduction;
  return held && Date.parse(held) > Date.parse(validFrom) ? held : validFrom;
}

/** Since when the price at a moment (ms) has been this one; undefined when it is another. */
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

/** Whether a step was made at `first` and the price never rose from there to a later moment (both ms). */
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
