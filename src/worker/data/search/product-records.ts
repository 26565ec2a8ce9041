/** Converts products of the catalogue to search records, a few products at a time. */
import { sql } from 'drizzle-orm';
import type { CategoryDocument, ProductDocument } from '#domain/catalogue/document.ts';
import { kindIn } from '#domain/catalogue/kind-of-goods.ts';
import { productNumberOf } from '#domain/catalogue/product.ts';
import { type CountryCode, type Language, languagesOf } from '#domain/country/countries.ts';
import type { SearchRecord } from '#domain/search/record.ts';
import { categoryWordsAmong, type SynonymsOf, synonymsAmong } from '#domain/search/synonyms.ts';
import { chunk } from '../../d1/chunk.ts';
import { batch, eachOf } from '../../d1/statements.ts';
import { readCategories, readProductsBySku } from '../catalogue/read-documents.ts';
import { readSynonyms } from './synonyms.ts';

/** Facts that all products share. */
type RecordFacts = {
  categories: ReadonlyMap<string, CategoryDocument>;
  synonymsOf: SynonymsOf;
  categoryWordsOf: (name: string, language: Language) => string[];
};

type ProductRecords = { productIds: string[]; records: SearchRecord[] };

export async function loadRecordFacts(db: D1Database): Promise<RecordFacts> {
  const [categories, synonyms] = await Promise.all([readCategories(db), readSynonyms(db)]);
  return {
    categories: new Map(categories.map((category) => [category.key, category])),
    synonymsOf: synonymsAmong(synonyms),
    categoryWordsOf: categoryWordsAmong(synonyms),
  };
}

/** The records of these products; a product without records must not be found. */
export async function loadRecords(
  db: D1Database,
  skus: readonly string[],
  facts: RecordFacts,
): Promise<ProductRecords> {
  const products = await readProductsBySku(db, skus);
  const productIds = products.map(({ id }) => id);
  const [selling, rated] = (await batch(db, [
    sql`SELECT v.value AS id, json_group_array(pr.store) AS stores FROM json_each(${JSON.stringify(productIds)}) v
       CROSS JOIN json_each(${JSON.stringify(storesIn(products))}) s
       CROSS JOIN prices pr ON pr.store = s.value AND pr.product_id = v.value
       WHERE pr.sellable = 1 GROUP BY 1`,
    sql`SELECT id, rating_count AS count FROM products WHERE id IN ${eachOf(productIds)}`,
  ])) as [{ id: string; stores: string }[], { id: string; count: number }[]];
  const stores = new Map(
    selling.map((row) => [row.id, JSON.parse(row.stores) as CountryCode[]] as const),
  );
  const popularity = new Map(rated.map(({ id, count }) => [id, count]));
  const records = products
    .filter(({ published }) => published)
    .flatMap((product) =>
      recordsOf(product, facts, {
        stores: stores.get(product.id) ?? [],
        popularity: popularity.get(product.id) ?? 0,
      }),
    );
  return { productIds, records };
}

/** The same for many products, in batches. */
export async function* recordChunks(
  db: D1Database,
  skus: readonly string[],
  productsPerBatch: number,
): AsyncGenerator<ProductRecords> {
  const facts = await loadRecordFacts(db);
  for (const part of chunk(skus, productsPerBatch)) yield await loadRecords(db, part, facts);
}

/** The records of products that at least one store sells. */
export const soldRecords = (records: readonly SearchRecord[]): SearchRecord[] =>
  records.filter(({ stores }) => stores.length > 0);

function storesIn(products: readonly ProductDocument[]): string[] {
  return [...new Set(products.flatMap(({ prices }) => Object.keys(prices)))];
}

function recordsOf(
  product: ProductDocument,
  { categories, synonymsOf, categoryWordsOf }: RecordFacts,
  { stores, popularity }: { stores: readonly CountryCode[]; popularity: number },
): SearchRecord[] {
  const { id, sku, ean, brand, model, productType } = product;
  const above = withAbove(product.categories, categories);
  return Object.entries(product.texts).map(([key, text]) => {
    const language = key as Language;
    const kind = kindIn(text.name);
    const names = above.flatMap((category) => category.texts[language]?.name ?? []);
    return {
      productId: id,
      language,
      stores: stores.filter((store) => languagesOf(store).includes(language)),
      name: text.name,
      kind,
      brand,
      model,
      codes: [sku, productNumberOf(sku), model, ...(ean === undefined ? [] : [ean])],
      categories: names,
      attributes: text.attributesRaw.map(({ label, value, unit }) => ({
        label,
        value: unit === undefined ? value : `${value} ${unit}`,
      })),
      text: [...text.highlights, ...text.packageContents].join(' | '),
      synonyms: synonymsOf(kind, language, { exactly: productType === 'accessory' }),
      categoryWords: names.flatMap((name) => categoryWordsOf(name, language)),
      popularity,
    };
  });
}

/** The categories with all their ancestors. */
function withAbove(
  keys: readonly string[],
  categories: ReadonlyMap<string, CategoryDocument>,
): CategoryDocument[] {
  const met = new Map<string, CategoryDocument>();
  for (const key of keys) {
    for (let at: string | undefined = key; at !== undefined && !met.has(at); ) {
      const category = categories.get(at);
      if (!category) break;
      met.set(at, category);
      at = category.parent;
    }
  }
  return [...met.values()];
}
