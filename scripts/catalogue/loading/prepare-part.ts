/** Decides which records of a part can be written, and completes those that need it. */

import {
  type CategoryDocument,
  type ProductDocument,
  productDocument,
} from '#domain/catalogue/document.ts';
import { unprovenClaims } from '#domain/catalogue/green-claims.ts';
import type { CategoriesKnown } from '#domain/catalogue/import/categories-known.ts';
import { categoriesOfPath, pathOf } from '#domain/catalogue/import/category-path.ts';
import { checkedCategory } from '#domain/catalogue/import/checked-category.ts';
import { completed } from '#domain/catalogue/import/complete.ts';
import type { GoodsCandidate, ProductDraft } from '#domain/catalogue/import/draft.ts';
import { isOwnSku } from '#domain/catalogue/import/foreign-sku.ts';
import { holdersIn, objectionToProduct } from '#domain/catalogue/import/objection-to-product.ts';
import { inPlainWords } from '#domain/catalogue/import/plain-words.ts';
import { categoryMedia, foreignMedia, productMedia } from '#domain/catalogue/media-hosts.ts';
import { faultOf, nameOf } from './candidates.ts';
import type { Loading } from './load.ts';
import { type CategoryCandidate, objectionToShelves } from './prepare-category.ts';
import type { StoresKnown } from './prepare-stores.ts';
import type { Target } from './target.ts';
import { unknownGroup } from './volume-group.ts';

export type Accepted = {
  categories: CategoryDocument[];
  products: ProductDocument[];
  /** SKUs whose stock is in the file. */
  stock: Set<string>;
};

export type Part = {
  target: Target;
  known: CategoriesKnown;
  /** The line in which a key or SKU was accepted. */
  seen: Map<string, number>;
  loading: Loading;
  stores: () => Promise<StoresKnown>;
};

export async function preparePart(
  candidates: readonly GoodsCandidate[],
  part: Part,
): Promise<Accepted> {
  const { target, known, loading } = part;
  const drafts = candidates.flatMap((each) => ('draft' in each ? each.draft : []));
  const foreign = await numbersFor(drafts, target);
  const own = drafts.map(({ sku }) => foreign.get(sku) ?? sku);
  const existing = new Map(
    (await target.productsBySku(own)).map((product) => [product.sku, product]),
  );
  const whole = candidates.flatMap((each) =>
    'document' in each && each.document.type === 'product' ? each.document : [],
  );
  // A CSV file in the shop's own format may have ids.
  const drafted = drafts.map(({ facts }, at) => {
    const sku = own[at] ?? '';
    return { sku, id: facts.id ?? existing.get(sku)?.id ?? sku };
  });
  const holders = holdersIn(await target.skusById([...whole, ...drafted]));
  const categories = new Map<string, CategoryDocument>();
  const products: ProductDocument[] = [];
  const stock = new Set<string>();
  for (const candidate of candidates) {
    const refuse = (found: { field: string; why: string }[]) => {
      for (const fault of found) loading.onFault(faultOf(candidate, fault));
    };
    const name = nameOf(candidate, foreign);
    const before = part.seen.get(name);
    if (before !== undefined) {
      refuse([repetitionOf(candidate, before)]);
      continue;
    }
    // Removed again when the record is accepted.
    loading.refused.add(name);
    const subject = subjectOf(candidate);
    if ('category' in subject) {
      const checked = checkedCategory(subject.category, known, inPlainWords);
      if ('faults' in checked) {
        refuse(checked.faults);
        continue;
      }
      accept(checked.category, categories, known);
      tellDoubts(checked.category, candidate.line, loading);
    } else {
      const made =
        'document' in subject
          ? { product: subject.document, shelves: [] }
          : productOf(subject.draft, { known, foreign, existing, loading });
      if ('faults' in made) {
        refuse(made.faults);
        continue;
      }
      const { product, shelves } = made;
      const objection = objectionToProduct(product, holders, known, shelves);
      if (objection) {
        refuse([objection]);
        continue;
      }
      for (const shelf of shelves) accept(shelf, categories, known);
      holders.skus.set(product.id, product.sku);
      holders.ids.set(product.sku, product.id);
      products.push(product);
      if (!('draft' in candidate) || candidate.draft.facts.availableQuantity !== undefined)
        stock.add(product.sku);
      tellDoubts(product, candidate.line, loading);
      const { volumeDiscountGroup: group } = product;
      const stray = group && unknownGroup(group, await part.stores());
      if (stray) loading.onNote(candidate.line, stray);
    }
    part.seen.set(name, candidate.line);
    loading.refused.delete(name);
  }
  return { categories: [...categories.values()], products, stock };
}

/** The shop's number for each foreign SKU. */
export function numbersFor(
  drafts: readonly ProductDraft[],
  target: Target,
): Promise<Map<string, string>> {
  const foreign = drafts.filter(({ sku }) => !isOwnSku(sku));
  return target.skusFor(
    foreign.map(({ sku, facts: { isBware } }) => ({ sku, isBware })),
    drafts.map(({ sku }) => sku).filter(isOwnSku),
  );
}

function accept(
  category: CategoryDocument,
  categories: Map<string, CategoryDocument>,
  known: CategoriesKnown,
): void {
  if (known.byKey(category.key) === category) return;
  known.add(category);
  categories.set(category.key, category);
}

type Made =
  | { product: ProductDocument; shelves: CategoryDocument[] }
  | { faults: { field: string; why: string }[] };

function productOf(
  draft: ProductDraft,
  {
    known,
    foreign,
    existing,
    loading,
  }: Pick<Part, 'known' | 'loading'> & {
    foreign: ReadonlyMap<string, string>;
    existing: ReadonlyMap<string, ProductDocument>;
  },
): Made {
  const { settings, brand, category } = loading;
  const sku = foreign.get(draft.sku) ?? draft.sku;
  const before = existing.get(sku);
  const paths =
    draft.shelves.length > 0 || draft.facts.categories || before || !category
      ? draft.shelves
      : [pathOf(category)];
  const shelves = paths.map((path) => categoriesOfPath(path, known, settings.language));
  if (shelves.some((each) => each === undefined))
    return { faults: [{ field: 'categories', why: 'has a name without letters' }] };
  const made = shelves.flatMap((each) => each ?? []);
  const objection = objectionToShelves(made, known);
  if (objection) return { faults: [objection] };
  const keys = (draft.facts.categories ?? []).map((key) => known.byKey(key)?.key ?? key);
  const leaves = shelves.flatMap((each) => each?.at(-1)?.key ?? []);
  const whole = completed(draft, {
    sku,
    existing: before,
    categories: [...new Set([...keys, ...leaves])],
    brand,
    now: settings.now,
  });
  const read = productDocument.safeParse(whole, { reportInput: true });
  if (!read.success) return { faults: inPlainWords(read.error.issues) };
  return { product: read.data, shelves: made };
}

function repetitionOf(candidate: GoodsCandidate, line: number): { field: string; why: string } {
  const field = 'category' in subjectOf(candidate) ? 'key' : 'sku';
  return { field, why: `stands in line ${line} already, which was taken` };
}

type Subject =
  | { category: CategoryCandidate }
  | { document: ProductDocument }
  | { draft: ProductDraft };

function subjectOf(candidate: GoodsCandidate): Subject {
  if ('draft' in candidate) return candidate;
  if ('category' in candidate) return { category: candidate };
  const { document } = candidate;
  return document.type === 'category' ? { category: document } : { document };
}

/**
 * Reports claims that need proof (eu-2026.md C-13), and one URL per row, because the others are probably on the same host.
 */
function tellDoubts(
  document: CategoryDocument | ProductDocument,
  line: number,
  { mediaHosts, onNote }: Loading,
): void {
  for (const { path, claim } of unprovenClaims(document))
    onNote(line, `${path}: "${claim}" is a claim without evidence (declarations.evidence)`);
  const media = document.type === 'product' ? productMedia(document) : categoryMedia(document);
  const [first] = foreignMedia(media, mediaHosts);
  if (!first) return;
  const fate = document.type === 'product' ? 'the product is held back' : 'it is not shown';
  onNote(line, `${first.field}: ${first.host} is none of MEDIA_HOSTS, ${fate}`);
}
