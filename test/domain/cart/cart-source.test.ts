import { expect, it } from 'vitest';
import { cartSource } from '#domain/recommendation/recommendation.ts';

const under = (...names: string[]) => ({
  name: names.at(-1) ?? '',
  ancestors: names.slice(0, -1).map((name) => ({ name })),
});

it('a cart recommendation names the third and fourth category from the department down', () => {
  const source = { sku: 'EX10000001', name: 'Deep fryer' };
  const deep = under('Catering', 'Cooking', 'Fryers', 'Electric', 'Double');
  expect(cartSource({ ...source, categories: [under('Sale', 'Week'), deep] })).toEqual({
    sourceSku: 'EX10000001',
    productTitle: 'Deep fryer',
    categoryLvl2: 'Fryers',
    categoryLvl3: 'Electric',
  });
  expect(cartSource({ ...source, categories: [under('Catering', 'Cooking')] })).toEqual({
    sourceSku: 'EX10000001',
    productTitle: 'Deep fryer',
  });
});
