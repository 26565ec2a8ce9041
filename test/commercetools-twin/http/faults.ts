/** Faults on demand: the next requests of a document fail in a way that a test names. */
import type { Fields } from '../store/fields-of.ts';

/** `times`: requests that get it, 1 if absent. `document`: name of an operation, `oauth` for tokens; absent: any document. */
type When = { document?: string; times?: number };

export type Fault = When &
  (
    | { kind: 'hang' }
    | { kind: 'delay'; milliseconds: number }
    /** The cart, or what else has the id in the variables, is changed before: by actions, or only its version. */
    | { kind: 'conflict'; actions?: Fields[] }
    | { kind: 'tooManyRequests'; retryAfterSeconds?: number }
    | { kind: 'unauthorized' }
    | { kind: 'serverError' }
    /** HTML with status 200. */
    | { kind: 'garbage' }
    /** The first half of the answer's text. */
    | { kind: 'cut' }
    /** These fields are missing wherever the answer has them. */
    | { kind: 'missing'; fields: string[] }
    /** The request is carried out, but its answer never arrives: the connection is closed. */
    | { kind: 'lost' }
  );

export type FaultKind = Fault['kind'];
const kinds: Record<FaultKind, true> = {
  hang: true,
  delay: true,
  conflict: true,
  tooManyRequests: true,
  unauthorized: true,
  serverError: true,
  garbage: true,
  cut: true,
  missing: true,
  lost: true,
};
export const isFault = (value: unknown): value is Fault =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  Object.hasOwn(kinds, value.kind);

export function faultList() {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add(fault: Fault) {
      waiting.push({ fault, left: fault.times ?? 1 });
    },
    /** The first that fits, which is used up by this. */
    next(document: string): Fault | undefined {
      const found = waiting.find(({ fault, left }) => left > 0 && fits(fault, document));
      if (found) found.left -= 1;
      return found?.fault;
    },
    clear() {
      waiting = [];
    },
  };
}

const fits = ({ document }: Fault, name: string) =>
  document === undefined ? name !== 'oauth' : document === name;

export function without(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, fields));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !fields.includes(name))
      .map(([name, each]) => [name, without(each, fields)]),
  );
}
