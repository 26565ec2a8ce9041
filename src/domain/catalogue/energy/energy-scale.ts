/** The order of energy classes, separate from the zod schema because carts in the browser use it too. */
import type { EnergyClass, EnergyLabel, EnergyRegulation } from './energy-label.ts';

/** Position of a class among the seven colours, from 1 for the best; classes beyond the seventh are red too. */
export function energyStep({ class: own, best }: Pick<EnergyLabel, 'class' | 'best'>): number {
  return Math.min(rankOf(own) - rankOf(best) + 1, 7);
}

/** Ovens and professional storage cabinets (Annex III of 2015/1094, label 2) keep older scales; the acts of 2019 introduced the scale from A to G. */
export const scales: Record<EnergyRegulation, Pick<EnergyLabel, 'best' | 'worst'>> = {
  '2019/2018': { best: 'A', worst: 'G' },
  '2019/2016': { best: 'A', worst: 'G' },
  '2019/2015': { best: 'A', worst: 'G' },
  '2019/2013': { best: 'A', worst: 'G' },
  '2019/2014': { best: 'A', worst: 'G' },
  '2019/2017': { best: 'A', worst: 'G' },
  '65/2014': { best: 'A+++', worst: 'D' },
  '2015/1094': { best: 'A+++', worst: 'G' },
};

/** Whether a label uses the scale of its regulation and its class is on that scale (eu-2026.md G-10). */
export function isOnItsScale(
  label: Pick<EnergyLabel, 'class' | 'best' | 'worst' | 'regulation'>,
): boolean {
  const { best, worst } = scales[label.regulation];
  const within = rankOf(label.class) >= rankOf(best) && rankOf(label.class) <= rankOf(worst);
  return label.best === best && label.worst === worst && within;
}

/** A is 0, B is 1; each plus is one better than A. */
function rankOf(energyClass: EnergyClass): number {
  return energyClass.charCodeAt(0) - 'A'.charCodeAt(0) - (energyClass.length - 1);
}
