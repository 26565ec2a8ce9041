/** Energy classes in their order, without the check of documents: carts in the browser read them too. */
import type { EnergyClass, EnergyLabel } from './energy-label.ts';

/** Where a class stands on its scale of seven, 1 the best: its colour. */
export function energyStep({ class: own, best }: Pick<EnergyLabel, 'class' | 'best'>): number {
  return rankOf(own) - rankOf(best) + 1;
}

/** A is 0, B is 1; each plus is one better than A. */
function rankOf(energyClass: EnergyClass): number {
  return energyClass.charCodeAt(0) - 'A'.charCodeAt(0) - (energyClass.length - 1);
}
