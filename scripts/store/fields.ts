/** Fields of a document by path: `deliveryDays.parcel.to`, `campaigns.0.endDate`. */

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function fieldOf(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) => (isBranch(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      document,
    );
}

/** A copy of the document with another value; undefined removes the field, or the entry of a list. */
export function withField(document: unknown, path: string, value: unknown): object {
  const [name = '', ...rest] = path.split('.');
  const inner =
    rest.length > 0 ? withField(fieldOf(document, name) ?? {}, rest.join('.'), value) : value;
  if (Array.isArray(document)) {
    const at = Number(name);
    return inner === undefined ? document.toSpliced(at, 1) : document.toSpliced(at, 1, inner);
  }
  const { [name]: _, ...others } = isBranch(document) ? document : {};
  if (inner === undefined) return others;
  return isBranch(document) ? { ...document, [name]: inner } : { [name]: inner };
}

/** JSON, else text. A field that holds text stays text: a phone number is no number. */
export function valueFrom(written: string, before: unknown): unknown {
  if (written === 'null') return undefined;
  if (typeof before === 'string') return written;
  try {
    return JSON.parse(written);
  } catch {
    return written;
  }
}
