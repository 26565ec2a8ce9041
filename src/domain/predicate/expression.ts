/** Parses conditions joined by `and` and `or`, with brackets. The caller defines what a condition is. */
import { Misread, type Reader, readerOf } from './reader.ts';

export type Expression<Condition> =
  | Condition
  | { kind: 'and' | 'or'; parts: Expression<Condition>[] };

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Reads one condition; `inner` reads an expression in brackets, optionally with another kind of conditions. */
export type ReadCondition<Condition> = (
  reader: Reader,
  inner: (read?: ReadCondition<Condition>) => Expression<Condition>,
) => Condition;

/** Maximum nesting of brackets, which limits the recursion. */
const deepest = 20;

export function parseExpression<Condition>(
  source: string,
  readCondition: ReadCondition<Condition>,
): Parsed<Expression<Condition>> {
  try {
    const reader = readerOf(source);
    const value = alternatives(reader, readCondition, 0);
    if (reader.peek().kind !== 'end') throw reader.fault('and, or, or the end');
    return { ok: true, value };
  } catch (error) {
    if (error instanceof Misread) return { ok: false, message: error.message };
    throw error;
  }
}

function alternatives<Condition>(
  reader: Reader,
  read: ReadCondition<Condition>,
  depth: number,
): Expression<Condition> {
  const parts = [conditions(reader, read, depth)];
  while (reader.takes('or')) parts.push(conditions(reader, read, depth));
  return joined('or', parts);
}

function conditions<Condition>(
  reader: Reader,
  read: ReadCondition<Condition>,
  depth: number,
): Expression<Condition> {
  const inner = (own = read) => {
    if (!reader.takes('(')) throw reader.fault('(');
    if (depth >= deepest) throw reader.fault(`at most ${deepest} brackets in each other`);
    const found = alternatives(reader, own, depth + 1);
    if (!reader.takes(')')) throw reader.fault(')');
    return found;
  };
  const one = () => (reader.isNext('(') ? inner() : read(reader, inner));
  const parts = [one()];
  while (reader.takes('and')) parts.push(one());
  return joined('and', parts);
}

function joined<Condition>(
  kind: 'and' | 'or',
  parts: Expression<Condition>[],
): Expression<Condition> {
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind, parts };
}
