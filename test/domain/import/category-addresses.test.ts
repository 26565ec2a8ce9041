/** Addresses of other pages: a category there would hide a page, or never be shown. */
import { expect, it } from 'vitest';
import { categoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import { contentPages } from '#domain/content/pages.ts';
import { reservedPaths } from '#domain/routing/reserved-paths.ts';
import { shelf } from '../../catalogue/simple-product.ts';

const objectionTo = (slug: string) =>
  categoriesKnown([]).objection({
    ...shelf,
    texts: { en: { name: 'Shelf', slug, description: '' } },
  });

it.each([...contentPages, ...reservedPaths])('a category cannot be at /%s', (slug) => {
  expect(objectionTo(slug)).toEqual({
    field: 'texts.en.slug',
    why: `${slug} is a page of the shop itself`,
  });
});

it('the slug of a category cannot end like that of a product, but in other figures', () => {
  expect(objectionTo('oven-10000001')).toEqual({
    field: 'texts.en.slug',
    why: 'oven-10000001 ends like the address of a product',
  });
  for (const slug of ['oven-2000', 'oven-100000010', 'oven10000001', 'payments'])
    expect(objectionTo(slug)).toBe(undefined);
});
