/** Every price that was in force stays known: what an import adds to the history. Source: eu-2026.md P-01, P-04. */
import type { PricePoint, StorePrice } from './price-document.ts';

type Priced = Pick<StorePrice, 'centAmount' | 'discounted'>;

/**
 * The history after a price has been written at `now`, oldest first: what was known, what the document brings, what
 * the price before came to meanwhile (its reduction began or ended by the clock), and the price that holds now: from
 * now on, or in a shop that did not have the product from the day its document names. A known point is never changed.
 */
export function historyAfter(
  known: readonly PricePoint[],
  before: Priced | undefined,
  price: StorePrice,
  now: Date,
): PricePoint[] {
  const at = now.getTime();
  // What lies before the last known point was written down then, or was never asked.
  const written = known.filter((point) => timeOf(point) <= at).at(-1);
  const passed = before
    ? reductionPoints(before, now).filter((point) => !written || timeOf(point) > timeOf(written))
    : [];
  const points = new Map<string, PricePoint>();
  for (const point of [...known, ...price.history, ...passed]) {
    if (!points.has(point.validFrom)) points.set(point.validFrom, point);
  }
  const history = [...points.values()].sort((a, b) => timeOf(a) - timeOf(b));
  const last = history.findLast((point) => timeOf(point) <= at);
  const { centAmount, validFrom } = priceInForce(price, now);
  const isKnown = last?.centAmount === centAmount && !(before && endedUnasked(price, last, at));
  if (isKnown) return history;
  // Of a price that was another until now, the shop knows better than a document when it began.
  const isNews = before === undefined && last !== undefined && validFrom !== undefined;
  const point =
    isNews && timeOf(last) < Date.parse(validFrom)
      ? { centAmount, validFrom }
      : { centAmount, validFrom: now.toISOString() };
  const earlier = history.filter((each) => timeOf(each) < timeOf(point));
  return [...earlier, point, ...history.filter((each) => timeOf(each) > timeOf(point))];
}

/** A reduction that was over when it was written. Until now the price was another: a point says so. */
function endedUnasked({ discounted }: Priced, last: PricePoint, at: number): boolean {
  const until = Date.parse(discounted?.validUntil ?? '');
  return until <= at && until > timeOf(last);
}

function timeOf({ validFrom }: PricePoint): number {
  return Date.parse(validFrom);
}

/** When a reduction that is not in any history began and ended, as far as that is past. */
function reductionPoints({ centAmount, discounted }: Priced, now: Date): PricePoint[] {
  if (!discounted) return [];
  const { validFrom, validUntil } = discounted;
  return [
    { centAmount: discounted.centAmount, validFrom },
    ...(validUntil ? [{ centAmount, validFrom: validUntil }] : []),
  ].filter((point) => Date.parse(point.validFrom) <= now.getTime());
}

function priceInForce(
  { centAmount, discounted }: Priced,
  now: Date,
): { centAmount: number; validFrom?: string } {
  if (!discounted) return { centAmount };
  const { validFrom, validUntil } = discounted;
  const at = now.getTime();
  if (Date.parse(validFrom) > at) return { centAmount };
  if (validUntil && Date.parse(validUntil) <= at) return { centAmount, validFrom: validUntil };
  return { centAmount: discounted.centAmount, validFrom };
}
