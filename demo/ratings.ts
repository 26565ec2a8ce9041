/** Demo ratings. The average is computed from the distribution of stars, so that both agree. */
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { between, share } from './seed.ts';

type Rating = ProductDocument['rating'];

export const unrated: Rating = { average: 0, count: 0, distribution: [0, 0, 0, 0, 0] };

export function ratingOf(sku: string): Rating {
  if (share(`rated ${sku}`) < 0.1) return unrated;
  // Squared, so that few products have many reviews.
  const count = 3 + Math.floor(share(`reviews ${sku}`) ** 2 * 380);
  const wanted = 3.8 + share(`stars ${sku}`) * 1.1;
  const lost = Math.min(
    Math.floor(count * 1.2),
    Math.max(Math.ceil(count * 0.06), Math.round(count * (5 - wanted))),
  );
  const distribution = spread(count, lost, sku);
  const stars = distribution.reduce((sum, number, index) => sum + number * (index + 1), 0);
  return { average: Math.round((stars / count) * 10) / 10, count, distribution, source: 'demo' };
}

/** Distributes `lost` stars over `count` reviews of five stars: mostly one per review, sometimes all four. */
function spread(count: number, lost: number, sku: string): Rating['distribution'] {
  const distribution: Rating['distribution'] = [0, 0, 0, 0, count];
  let left = lost;
  for (let review = 0; left > 0; review++) {
    const mostly = [1, 1, 1, 1, 1, 2, 2, 3, 4][between(0, 8, `star ${review} ${sku}`)] ?? 1;
    // If few reviews of five stars are left, the rest is taken in large steps.
    const step = Math.min(left, distribution[4] * 2 < left ? 4 : mostly);
    distribution[4] -= 1;
    if (step === 1) distribution[3] += 1;
    else if (step === 2) distribution[2] += 1;
    else if (step === 3) distribution[1] += 1;
    else distribution[0] += 1;
    left -= step;
  }
  return distribution;
}
