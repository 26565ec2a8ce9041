/** Reads the values in predicates. */
import type { Reader } from './reader.ts';

export function readList<Item>(reader: Reader, readItem: () => Item): Item[] {
  if (!reader.takes('(')) throw reader.fault('(');
  const items = [readItem()];
  while (reader.takes(',')) items.push(readItem());
  if (!reader.takes(')')) throw reader.fault(', or )');
  return items;
}

export function readNumber(reader: Reader): number {
  if (reader.peek().kind !== 'number') throw reader.fault('a number');
  return Number(reader.take().text);
}

export function readText(reader: Reader): string {
  if (reader.peek().kind !== 'text') throw reader.fault('a text in double quotes');
  return reader.take().text;
}

export function readFlag(reader: Reader): boolean {
  if (reader.takes('true')) return true;
  if (reader.takes('false')) return false;
  throw reader.fault('true or false');
}
