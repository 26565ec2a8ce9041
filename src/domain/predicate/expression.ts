/** Conditions joined by `and` and `or`, with brackets. What a condition is, its owner says. */
import { Misread, type Reader, readerOf } from './reader.ts';

export type Expression<Condition> =
  | Condition
  | { kind: 'and' | 'or'; parts: Expression<Condition>[] };

export type Parsed<Value> = { ok: true; value: Value } | { ok: false; message: string };

/** Reads one condition; `inner` an expression in brackets, whose conditions may be others. */
export type ReadCondition<Condition> = (
  reader: Reader,
  inner: (read?: ReadCondition<Condition>) => Expression<Condition>,
) => Condition;

/** Brackets in brackets: nobody needs more, and a reader of none gets lost. */
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
