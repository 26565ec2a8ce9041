/** Above the cards of a mixed listing stand the kinds of its goods. */
import { expect, it } from 'vitest';
import { kindsFacet } from '#domain/catalogue/listing/kinds-facet.ts';

const facet = (name: string, labels: string) => ({
  name,
  label: name,
  values: labels.split(' ').map((label) => ({ value: label.toLowerCase(), label, count: 1 })),
});
const material = facet('material', 'Steel Glass Wood');
const kind = facet('kind', 'Oven Microwave Grill');

it.each([
  ['all names begin with a kind', 'Oven – 3 kW|Grill, smooth|Microwave 20 L|Oven', 'kind'],
  ['one in five has a name of its own', 'Oven|Grill|Microwave|Oven|Set: oven + grill', 'kind'],
  ['most have names of their own', 'Oven|Set: oven + grill|Herd', undefined],
  ['no article is shown', '', undefined],
])('%s', (_, names, found) => {
  const items = names.split('|').map((name) => ({ name }));
  const listing = { items, facets: { attributes: [material, kind] } };
  expect(kindsFacet(listing, {})?.name).toBe(found);
  expect(kindsFacet(listing, { query: 'oven' })).toBeUndefined();
});

it.each([
  ['too few to divide', 'Oven Grill'],
  ['too many to take in', 'Oven Grill C D E F G H I'],
])('%s', (_, labels) => {
  const listing = { items: [{ name: 'Oven' }], facets: { attributes: [facet('kind', labels)] } };
  expect(kindsFacet(listing, {})).toBeUndefined();
});

it('has the kinds in the order of the articles, then those that none of them is of', () => {
  const items = [{ name: 'Microwave 20 L' }, { name: 'Oven – 3 kW' }];
  const found = kindsFacet(
    { items, facets: { attributes: [facet('kind', 'Grill Oven Microwave')] } },
    {},
  );
  expect(found?.values.map(({ label }) => label)).toEqual(['Microwave', 'Oven', 'Grill']);
});
