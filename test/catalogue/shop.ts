/** Imports without the command line: one empty database, opened once for a test file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import { type ImportOptions, importFile } from '../../scripts/catalogue/import.ts';
import { openLocalDatabase } from '../../scripts/local-database.ts';
import { readProducts } from '../../src/worker/data/catalogue/read-documents.ts';
import { emptyState } from './state.ts';
import { workplace } from './workplace.ts';

export type Imported = { whole: boolean; out: string; err: string };
export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop() {
  const state = await emptyState();
  const { db, close } = await openLocalDatabase(state);
  const folder = workplace();
  /** `through`: the database that this import uses. */
  const load = async (
    name: string,
    content: string,
    options: Partial<ImportOptions> = {},
    through: D1Database = db,
  ): Promise<Imported> => {
    const path = join(folder, name);
    writeFileSync(path, content);
    const said = { out: '', err: '' };
    const output = {
      log: (line: string) => {
        said.out += `${line}
`;
      },
      error: (line: string) => {
        said.err += `${line}
`;
      },
    };
    const open = async () => through;
    const whole = await importFile(path, { format: 'auto', ...options }, open, output);
    return { whole, ...said };
  };
  const products = (): Promise<ProductDocument[]> => readProducts(db, { limit: 1000 });
  const product = async (sku: string) => (await products()).find((each) => each.sku === sku);
  return { state, db, close, load, products, product };
}

/** Documents as the lines of a file. */
export const lines = (documents: readonly unknown[]): string =>
  documents.map((each) => `${JSON.stringify(each)}\n`).join('');
