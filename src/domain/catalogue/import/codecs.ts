/** How values are written in the cells of our own CSV. Each codec reads back what it wrote. */
import { amountText, centsOf, instantOf, type Read, wholeOf, yesOrNo } from './cell-values.ts';

export type Codec = {
  write: (value: unknown) => string;
  read: (cell: string) => Read<unknown>;
};

const ok = <Value>(value: Value): Read<Value> => ({ ok: true, value });
const trimmed = (read: (cell: string) => Read<unknown>) => (cell: string) => read(cell.trim());

/** `a | b`; JSON if that would not read back the same, or if the list is empty: an empty cell means no change. */
function listText(items: readonly string[]): string {
  const joined = items.join(' | ');
  const same = listIn(joined);
  const readsBack = same.length === items.length && same.every((item, at) => item === items[at]);
  return readsBack && items.length > 0 && !joined.startsWith('[') ? joined : JSON.stringify(items);
}

const listIn = (cell: string) =>
  cell
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');

function jsonIn(cell: string): Read<unknown> {
  try {
    return ok(JSON.parse(cell));
  } catch {
    return { ok: false, why: 'is no complete JSON' };
  }
}

export const text: Codec = { write: String, read: ok };
export const word: Codec = { write: String, read: trimmed(ok) };
export const whole: Codec = { write: String, read: trimmed(wholeOf) };
export const flag: Codec = { write: String, read: trimmed(yesOrNo) };
export const instant: Codec = { write: String, read: trimmed(instantOf) };
export const cents: Codec = {
  write: (value) => amountText(value as number),
  read: trimmed(centsOf),
};
export const json: Codec = { write: (value) => JSON.stringify(value), read: jsonIn };
export const list: Codec = {
  write: (value) => listText(value as string[]),
  read: (cell) => (cell.trim().startsWith('[') ? jsonIn(cell) : ok(listIn(cell))),
};
