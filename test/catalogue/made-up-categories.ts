/** Random category trees. */
import type { CategoryDocument } from '#domain/catalogue/document.ts';
import { energyRegulations } from '#domain/catalogue/energy/energy-label.ts';
import { languages } from '#domain/country/countries.ts';
import { type Chance, times } from '../domain/seeded.ts';
import { image, some, text } from './made-up-values.ts';

/** In the order of an export: parents first, then by tree and order hint. */
export function madeUpCategories(chance: Chance, count: number): CategoryDocument[] {
  const categories = categoriesInAnyOrder(chance, count);
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const depthOf = ({ parent }: CategoryDocument): number => {
    const above = parent === undefined ? undefined : byKey.get(parent);
    return above ? 1 + depthOf(above) : 0;
  };
  const place = (category: CategoryDocument) => {
    const { tree = 'all', orderHint, key } = category;
    return [depthOf(category), tree, orderHint + 5000, key].join(' ');
  };
  return categories.toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}

function categoriesInAnyOrder(chance: Chance, count: number): CategoryDocument[] {
  const keys = times(count).map((at) => `shelf-${at}`);
  return keys.map((key, at) => ({
    type: 'category',
    id: `id ${key}`,
    key,
    ...(at > 0 && chance.often(0.7) && { parent: `shelf-${chance.between(0, at - 1)}` }),
    ...(chance.often(0.2) && { tree: chance.pick(['industry', 'longtail'] as const) }),
    ...(chance.often(0.2) && { hideChevron: true }),
    orderHint: chance.between(-5, 5),
    ...(chance.often(0.5) && { image: image(chance) }),
    ...(chance.often(0.3) && { relatedCategories: some(chance, keys, 3) }),
    ...(chance.often(0.2) && { energyRegulation: chance.pick(energyRegulations) }),
    texts: Object.fromEntries(
      some(chance, languages, 21).map((language) => [
        language,
        {
          name: text(chance),
          ...(chance.often(0.3) && { shortName: text(chance) }),
          slug: `${key}-${language}`,
          description: chance.often(0.2) ? '' : text(chance),
          ...(chance.often(0.3) && { metaTitle: text(chance) }),
          ...(chance.often(0.3) && { metaDescription: text(chance) }),
          ...(chance.often(0.3) && {
            contentHtml: '<h2>Wahl</h2><p>a &amp; <a href="/b">b</a></p>',
          }),
          ...(chance.often(0.3) && {
            posts: [
              {
                title: text(chance),
                url: '/post',
                ...(chance.often(0.5) && { image: image(chance) }),
              },
            ],
          }),
        },
      ]),
    ),
  }));
}
