/** Departments and their categories, as far as they have articles; then the shelves of the two other trees. */
import type { CategoryText } from '#domain/catalogue/document.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { complementsOf } from './complements.ts';
import type { DemoCategory } from './documents.ts';
import { isLabelled } from './energy.ts';
import { guideOf } from './guides.ts';
import { type Article, departments } from './kinds.ts';
import { otherShelves } from './other-trees.ts';
import { picturesOf } from './pictures.ts';
import { claimSlug, slugify } from './slugs.ts';
import { fill, sentence, termsOf, word } from './terms.ts';

type Taken = Map<Language, Set<string>>;

/** Departments first: they take the shorter address where a category is named alike. */
export function categoryDocuments(articles: readonly Article[]): DemoCategory[] {
  const taken: Taken = new Map(languages.map((language) => [language, new Set()]));
  const tops = departments.map((key, index) => {
    const inside = articles.filter(({ department }) => department === key);
    return documentOf({ key, number: index + 1, inside, of: 'departments' }, taken);
  });
  const shelves = departments.flatMap((parent) => {
    const ofParent = articles.filter(({ department }) => department === parent);
    return [...Map.groupBy(ofParent, ({ category }) => category)].map(([key, inside], index) =>
      documentOf({ key, parent, number: index + 1, inside, of: 'categories' }, taken),
    );
  });
  const others = otherShelves.map((shelf) => {
    const inside = shelf.kinds.flatMap((kind) => articles.filter((each) => each.kind === kind));
    return { ...documentOf({ ...shelf, inside }, taken), tree: shelf.tree, hideChevron: true };
  });
  return [...tops, ...shelves, ...others];
}

type Shelf = {
  key: string;
  parent?: string;
  number: number;
  inside: readonly Article[];
  /** Where its name stands in the terms. */
  of: 'departments' | 'categories' | 'trades' | 'oftenLookedFor';
  /** Under which key, where it is not its own. */
  term?: string;
};

function documentOf(
  { key, parent, number, inside, of, term = key }: Shelf,
  taken: Taken,
): DemoCategory {
  const [first] = inside;
  if (!first) throw new Error(`nothing in ${key}`);
  const [image] = picturesOf(first);
  const texts = languages.map((language): [Language, CategoryText] => {
    const name = word(termsOf(language)[of], term);
    const slug = claimSlug(slugify(name, language), taken.get(language) ?? new Set());
    const shortName = of === 'departments' && word(termsOf(language).departmentsInShort, key);
    const description = descriptionOf(of, inside, language);
    const contentHtml = of === 'departments' && guideOf(key, language);
    return [
      language,
      {
        name,
        ...(shortName && { shortName }),
        slug,
        description,
        ...(contentHtml && { contentHtml }),
      },
    ];
  });
  return {
    type: 'category',
    id: key,
    key,
    ...(parent && { parent }),
    orderHint: number,
    image,
    ...(of === 'categories' && { relatedCategories: complementsOf(key) }),
    ...regulationOf(inside),
    texts: Object.fromEntries(texts) as DemoCategory['texts'],
  };
}

/** The label its products need: where all of them have it, none is sold without (eu-2026.md G-11). */
function regulationOf(inside: readonly Article[]): Pick<DemoCategory, 'energyRegulation'> {
  const labelled = inside.filter(isLabelled);
  const [first] = labelled;
  return first && labelled.length === inside.length
    ? { energyRegulation: first.energy.regulation }
    : {};
}

/** Names what stands on the shelf; counts would be wrong after the next import. */
function descriptionOf(of: Shelf['of'], inside: readonly Article[], language: Language): string {
  const { products, categories, templates } = termsOf(language);
  const wide = of === 'departments' || of === 'trades';
  const words = wide
    ? inside.map(({ category }) => word(categories, category))
    : inside.map(({ term }) => word(products, term));
  const different = [...new Set(words)];
  // Category names often hold an "and" of their own, so they are listed with commas alone.
  const names = wide
    ? different.join(', ')
    : new Intl.ListFormat(language).format(different.slice(0, 5));
  return sentence(
    fill(of === 'categories' ? templates.category : templates.department, { names }),
    language,
  );
}
