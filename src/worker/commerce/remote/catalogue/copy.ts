/**
 * Writes what a remote catalogue has into the shop's own, by the writer of imports: pages, search and carts follow. What is
 * the same already is not written.
 */
import { canonicalCategory, canonicalProduct } from '#domain/catalogue/canonical.ts';
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import {
  type CategoriesKnown,
  categoriesKnown,
} from '#domain/catalogue/import/categories-known.ts';
import { checkedCategory } from '#domain/catalogue/import/checked-category.ts';
import type { CategoryDraft, ProductDraft } from '#domain/catalogue/import/draft.ts';
import { holdersIn, objectionToProduct } from '#domain/catalogue/import/objection-to-product.ts';
import { schemaFaults } from '#domain/catalogue/import/schema-faults.ts';
import { completedProduct } from '#domain/remote/catalogue/completed-product.ts';
import type { Refused } from '#domain/remote/catalogue/product-drafts.ts';
import { toldOf } from '#domain/remote/renumbered.ts';
import { skusById } from '../../../data/catalogue/known-products.ts';
import { readCategories, readProductsBySku } from '../../../data/catalogue/read-documents.ts';
import { catalogueWriter } from '../../../data/catalogue/write-products.ts';
import { writeStock } from '../../../data/stock/write-stock.ts';
import type { CategoriesFound, ProductsFound, StockEntry } from '../catalogue-source.ts';

/** What a part of the remote's catalogue changed here. */
export type Copied = {
  /** SKUs. */
  written: string[];
  stock: string[];
  withdrawn: string[];
  /** Not at the remote, and still published: see `checked`. */
  missing: string[];
  unchanged: number;
  /** Keys. */
  categories: string[];
  refused: Refused[];
};

export const nothingCopied = (): Copied => ({
  written: [],
  stock: [],
  withdrawn: [],
  missing: [],
  unchanged: 0,
  categories: [],
  refused: [],
});

export type CatalogueCopy = {
  categories(found: Pick<CategoriesFound, 'drafts' | 'refused'>): Promise<Copied>;
  products(found: ProductsFound): Promise<Copied>;
  stock(entries: readonly StockEntry[]): Promise<Copied>;
  /** They are not published any more; their pages can come back. */
  withdraw(skus: readonly string[]): Promise<Copied>;
};

/** `isDry`: finds out what would change, and writes nothing. */
export function catalogueCopy(
  db: D1Database,
  now: Date,
  { mediaHosts, isDry = false }: { mediaHosts: readonly string[]; isDry?: boolean },
): CatalogueCopy {
  const writer = catalogueWriter(db, now, { mediaHosts });
  let known: Promise<CategoriesKnown> | undefined;
  const categories = () => {
    known ??= readCategories(db).then(categoriesKnown);
    return known;
  };

  async function withdraw(skus: readonly string[]): Promise<Copied> {
    const published = (await readProductsBySku(db, skus)).filter((each) => each.published);
    const documents = published.map((product) => ({ ...product, published: false }));
    if (!isDry && documents.length > 0) await writer.writeProducts(documents);
    return { ...nothingCopied(), withdrawn: documents.map(({ sku }) => sku) };
  }

  /** Each draft as a document, or why it is none. */
  async function completedAll(drafts: readonly ProductDraft[]) {
    const stored = await readProductsBySku(
      db,
      drafts.map(({ sku }) => sku),
    );
    const before = new Map(stored.map((product) => [product.sku, product]));
    const placed = drafts.map(({ sku }) => ({ sku, id: before.get(sku)?.id ?? sku }));
    const holders = holdersIn(await skusById(db, placed));
    const all = await categories();
    const refused: Refused[] = [];
    const misfits: string[] = [];
    const products = new Map<string, ProductDocument>();
    for (const draft of drafts) {
      const { sku } = draft;
      const refuse = (why: string) => refused.push({ sku, why: toldOf(why, draft.foreignSku) });
      const made = completedProduct(draft, { before: before.get(sku), known: all, now });
      if ('why' in made) {
        refuse(made.why);
        continue;
      }
      const objection = objectionToProduct(made.product, holders, all);
      if (!objection) {
        products.set(sku, made.product);
        continue;
      }
      refuse(`${objection.field}: ${objection.why}`);
      // Its copy would be sold as new, or as B-ware, which it is no more.
      if (objection.field === 'isBware') misfits.push(sku);
    }
    return { before, products: [...products.values()], refused, misfits };
  }

  return {
    withdraw,

    async products({ drafts, withdrawn, refused }) {
      const { before, products, refused: objected, misfits } = await completedAll(drafts);
      const changes = Object.groupBy(products, (product) =>
        changeOf(before.get(product.sku), product),
      );
      const { content = [], stock = [], none = [] } = changes;
      const written = content.map(({ sku }) => sku);
      if (!isDry) {
        await writer.writeProducts(content, { stock: new Set(written) });
        await writeStock(db, stock, now);
      }
      const gone = await withdraw([...withdrawn, ...misfits]);
      return {
        ...nothingCopied(),
        written,
        stock: stock.map(({ sku }) => sku),
        withdrawn: gone.withdrawn,
        unchanged: none.length,
        refused: [...refused, ...objected],
      };
    },

    async stock(entries) {
      if (isDry) return nothingCopied();
      return { ...nothingCopied(), stock: await writeStock(db, entries, now) };
    },

    async categories({ drafts, refused }) {
      const all = await categories();
      const objected: Refused[] = [];
      const changed: CategoryDocument[] = [];
      for (const draft of drafts) {
        const before = all.byKey(draft.key);
        const checked = checkedCategory(
          { category: withKnownPicture(draft, before) },
          all,
          schemaFaults,
        );
        if ('faults' in checked) {
          const [first] = checked.faults;
          objected.push({
            sku: `category ${draft.key}`,
            why: `${first?.field}: ${first?.why}`,
          });
          continue;
        }
        all.add(checked.category);
        if (!before || canonicalCategory(before) !== canonicalCategory(checked.category))
          changed.push(checked.category);
      }
      if (!isDry) await writer.writeCategories(changed);
      return {
        ...nothingCopied(),
        categories: changed.map(({ key }) => key),
        refused: [...refused, ...objected],
      };
    },
  };
}

function changeOf(
  before: ProductDocument | undefined,
  after: ProductDocument,
): 'content' | 'stock' | 'none' {
  if (!before) return 'content';
  const { availableQuantity } = before;
  if (canonicalProduct(before) !== canonicalProduct({ ...after, availableQuantity }))
    return 'content';
  return availableQuantity === after.availableQuantity || after.productType === 'gift_card'
    ? 'none'
    : 'stock';
}

/** A remote has the address of a category's picture, not its size. */
function withKnownPicture(
  draft: CategoryDraft,
  before: CategoryDocument | undefined,
): CategoryDraft {
  const isSame = before?.image && draft.image?.url === before.image.url;
  return isSame ? { ...draft, image: before.image } : draft;
}
