/**
 * The predicate of a product search: `family = "vacuum-sealer" and isBware = false`. Fields compared with `=` or
 * `in (…)`, joined by `and` and `or`, with brackets; anything else is refused with its place.
 * Source: catalogue.txt §7 /getProduct `where`.
 */

export const whereFields = ['id', 'key', 'sku', 'slug', 'family', 'isBware'] as const;
export type WhereField = (typeof whereFields)[number];

export type Where =
  | { kind: 'equals'; field: WhereField; values: (string | boolean)[] }
  | { kind: 'and' | 'or'; parts: Where[] };

export type ParsedWhere = { ok: true; where: Where } | { ok: false; message: string };

/** Whether it names its products: without an id, key, SKU, slug or family the whole catalogue would be gone through. */
export function namesProducts(where: Where): boolean {
  if (where.kind === 'equals') return where.field !== 'isBware';
  return where.kind === 'and' ? where.parts.some(namesProducts) : where.parts.every(namesProducts);
}

type Token = { kind: 'word' | 'text' | 'sign' | 'end'; text: string; at: number };

/** Brackets in brackets: nobody needs more, and a reader of none gets lost. */
const deepest = 20;

export function parseWhere(source: string): ParsedWhere {
  try {
    const reader = readerOf(source);
    const where = alternatives(reader, 0);
    if (reader.peek().kind !== 'end') throw reader.fault('and, or, or the end');
    return { ok: true, where };
  } catch (error) {
    if (error instanceof Misread) return { ok: false, message: error.message };
    throw error;
  }
}

/** Leaves the descent from wherever it is; never leaves this file. */
class Misread extends Error {}

type Reader = {
  peek: () => Token;
  take: () => Token;
  /** Takes the next token if it is this one. */
  takes: (text: string) => boolean;
  fault: (wanted: string) => Misread;
};

function readerOf(source: string): Reader {
  const tokens = tokensOf(source);
  let place = 0;
  const end: Token = { kind: 'end', text: '', at: source.length };
  const peek = () => tokens[place] ?? end;
  const take = () => {
    const token = peek();
    place += 1;
    return token;
  };
  const fault = (wanted: string) => {
    const { kind, text, at } = peek();
    const found = kind === 'end' ? 'the end' : text;
    return new Misread(`character ${at + 1}: ${wanted} expected, found ${found}`);
  };
  const takes = (text: string) => {
    const { kind, text: next } = peek();
    const found = kind !== 'text' && next === text;
    if (found) take();
    return found;
  };
  return { peek, take, takes, fault };
}

function tokensOf(source: string): Token[] {
  const pattern = /\s*(?:("(?:[^"\\]|\\.)*")|([A-Za-z]\w*)|([=(),])|(\S))/gy;
  return [...source.matchAll(pattern)].map((match) => {
    const [whole, text, word, sign, other] = match;
    const found = text ?? word ?? sign ?? other ?? '';
    const at = match.index + whole.length - found.length;
    if (other) throw new Misread(`character ${at + 1}: ${other} is not understood`);
    if (text) return { kind: 'text', text: text.slice(1, -1).replace(/\\(.)/g, '$1'), at };
    return { kind: word ? 'word' : 'sign', text: found, at };
  });
}

function alternatives(reader: Reader, depth: number): Where {
  const parts = [conditions(reader, depth)];
  while (reader.takes('or')) parts.push(conditions(reader, depth));
  return joined('or', parts);
}

function conditions(reader: Reader, depth: number): Where {
  const parts = [condition(reader, depth)];
  while (reader.takes('and')) parts.push(condition(reader, depth));
  return joined('and', parts);
}

function joined(kind: 'and' | 'or', parts: Where[]): Where {
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind, parts };
}

function condition(reader: Reader, depth: number): Where {
  if (reader.takes('(')) {
    if (depth >= deepest) throw reader.fault(`at most ${deepest} brackets in each other`);
    const inner = alternatives(reader, depth + 1);
    if (!reader.takes(')')) throw reader.fault(')');
    return inner;
  }
  const field = whereFields.find((name) => reader.takes(name));
  if (!field) throw reader.fault(`one of ${whereFields.join(', ')}`);
  if (reader.takes('=')) return { kind: 'equals', field, values: [value(reader, field)] };
  if (!reader.takes('in') || !reader.takes('(')) throw reader.fault('= or in (…)');
  const values = [value(reader, field)];
  while (reader.takes(',')) values.push(value(reader, field));
  if (!reader.takes(')')) throw reader.fault(', or )');
  return { kind: 'equals', field, values };
}

function value(reader: Reader, field: WhereField): string | boolean {
  if (field === 'isBware') {
    if (reader.takes('true')) return true;
    if (reader.takes('false')) return false;
    throw reader.fault('true or false');
  }
  if (reader.peek().kind !== 'text') throw reader.fault('a text in double quotes');
  return reader.take().text;
}
