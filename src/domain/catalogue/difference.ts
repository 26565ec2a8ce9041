/** The difference between two documents, field by field, for a dry run. */

export type FieldChange = {
  /** `bankDetails.iban`, `campaigns.0.label.de`. */
  field: string;
  /** Undefined: the field is new. */
  before: unknown;
  /** Undefined: the field is removed. */
  after: unknown;
};

/** Empty for equal documents, whatever the order of their fields. */
export function differenceOf(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isBranch(before) && isBranch(after) && Array.isArray(before) === Array.isArray(after)) {
    const fields = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...fields].flatMap((field) =>
      differenceOf(before[field], after[field], path ? `${path}.${field}` : field),
    );
  }
  return before === after || (isEmpty(before) && isEmpty(after))
    ? []
    : [{ field: path, before, after }];
}

/** `phone: "+49 1" becomes "+49 2"` */
export function changeInWords({ field, before, after }: FieldChange): string {
  if (before === undefined) return `${field}: ${JSON.stringify(after)} is new`;
  if (after === undefined) return `${field}: ${JSON.stringify(before)} is removed`;
  return `${field}: ${JSON.stringify(before)} becomes ${JSON.stringify(after)}`;
}

type Branch = Readonly<Record<string, unknown>>;

/** A list is compared by position. */
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown) => isBranch(value) && Object.keys(value).length === 0;
