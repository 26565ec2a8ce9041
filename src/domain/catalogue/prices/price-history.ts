/** The history keeps every price that was in force: what an import adds to it. Source: eu-2026.md P-01, P-04. */
import type { PricePoint, StorePrice } from './price-document.ts';

type Priced = Pick<StorePrice, 'centAmount' | 'discounted'>;

/**
 * The history after a price is written at `now`, oldest first: the known points, those of the document, the start and
 * end of a reduction of the previous price meanwhile, and the price in force now. That starts now or, if the shop did
 * not have the product, on the date that its document names. A known point is never changed.
 */
export function historyAfter(
  known: readonly PricePoint[],
  before: Priced | undefined,
  price: StorePrice,
  now: Date,
): PricePoint[] {
  const at = now.getTime();
  // Changes before the last known point were recorded at that time, or were never in force.
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
  // If the shop had another price until now, the new one starts now, whatever date the document names.
  const isFirstPrice = before === undefined && last !== undefined && validFrom !== undefined;
  const point =
    isFirstPrice && timeOf(last) < Date.parse(validFrom)
      ? { centAmount, validFrom }
      : { centAmount, validFrom: now.toISOString() };
  const earlier = history.filter((each) => timeOf(each) < timeOf(point));
  return [...earlier, point, ...history.filter((each) => timeOf(each) > timeOf(point))];
}

/** Whether a reduction was over when it was written. The price was another until now, which needs a point. */
function endedUnasked({ discounted }: Priced, last: PricePoint, at: number): boolean {
  const until = Date.parse(discounted?.validUntil ?? '');
  return until <= at && until > timeOf(last);
}

function timeOf({ validFrom }: PricePoint): number {
  return Date.parse(validFrom);
}

/** Points for the start and the end of a reduction that is not in the history, as far as they are past. */
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
