/** Energy labels of the demo's articles. The registry numbers are made up, which the label document states. */
import type { EnergyLabel } from '#domain/catalogue/energy/energy-label.ts';
import { scales } from '#domain/catalogue/energy/energy-scale.ts';
import type { Article } from './kinds.ts';

export type Labelled = Article & { energy: NonNullable<Article['energy']> };

export function isLabelled(article: Article): article is Labelled {
  return article.energy !== undefined;
}

export function energyLabelOf(article: Article): { energyLabel?: EnergyLabel } {
  if (!isLabelled(article)) return {};
  const { energy } = article;
  return {
    energyLabel: {
      class: energy.class,
      ...scales[energy.regulation],
      regulation: energy.regulation,
      eprelId: energy.eprelId,
      labelUrl: labelAddress(article),
      ficheUrl: sheetAddress(article),
    },
  };
}

export function labelAddress(article: Article): string {
  return `/labels/${article.model.toLowerCase()}.svg`;
}

export function sheetAddress(article: Article): string {
  return `/labels/${article.model.toLowerCase()}.html`;
}
