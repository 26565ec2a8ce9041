/** Visits of pages with the cache switched on, and a clock that tests advance. */
import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { vi } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import { dayIn } from '#domain/locale/dates.ts';
import { settlingMs } from '#domain/routing/cached-page.ts';
import { dispatchDay } from '#domain/shipping/delivery-date.ts';
import worker from '#worker/index.ts';
import { environmentOf } from '#worker/settings/environment.ts';
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
  const text = new TextDecoder().decode(await response.arrayBuffer());
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

/** Newer changes may still be propagating, so each test starts from a later hour. */
export const settled = settlingMs + 3_600_000;
/** No test takes longer. */
const longestMs = 7_200_000;

/** Advances the clock to a later hour, from which a test does not reach over the end of a day. */
export function settle(): void {
  pass(settled);
  while (!areSameDays('de', clock, clock + longestMs)) pass(longestMs / 4);
}

/** A kept page is one of the market's day and of the day on which an order ships: at the end of either it is rendered. */
export function areSameDays(country: CountryCode, from: number, until: number): boolean {
  const { settings } = environmentOf(env);
  const daysAt = (ms: number) => {
    const at = new Date(ms);
    const shipped = dispatchDay(at, { country, cutOffHour: settings.deliveryCutOff });
    return `${dayIn(country, at)} ${shipped.toISOString()}`;
  };
  return daysAt(from) === daysAt(until);
}
