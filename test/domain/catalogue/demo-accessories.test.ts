/** No article is offered as fitting that cannot fit: the sizes and figures of both are compared, in each pair. */
import { expect, it } from 'vitest';
import { accessoriesOf } from '../../../demo/accessories.ts';
import { readArticles } from '../../../demo/kinds.ts';
import { skuOf } from '../../../demo/numbers.ts';

const articles = readArticles();
const bySku = new Map(articles.map((article) => [skuOf(article.kind, article.variant), article]));

/** `kind/variant` of the accessories of this kind that an article offers, sorted. */
function offered(kind: string, variant: string, accessory: string): string[] {
  const article = articles.find((each) => each.kind === kind && each.variant === variant);
  if (!article) throw new Error(`no ${kind} ${variant}`);
  return accessoriesOf(article, articles)
    .flatMap((sku) => bySku.get(sku) ?? [])
    .filter((each) => each.kind === accessory)
    .map((each) => each.variant)
    .toSorted();
}

it.each([
  [
    'a bag is no wider than the bar of 260 mm',
    'vacuum-sealer',
    'compact',
    'vacuum-bag',
    '16x23 20x30 25x35',
  ],
  ['nor is a roll', 'vacuum-sealer', 'compact', 'vacuum-roll', '20'],
  ['the bar of 420 mm seals all', 'vacuum-sealer', 'chamber-xl', 'vacuum-roll', '20 28'],
  [
    'foam of 75 cm does not go into a case of 55 cm',
    'flight-case',
    'small',
    'foam-insert',
    '50-cubed 50-plain',
  ],
  [
    'foam of 50 cm does not fill a case of 80 cm',
    'flight-case',
    'black',
    'foam-insert',
    '75-cubed 75-plain',
  ],
  ['a wrench with a battery has no hose', 'impact-wrench', 'cordless', 'air-hose', ''],
  [
    'one for compressed air has',
    'impact-wrench',
    'half-inch',
    'air-hose',
    '10 20 5 reel-15 spiral-8',
  ],
  [
    'a shelf of 68 cm is for the widest cabinet',
    'display-cooler',
    '300',
    'fridge-shelf',
    'glass-door-50',
  ],
  ['and one of 58 cm for the middle one', 'display-cooler', '400', 'fridge-shelf', 'glass-door-58'],
  [
    'a scale up to 300 g is tested with less',
    'precision-scale',
    'draft-shield',
    'calibration-weight',
    '100 200 set',
  ],
  [
    'a dish of 9 L holds no container of 28 L',
    'chafing-dish',
    'lift-lid',
    'gn-container',
    '1-1-65',
  ],
  ['a short bar does not lie on a rack', 'power-rack', 'black', 'barbell', '150 180 220 220-black'],
])('%s', (_, kind, variant, accessory, expected) => {
  expect(offered(kind, variant, accessory).join(' ')).toBe(expected);
});
