/**
 * A person's data as they take them along. The documentation of the format: docs/operations/my-data.md. A change of it
 * raises `formatVersion`.
 */

export const formatVersion = 1;

export type ExportedRow = Record<string, unknown>;

/** By the name of the table; names and columns as in the database. */
export type ExportedTables = Record<string, ExportedRow[]>;

export type PersonalDataExport = {
  format: 'kontor-personal-data';
  version: typeof formatVersion;
  /** ISO time. */
  exportedAt: string;
  email: string;
  tables: ExportedTables;
  /** The content of each cart's room: the cart, what was undone last, payment attempts. */
  carts: ({ id: string } & ExportedRow)[];
  /** What was consented to, by kind, in the language of the request. */
  consentTexts: Record<string, string>;
};
