/**
 * Marks of personal data: what each column of a table says about persons, how the rows of one person are found, and what
 * erasure does with them. Each schema.ts has those of its tables; export, erasure and deletion by age are derived from
 * them. A test compares them with the databases. How to mark a column: docs/how-to/personal-data.md.
 */

/** By which of a person's keys a row is found. `email`: compared without capitals. `vatNumber`: with its prefix. */
export const personKeys = ['email', 'customer', 'order', 'cart', 'attempt', 'vatNumber'] as const;
export type PersonKey = (typeof personKeys)[number];

/**
 * `delete`: the person's rows are deleted. `kept`: they stay as they are, because a law demands it until a date that
 * the person is told. `part`: a part written by hand empties or deletes them (data/personal-data). `expires`: they say
 * nothing to anybody who does not know the person already, and are deleted by age.
 */
export type Erasure = 'delete' | 'kept' | 'part' | 'expires';

/** Rows are deleted when the time in this column is so many days ago. Rows without a time stay. */
export type Expiry = { column: string; days: number };

export type TableMarks = {
  table: string;
  /** Says nothing about a person, or is a key that says something only together with other rows. */
  none: readonly string[];
  /** About a person: exported, and gone after the erasure unless the rows are kept. */
  personal: readonly string[];
  /** Hashes, tokens and what belongs to others: not exported, and gone like the personal ones. */
  secret: readonly string[];
  /** Columns, or SQL expressions, of which one is equal to one of the person's keys. */
  of: Partial<Record<PersonKey, string | readonly string[]>>;
  erasure?: Erasure;
  expires?: Expiry;
};

type MarkedTable = Pick<TableMarks, 'of' | 'expires'> & {
  erasure: Erasure;
  /** Names of columns in SQL, with spaces between. */
  none: string;
  personal?: string;
  secret?: string;
};

export function personalData(table: string, marked: MarkedTable): TableMarks {
  const { none, personal = '', secret = '', ...rest } = marked;
  return {
    table,
    none: namesIn(none),
    personal: namesIn(personal),
    secret: namesIn(secret),
    ...rest,
  };
}

/** A table that says nothing about any person. `columns`: all of them, with spaces between. */
export function nothingPersonal(
  table: string,
  columns: string,
  { expires }: Pick<TableMarks, 'expires'> = {},
): TableMarks {
  const none = namesIn(columns);
  return { table, none, personal: [], secret: [], of: {}, ...(expires && { expires }) };
}

const namesIn = (text: string): string[] => text.split(/\s+/).filter(Boolean);
