/** Departments and their categories that have articles, then the categories of the two other trees. */
import type { CategoryText } from '#domain/catalogue/document.ts';
import { type Language, languages } from '#domain/country/countries.ts';
import { descriptionOf } from './category-texts.ts';
import { complementsOf } from './complements.ts';
import type { DemoCategory } from './documents.ts';
import { isLabelled } from './energy.ts';
import { type Article, departments } from './kinds.ts';
import { otherShelves } from './other-trees.ts';
import { picturesOf } from './pictures.ts';
import { claimSlug, slugify } from './slugs.ts';
import { termsOf, word } from './terms.ts';

type Taken = Map<Language, Set<string>>;

/** Departments come first, so that they get the shorter slug if a category has the same name. */
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
  /** The list of terms that contains its name. */
  of: 'departments' | 'categories' | 'trades' | 'oftenLookedFor';
  /** The key of its name in the terms, if it is not its own key. */
  term?: string;
};

function documentOf(
  { key, parent, number, inside, of, term = key }: Shelf,
  taken: Taken,
): DemoCategory {
  const [first] = inside;
  if (!first) throw new Error(`nothing in ${key}`);
  const [image] = picturesOf(pictured(inside, of) ?? first);
  const texts = languages.map((language): [Language, CategoryText] => {
    const name = word(termsOf(language)[of], term);
    const slug = claimSlug(slugify(name, language), taken.get(language) ?? new Set());
    const shortName = of === 'departments' && word(termsOf(language).departmentsInShort, key);
    const description = descriptionOf(key, language);
    return [
      language,
      {
        name,
        ...(shortName && { shortName }),
        slug,
        description,
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

/** The energy label that its products need, if all of them have one (eu-2026.md G-11). */
function regulationOf(inside: readonly Article[]): Pick<DemoCategory, 'energyRegulation'> {
  const labelled = inside.filter(isLabelled);
  const [first] = labelled;
  return first && labelled.length === inside.length
    ? { energyRegulation: first.energy.regulation }
    : {};
}

/** Another article than its department, which shows the first of its goods. */
function pictured(inside: readonly Article[], of: Shelf['of']): Article | undefined {
  // Clear glass hardly shows in a small picture.
  const goods = inside.filter(({ kind, accessory }) => kind !== 'sneeze-screen' && !accessory);
  if (of !== 'categories') return goods[0];
  return goods.find(({ kind }) => kind !== goods[0]?.kind) ?? goods.at(-1);
}
