/** Filters by attributes: few different numbers are offered one by one, many in ranges. Source: checklist CAT-3. */
import type { FacetValue } from './listing-page.ts';

/** More different numbers than this are offered in ranges. */
const maxSingleNumbers = 8;
const ranges = 6;

/** `from` is inclusive, `to` exclusive; without one the range is open at that end. */
type NumberRange = { from?: number; to?: number };

/** `1000..2000`, `..1000`, `2000..`; undefined for a value that is no range. */
export function rangeOf(value: string): NumberRange | undefined {
  const [, from, to] = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/.exec(value) ?? [];
  if (from === undefined && to === undefined) return undefined;
  return { ...(from && { from: Number(from) }), ...(to && { to: Number(to) }) };
}

function rangeValue({ from, to }: NumberRange): string {
  return `${from ?? ''}..${to ?? ''}`;
}

function isInRange(number: number, { from, to }: NumberRange): boolean {
  return (from === undefined || number >= from) && (to === undefined || number < to);
}

/** How often a value occurs. */
type CountedNumber = { number: number; count: number };

/**
 * The choices of a filter: each number, or ranges with round limits and nearly equal numbers of products. Chosen values
 * that are no longer among them are included.
 */
export function numberChoices(
  counted: readonly CountedNumber[],
  chosen: readonly string[],
  write: (number: number) => string,
): FacetValue[] {
  const sorted = [...counted].sort((a, b) => a.number - b.number);
  const offered =
    sorted.length <= maxSingleNumbers
      ? sorted.map(({ number }) => String(number))
      : rangesOver(sorted).map(rangeValue);
  const numeric = chosen.filter((value) => rangeOf(value) || Number.isFinite(Number(value)));
  return [...new Set([...offered, ...numeric])].map((value) => ({
    value,
    label: choiceLabel(value, write),
    count: sorted
      .filter(({ number }) => matches(number, value))
      .reduce((sum, { count }) => sum + count, 0),
  }));
}

export function matches(number: number, value: string): boolean {
  const range = rangeOf(value);
  return range ? isInRange(number, range) : number === Number(value);
}

function choiceLabel(value: string, write: (number: number) => string): string {
  const range = rangeOf(value);
  if (!range) return write(Number(value));
  const { from, to } = range;
  if (from === undefined) return `< ${write(to ?? 0)}`;
  if (to === undefined) return `≥ ${write(from)}`;
  return `${write(from)} – < ${write(to)}`;
}

function rangesOver(sorted: readonly CountedNumber[]): NumberRange[] {
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const limits: number[] = [];
  let passed = 0;
  for (const { number, count } of sorted) {
    const wanted = ((limits.length + 1) * total) / ranges;
    if (passed >= wanted && limits.length < ranges - 1) {
      const limit = roundDown(number);
      if (limit > (limits.at(-1) ?? Number.NEGATIVE_INFINITY) && limit > (sorted[0]?.number ?? 0)) {
        limits.push(limit);
      }
    }
    passed += count;
  }
  const edges = [undefined, ...limits, undefined];
  return edges.slice(1).map((to, index) => {
    const from = edges[index];
    return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  });
}

/** To two significant digits: 1,234 → 1,200. */
function roundDown(number: number): number {
  if (number === 0) return 0;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(number))) - 1);
  return Number((Math.floor(number / step) * step).toPrecision(12));
}
