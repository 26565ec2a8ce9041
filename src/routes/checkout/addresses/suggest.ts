/**
 * POST /checkout/addresses/suggest: suggestions for a typed street, or the address of a suggestion. Only where the
 * store suggests addresses. Typed text is sent in the body, because URLs are logged on the way.
 */
import { suggestionQuestion } from '#domain/checkout/address-suggestions.ts';
import { networkOf } from '#domain/limits/network.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import {
  suggestedAddress,
  suggestedPlaces,
} from '#worker/services/address-suggestions/address-suggestions.ts';

export async function suggestAddresses(c: KontorContext): Promise<Response> {
  const { store, locale } = c.get('shop');
  c.header('Cache-Control', 'no-store');
  if (!store.googleAutocompleteEnabled) return c.notFound();
  const site = c.req.header('Sec-Fetch-Site');
  if (site && site !== 'same-origin') return c.text('Forbidden', 403);
  const { success } = await c.env.SUGGESTION_LIMIT.limit({ key: networkOf(c.get('clientIp')) });
  if (!success) return c.text('Too many requests', 429, { 'Retry-After': '60' });
  const read = suggestionQuestion.safeParse(await formOf(c));
  if (!read.success) return c.text('Bad request', 400);
  const language = locale.code;
  if ('place' in read.data) {
    const address = await suggestedAddress(c.env, { ...read.data, country: store.key, language });
    return c.json({ address: address ?? {} });
  }
  const { country = store.key } = read.data;
  return c.json({ places: await suggestedPlaces(c.env, { ...read.data, country, language }) });
}
