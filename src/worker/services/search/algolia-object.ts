/** An article as Algolia's index has it. */
import type { SearchRecord } from '#domain/search/record.ts';

/** Bytes; a larger record makes Algolia refuse all that came with it. */
const largest = 10_000;

const encoder = new TextEncoder();
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length;

/** Its stores and its language are the index's own. What is written at length gives way where it would be too large. */
export function algoliaObject(record: SearchRecord) {
  const object = {
    objectID: record.productId,
    name: record.name,
    kind: record.kind,
    brand: record.brand,
    model: record.model,
    codes: writtenAlso([...record.codes, record.model]),
    categories: record.categories,
    attributes: record.attributes.map(({ label, value }) => `${label} ${value}`),
    synonyms: record.synonyms,
    popularity: record.popularity,
  };
  const room = largest - bytesOf({ ...object, text: '' });
  let { text } = record;
  while (text && bytesOf(text) > room) text = text.slice(0, Math.floor(text.length * 0.9));
  return { ...object, text };
}

/** `TX-200 L` is looked for as `TX200L` as well; the other way Algolia finds by itself. */
function writtenAlso(codes: readonly string[]): string[] {
  const written = codes.flatMap((code) => [code, code.replace(/[^\p{L}\p{N}]/gu, '')]);
  return [...new Set(written)].filter((code) => code !== '');
}
