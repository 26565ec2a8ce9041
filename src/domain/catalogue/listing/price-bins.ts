/** The distribution of the prices in a listing, for the bars above the price fields. Cents. */
import type { PriceBin } from './listing-page.ts';

/** Steps per doubling of the price; finer than the bars that are shown. */
export const stepsPerOctave = 4;
const maxBins = 14;

/** With fewer bars or articles, the bars are blocks that say nothing of how prices are spread. */
const fewestBars = 5;
const fewestArticles = 12;

/** Whether the bars are worth drawing. */
export function tellsPrices(bins: readonly PriceBin[]): boolean {
  const bars = bins.filter(({ count }) => count > 0);
  const articles = bars.reduce((sum, { count }) => sum + count, 0);
  return bars.length >= fewestBars && articles >= fewestArticles;
}

/** `step` is floor(log2(price) × stepsPerOctave). Neighbouring steps are merged into at most `maxBins` bars. */
export function priceBins(counted: readonly { step: number; count: number }[]): PriceBin[] {
  if (counted.length === 0) return [];
  const steps = counted.map(({ step }) => step);
  const first = Math.min(...steps);
  const span = Math.max(...steps) - first + 1;
  const width = Math.ceil(span / maxBins);
  return Array.from({ length: Math.ceil(span / width) }, (_, index) => {
    const low = first + index * width;
    const within = counted.filter(({ step }) => step >= low && step < low + width);
    return {
      from: priceAtStep(low),
      to: priceAtStep(low + width),
      count: within.reduce((sum, { count }) => sum + count, 0),
    };
  });
}

function priceAtStep(step: number): number {
  return Math.round(2 ** (step / stepsPerOctave));
}
