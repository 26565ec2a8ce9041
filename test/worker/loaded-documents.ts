/** Loads stores and deals into the database of the Worker, as a catalogue file does. */
import { env } from 'cloudflare:test';
import { expect } from 'vitest';
import { isDeal } from '#domain/catalogue/deal-document.ts';
import { catalogueDocument } from '#domain/catalogue/document.ts';
import type { Fault, Mapped } from '#domain/catalogue/import/draft.ts';
import { embeddedTarget } from '../../scripts/catalogue/loading/embedded-target.ts';
import { load } from '../../scripts/catalogue/loading/load.ts';

async function* candidatesOf(documents: readonly unknown[]): AsyncGenerator<Mapped> {
  for (const [at, document] of documents.entries()) {
    const line = at + 1;
    const parsed = catalogueDocument.parse(document);
    if (parsed.type === 'store') yield { candidates: [{ line, store: parsed }], faults: [] };
    else if (isDeal(parsed)) yield { candidates: [{ line, deal: parsed }], faults: [] };
  }
}

export async function loadDocuments(...documents: readonly unknown[]): Promise<void> {
  const faults: Fault[] = [];
  const now = new Date();
  const plainText = (html: string) => html;
  await load(candidatesOf(documents), embeddedTarget(env.DB, now, []), {
    settings: { language: 'de', stores: ['de'], now: now.toISOString(), plainText },
    skip: 0,
    refused: new Set(),
    stock: false,
    mediaHosts: [],
    onFault: (fault) => faults.push(fault),
    onNote: () => undefined,
    onPart: async () => undefined,
  });
  expect(faults).toEqual([]);
}
