/** A limit of the price filter as shoppers write it. */
import { lowestGrossOf } from '../../money/basis-points.ts';
import { type CurrencyCode, smallestAmount } from '../../money/currencies.ts';

/** In cents. Reads `1.299,50`, `1299.50` and `1299`; thousands and decimal marks of any language. */
export function limitFrom(text: string | null): number | undefined {
  if (!text) return undefined;
  const compact = text.replace(/[\s\u00a0\u202f'’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(compact);
  const whole = (decimal ? compact.slice(0, decimal.index) : compact).replace(/[.,]/g, '');
  if (!/^\d{1,9}$/.test(whole)) return undefined;
  return Number(whole) * 100 + Number((decimal?.[1] ?? '0').padEnd(2, '0'));
}

/** Limits in cents as the parameters of the filter; only those that there are. */
export function priceParameters({
  from,
  to,
}: {
  from?: number | undefined;
  to?: number | undefined;
}): Record<string, string> {
  return {
    ...(from !== undefined && { 'price-from': String(from / 100) }),
    ...(to !== undefined && { 'price-to': String(to / 100) }),
  };
}

type Tax = { rate: number; currency: CurrencyCode };

/**
 * A written net limit as the gross limit that lets the same articles through, in major units: `100` as `119`. `end`:
 * whether it is the lower or the upper one. Empty if it is no amount.
 */
export function grossLimit(net: string, end: 'from' | 'to', { rate, currency }: Tax): string {
  const limit = limitFrom(net);
  if (limit === undefined) return '';
  const smallest = smallestAmount(currency);
  const lowest = (cents: number) => lowestGrossOf(cents, rate, currency);
  const gross = end === 'from' ? lowest(limit) : lowest(limit + smallest) - smallest;
  return String(Math.max(0, gross) / 100);
}
