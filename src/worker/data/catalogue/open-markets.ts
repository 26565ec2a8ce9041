import { sql } from 'drizzle-orm';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { type HeldBack, heldBackIn } from '#domain/catalogue/eligibility.ts';
import { labelsFor } from '#domain/catalogue/energy/label-rules.ts';
import { type CountryCode, isCountryCode } from '#domain/country/countries.ts';
import { eachOf, rows } from '../../d1/statements.ts';
import { loadCategoryFacts } from './category-facts.ts';
import { readProducts } from './read-documents.ts';
import { catalogueWriter } from './write-products.ts';

/** Products per query. */
const productsAtOnce = 200;

const lineOf = ({ sku, store, reason }: HeldBack) => `${sku} ${store} ${reason}`;

/**
 * Evaluates the eligibility of every product again, after media hosts or the law have changed, and writes those for which it
 * is another.
 */
export async function openMarkets(db: D1Database, mediaHosts: readonly string[]): Promise<void> {
  const { rules } = await loadCategoryFacts(db);
  const writer = catalogueWriter(db, new Date(), { mediaHosts });
  const linesOf = (product: ProductDocument): string[] => {
    const labels = labelsFor(product.categories, rules);
    return storesOf(product).flatMap((store) =>
      heldBackIn(store, product, { labels, mediaHosts }).map((reason) =>
        lineOf({ sku: product.sku, store, reason }),
      ),
    );
  };
  for (let after = ''; ; ) {
    const products = await readProducts(db, { after, limit: productsAtOnce });
    const skus = products.map(({ sku }) => sku);
    const held = await rows<HeldBack>(
      db,
      sql`SELECT sku, store, reason FROM held_back WHERE sku IN ${eachOf(skus)}`,
    );
    const known = Map.groupBy(held, ({ sku }) => sku);
    const isAsStored = (product: ProductDocument) => {
      const lines = known.get(product.sku)?.map(lineOf) ?? [];
      return lines.toSorted().join() === linesOf(product).toSorted().join();
    };
    await writer.writeProducts(products.filter((product) => !isAsStored(product)));
    after = skus.at(-1) ?? '';
    if (products.length < productsAtOnce) return;
  }
}

const storesOf = ({ prices }: ProductDocument): CountryCode[] =>
  Object.keys(prices).filter((key) => isCountryCode(key));
