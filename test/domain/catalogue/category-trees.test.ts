/** The three trees of the menu, made of the categories of a market. */
import { describe, expect, it } from 'vitest';
import { type Category, categoryBySlug, categoryTrees } from '#domain/catalogue/category.ts';

function category(key: string, changes: Partial<Category> = {}): Category {
  return {
    id: key,
    key,
    tree: 'all',
    orderHint: 1,
    name: key,
    shortName: key,
    slug: key,
    description: '',
    hideChevron: false,
    relatedCategories: [],
    productCount: 3,
    hasProducts: true,
    ...changes,
  };
}

const trees = categoryTrees([
  category('tools', { orderHint: 2 }),
  category('catering'),
  category('ovens', { parentKey: 'catering' }),
  category('empty', { parentKey: 'catering', productCount: 0, hasProducts: false }),
  category('bakery', { tree: 'industry' }),
  category('brewery', { tree: 'industry', productCount: 0, hasProducts: false }),
  category('food-truck', { tree: 'longtail' }),
]);
const keys = (categories: readonly Category[]) => categories.map(({ key }) => key);

describe('the trees', () => {
  it('keep their categories apart, in order', () => {
    expect(keys(trees.all.roots)).toEqual(['catering', 'tools']);
    expect(keys(trees.industry.all)).toEqual(['bakery']);
    expect(keys(trees.longtail.roots)).toEqual(['food-truck']);
  });

  it('leave out categories without products', () => {
    expect(keys(trees.all.childrenOf('catering'))).toEqual(['ovens']);
    expect(categoryBySlug(trees, 'empty')).toBeUndefined();
    expect(categoryBySlug(trees, 'brewery')).toBeUndefined();
    expect(trees.all.pathTo('empty')).toEqual([]);
  });

  it('find a slug in whichever tree it is', () => {
    expect(categoryBySlug(trees, 'ovens')?.tree).toBe('all');
    expect(categoryBySlug(trees, 'bakery')?.tree).toBe('industry');
    expect(categoryBySlug(trees, 'food-truck')?.tree).toBe('longtail');
    expect(categoryBySlug(trees, 'nowhere')).toBeUndefined();
  });

  it('give the path from the root to a category', () => {
    expect(keys(trees.all.pathTo('ovens'))).toEqual(['catering', 'ovens']);
    expect(keys(trees.industry.pathTo('bakery'))).toEqual(['bakery']);
  });
});
