/** Visits of pages with the cache switched on, and a clock that tests advance. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { vi } from 'vitest';
import { settlingMs } from '#domain/routing/cached-page.ts';
import worker from '#worker/index.ts';
import { putOnSale } from '../goods.ts';

export const keeping = { ...env, PAGE_CACHE: 'on' as const };

export async function visit(
  address: string,
  headers: Record<string, string> = {},
  settings = keeping,
) {
  const context = createExecutionContext();
  const request = new Request(address, { headers, redirect: 'manual' });
  const response = await worker.fetch(request as never, settings, context);
  const text = await response.text();
  await waitOnExecutionContext(context);
  return { response, text, kept: response.headers.get('Cache-Status') ?? 'rendered' };
}

/** A product page that was never requested, of a product alone in its category: no other page shows it. */
export async function newPage() {
  const [sku] = await putOnSale({ stock: 7, categories: [`shelf-${crypto.randomUUID()}`] });
  return { sku, address: `http://de.localhost/regal-de-${sku.slice(2)}` };
}

export let clock = Date.now();

/** Advances the clock, never backwards, because the caches of the isolate stay. */
export function pass(ms: number): void {
  clock += ms;
  vi.setSystemTime(clock);
}

// Newer changes may still be propagating, so each test starts from a later hour.
export const settled = settlingMs + 3_600_000;
