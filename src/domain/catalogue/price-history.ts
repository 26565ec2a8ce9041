/** Every price that was in force stays known: what an import adds to the history. Source: eu-2026.md P-01, P-04. */
import type { PricePoint, StorePrice } from './price-document.ts';

type Priced = Pick<StorePrice, 'centAmount' | 'discounted'>;

/**
 * The history after a price has been written at `now`, oldest first: what was known, what the document brings, what
 * the price before came to meanwhile (its reduction began or ended by the clock), and the price that holds now.
 * A known point is never changed.
 */
export function historyAfter(
  known: readonly PricePoint[],
  before: Priced | undefined,
  price: StorePrice,
  now: Date,
): PricePoint[] {
  const points = new Map<string, PricePoint>();
  for (const point of [
    ...known,
    ...price.history,
    ...(before ? reductionPoints(before, now) : []),
  ]) {
    if (!points.has(point.validFrom)) points.set(point.validFrom, point);
  }
  const history = [...points.values()].sort(
    (a, b) => Date.parse(a.validFrom) - Date.parse(b.validFrom),
  );
  const last = history.findLast(({ validFrom }) => Date.parse(validFrom) <= now.getTime());
  const current = priceInForce(price, now);
  if (last?.centAmount === current.centAmount) return history;
  const since = Date.parse(last?.validFrom ?? '') < Date.parse(current.validFrom ?? '');
  const validFrom = since && current.validFrom ? current.validFrom : now.toISOString();
  const rest = history.filter((point) => Date.parse(point.validFrom) > Date.parse(validFrom));
  const earlier = history.filter((point) => Date.parse(point.validFrom) < Date.parse(validFrom));
  return [...earlier, { centAmount: current.centAmount, validFrom }, ...rest];
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
