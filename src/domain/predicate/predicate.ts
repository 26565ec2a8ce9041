/**
 * What discounts require of a cart and its lines: `categories.key contains any ("ovens") and quantity >= 2`. A subset
 * of the predicates of commercetools, same syntax. Source: purchase-flow.txt §3 Cart discount, target predicate.
 */
import { type Expression, type Parsed, parseExpression, type ReadCondition } from './expression.ts';
import { readFlag, readList, readNumber, readText } from './literals.ts';
import type { Reader } from './reader.ts';

/** The type of a field. `lines`: a number about those lines that satisfy a predicate of their own. */
type FieldKind = 'text' | 'number' | 'flag' | 'texts' | 'lines';
export type Fields = Readonly<Record<string, FieldKind>>;

export type Value = string | number | boolean;
const operators = ['=', '<>', '<=', '>=', '<', '>'] as const;
export type Operator = (typeof operators)[number];

type Condition =
  /** `1 = 1`: always true. */
  | { kind: 'always' }
  | { kind: 'not'; part: Predicate }
  | { kind: 'compare'; field: string; operator: Operator; value: Value }
  | { kind: 'in'; field: string; values: Value[] }
  | { kind: 'contains'; field: string; all: boolean; values: string[] }
  | { kind: 'lines'; field: string; which: Predicate; operator: Operator; value: number };
export type Predicate = Expression<Condition>;

/** `lines`: the fields of predicates about lines, inside fields of kind `lines`. */
export function parsePredicate(
  source: string,
  fields: Fields,
  lines: Fields = {},
): Parsed<Predicate> {
  return parseExpression(source, reading(fields, lines));
}

function reading(fields: Fields, lines: Fields): ReadCondition<Condition> {
  return (reader, inner) => {
    if (reader.takes('not')) return { kind: 'not', part: inner() };
    if (reader.takes('1')) {
      if (reader.takes('=') && reader.takes('1')) return { kind: 'always' };
      throw reader.fault('1 = 1');
    }
    const [field, kind] = Object.entries(fields).find(([name]) => reader.takes(name)) ?? [];
    if (!field || !kind) throw reader.fault(`one of ${Object.keys(fields).join(', ')}`);
    if (kind === 'lines') {
      const which = inner(reading(lines, {}));
      return { kind, field, which, operator: readOperator(reader), value: readNumber(reader) };
    }
    if (kind === 'texts') return readContains(reader, field);
    if (reader.takes('in')) {
      return { kind: 'in', field, values: readList(reader, () => readValue(reader, kind)) };
    }
    const operator = readOperator(reader);
    return { kind: 'compare', field, operator, value: readValue(reader, kind) };
  };
}

function readContains(reader: Reader, field: string): Condition {
  if (!reader.takes('contains')) throw reader.fault('contains');
  const all = reader.takes('all');
  if (!all && !reader.takes('any')) throw reader.fault('any or all');
  return { kind: 'contains', field, all, values: readList(reader, () => readText(reader)) };
}

function readOperator(reader: Reader): Operator {
  const operator = operators.find((sign) => reader.takes(sign));
  if (!operator) throw reader.fault(`one of ${operators.join(' ')}`);
  return operator;
}

function readValue(reader: Reader, kind: 'text' | 'number' | 'flag'): Value {
  if (kind === 'number') return readNumber(reader);
  if (kind === 'text') return readText(reader);
  return readFlag(reader);
}
