/** The ranges of a filter by numbers: about as many articles in each, and limits that a person would choose. */

/** More different numbers than this are offered in ranges. */
const maxSingle = 8;
/** So many if hardly two articles share one: then a number chooses an article, not a group of them. */
const maxScattered = 4;
const maxRanges = 6;
/** Attributes are written with at most so many. */
const decimals = 3;

type Counted = { low: number; count: number };

/** Whether the numbers are offered in ranges instead of one by one. */
export function isRanged(counted: readonly Counted[]): boolean {
  const different = new Set(counted.map(({ low }) => low)).size;
  const articles = counted.reduce((sum, { count }) => sum + count, 0);
  return different > maxSingle || (different > maxScattered && articles < 2 * different);
}

/**
 * Ranges as an address writes them, both limits included: `..35`, `40..55`, `60..`. None has a number in common with the
 * next; between them are numbers that no article has. `sorted`: by number, ascending.
 */
export function rangesOver(sorted: readonly Counted[]): string[] {
  const gaps = gapsOf(sorted);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const parts = Math.max(2, Math.min(maxRanges, Math.floor((gaps.length + 1) / 2)));
  const limits = new Map<number, Gap>();
  for (let part = 1; part < parts; part++) {
    const wanted = (part * total) / parts;
    const far = ({ below }: Gap) => Math.abs(below - wanted);
    const [best] = gaps
      .filter((gap) => far(gap) <= total / parts / 2)
      .sort((a, b) => digitsOf(a.limit) - digitsOf(b.limit) || far(a) - far(b));
    if (best) limits.set(best.limit, best);
  }
  const cuts = [...limits.values()].sort((a, b) => a.limit - b.limit);
  const lows = ['', ...cuts.map(({ limit }) => limit)];
  const highs = [...cuts.map(({ last }) => last), ''];
  return lows.map((low, index) => `${low}..${highs[index]}`);
}

type Gap = { last: number; limit: number; below: number };

/**
 * Between each number and the next: the roundest limit there, the roundest end of a range before it, and how many
 * articles are below it.
 */
function gapsOf(sorted: readonly Counted[]): Gap[] {
  let below = 0;
  return sorted.flatMap(({ low, count }, index) => {
    below += count;
    const next = sorted[index + 1];
    if (!next || next.low === low) return [];
    const limit = roundest(low, next.low);
    return [{ last: -roundest(-limit, -low), limit, below }];
  });
}

/** The roundest number above `low` and not above `high`: a multiple of 1, 0.5 or 0.2 of the largest power of ten. */
function roundest(low: number, high: number): number {
  const largest = Math.ceil(Math.log10(Math.max(Math.abs(low), Math.abs(high))));
  for (let exponent = largest; exponent >= -decimals; exponent--) {
    for (const share of [1, 0.5, 0.2]) {
      const step = share * 10 ** exponent;
      const multiple = Number(((Math.floor(low / step) + 1) * step).toFixed(decimals));
      if (multiple > low && multiple <= high) return multiple;
    }
  }
  return high;
}

/** The significant digits of a number: 1 of 4000, 2 of 35, 3 of 35.4. */
function digitsOf(number: number): number {
  return Math.abs(number).toExponential().replace(/e.*/, '').replace('.', '').length;
}
