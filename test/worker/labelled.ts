/** An energy label as an import brings it. */
import type { EnergyLabel } from '#domain/catalogue/energy/energy-label.ts';

export const labelled: EnergyLabel = {
  class: 'D',
  best: 'A',
  worst: 'G',
  regulation: '2019/2018',
  eprelId: 1234567,
  labelUrl: '/labels/fridge.svg',
  ficheUrl: '/labels/fridge.html',
};
