/**
 * The predicate of a product search: `family = "vacuum-sealer" and isBware = false`. Fields are compared with `=` or
 * `in (…)` and joined by `and` and `or`, with brackets; anything else is rejected with its position.
 * Source: catalogue.txt §7 /getProduct `where`.
 */

import { type Expression, type Parsed, parseExpression } from '../../predicate/expression.ts';
import { readFlag, readList, readText } from '../../predicate/literals.ts';
import type { Reader } from '../../predicate/reader.ts';

const whereFields = ['id', 'key', 'sku', 'slug', 'family', 'isBware'] as const;
export type WhereField = (typeof whereFields)[number];

type Equals = { kind: 'equals'; field: WhereField; values: (string | boolean)[] };
export type Where = Expression<Equals>;

/** Whether it limits the search by id, key, SKU, slug or family; otherwise the whole catalogue would be scanned. */
export function namesProducts(where: Where): boolean {
  if (where.kind === 'equals') return where.field !== 'isBware';
  return where.kind === 'and' ? where.parts.some(namesProducts) : where.parts.every(namesProducts);
}

export function parseWhere(source: string): Parsed<Where> {
  return parseExpression(source, readEquals);
}

function readEquals(reader: Reader): Equals {
  const field = whereFields.find((name) => reader.takes(name));
  if (!field) throw reader.fault(`one of ${whereFields.join(', ')}`);
  if (reader.takes('=')) return { kind: 'equals', field, values: [readValue(reader, field)] };
  if (!reader.takes('in') || !reader.isNext('(')) throw reader.fault('= or in (…)');
  return { kind: 'equals', field, values: readList(reader, () => readValue(reader, field)) };
}

function readValue(reader: Reader, field: WhereField): string | boolean {
  return field === 'isBware' ? readFlag(reader) : readText(reader);
}
