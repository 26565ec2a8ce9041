/** The one way a document is written: fields in the order of its schema, languages and stores in that of their tables. */
import { countryCodes, languages } from '../country/countries.ts';
import { type CatalogueDocument, catalogueDocument } from './document.ts';

/** A line of NDJSON without its line break; the same for equal documents. Throws for what is no document. */
export function canonicalLine(document: CatalogueDocument): string {
  const parsed = catalogueDocument.parse(document);
  return JSON.stringify({
    ...parsed,
    texts: inOrder(parsed.texts, languages),
    ...(parsed.type === 'product' && { prices: inOrder(parsed.prices, countryCodes) }),
  });
}

function inOrder<Key extends string, Value>(
  record: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): Partial<Record<Key, Value>> {
  const told = keys.filter((key) => record[key] !== undefined);
  return Object.fromEntries(told.map((key) => [key, record[key]])) as Partial<Record<Key, Value>>;
}
