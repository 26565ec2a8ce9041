/** Imports without starting the command for each of them: one empty database, opened once for a file of tests. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { ProductDocument } from '#domain/catalogue/document.ts';
import type { ImportOptions } from '../../scripts/catalogue/import.ts';
import { readProducts } from '../../src/worker/commerce/embedded/catalogue-read.ts';
import { emptyState, workplace } from './command.ts';

export type Imported = { whole: boolean; out: string; err: string };
export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop() {
  // The command reads it when its files are loaded.
  process.env.KONTOR_STATE = await emptyState();
  const { openLocalDatabase } = await import('../../scripts/local-database.ts');
  const { importFile } = await import('../../scripts/catalogue/import.ts');
  const { db, close } = await openLocalDatabase();
  const folder = workplace();
  /** `through`: the database as this import sees it. */
  const load = async (
    name: string,
    content: string,
    options: Partial<ImportOptions> = {},
    through: D1Database = db,
  ): Promise<Imported> => {
    const path = join(folder, name);
    writeFileSync(path, content);
    const said = { out: '', err: '' };
    const spies = [
      vi.spyOn(console, 'log').mockImplementation((text) => {
        said.out += `${text}\n`;
      }),
      vi.spyOn(console, 'error').mockImplementation((text) => {
        said.err += `${text}\n`;
      }),
    ];
    try {
      const open = async () => through;
      return { whole: await importFile(path, { format: 'auto', ...options }, open), ...said };
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  };
  const products = (): Promise<ProductDocument[]> => readProducts(db, { limit: 1000 });
  const product = async (sku: string) => (await products()).find((each) => each.sku === sku);
  return { db, close, load, products, product };
}

/** Documents as the lines of a file. */
export const lines = (documents: readonly unknown[]): string =>
  documents.map((each) => `${JSON.stringify(each)}\n`).join('');
