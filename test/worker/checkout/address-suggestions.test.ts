/** Address suggestions while typing: from the Worker, where the store enables them; they never block the form. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  suggestedAddress,
  suggestedPlaces,
} from '#worker/services/address-suggestions/address-suggestions.ts';
import { sandboxPlaces } from '#worker/services/address-suggestions/sandbox.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';
import { shopWith } from '../other-store.ts';
import { visitor } from '../visitor.ts';

const path = '/checkout/addresses/suggest';
const session = crypto.randomUUID();

let shop: Awaited<ReturnType<typeof shopWith>>;
beforeAll(async () => {
  shop = await shopWith('nl', { googleAutocompleteEnabled: true });
});
afterAll(() => shop.end());

type Answer = { places: { place: string; text: string; detail: string }[]; address: object };
const asked = async (fields: Record<string, string>, shopper = visitor('nl', shop.reach)) => {
  const response = await shopper.post(path, { session, ...fields });
  return {
    status: response.status,
    answer: response.ok ? await response.json<Answer>() : undefined,
  };
};

describe('a request for suggestions', () => {
  it('returns places, and a chosen place is an address in the shop’s format', async () => {
    const { answer } = await asked({ typed: 'Kade 12a' });
    const [first] = answer?.places ?? [];
    expect(first).toMatchObject({ text: 'Kade 12a', detail: 'Nordhafen' });
    const chosen = await asked({ place: first?.place ?? '' });
    expect(chosen.answer?.address).toEqual({
      streetName: 'Kade',
      streetNumber: '12a',
      postalCode: '1012 AB',
      city: 'Nordhafen',
    });
  });

  it.each([
    ['two letters', { typed: 'Ka' }],
    ['another country of none', { typed: 'Kade', country: 'xx' }],
    ['no session', { typed: 'Kade', session: 'x' }],
    ['a place with a way out', { place: '../v1/keys' }],
  ])('with %s is refused', async (_what, fields) => {
    expect((await asked(fields)).status).toBe(400);
  });

  it('is not found in a store without suggestions', async () => {
    expect((await asked({ typed: 'Kade' }, visitor('de'))).status).toBe(404);
  });

  it('from a page of another site is refused', async () => {
    const { send } = visitor('nl', shop.reach);
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://nl.localhost' };
    const body = new URLSearchParams({ session, typed: 'Kade' });
    expect((await send(path, { method: 'POST', headers, body })).status).toBe(403);
  });
});

describe('the service', () => {
  const outside = { SANDBOX: '', ADDRESS_VALIDATION_KEY: 'the key' };
  const real = environmentWith(outside);
  const question = { country: 'nl', language: 'nl-NL', session } as const;
  const typed = 'Prinsengracht 26';

  it('is called as its API reference says, for this country only', async () => {
    const requests: Request[] = [];
    const ask: typeof fetch = (input, init) => {
      requests.push(new Request(input, init));
      return sandboxPlaces(input, init);
    };
    const [found] = await suggestedPlaces(real, { ...question, typed }, ask);
    await suggestedAddress(real, { ...question, place: found?.place ?? '' }, ask);
    const [first, second] = requests;
    expect(`${first?.method} ${first?.url}`).toBe(
      'POST https://places.googleapis.com/v1/places:autocomplete',
    );
    expect(first?.headers.get('X-Goog-Api-Key')).toBe('the key');
    expect(await first?.json()).toEqual({
      input: typed,
      includedRegionCodes: ['nl'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
      languageCode: 'nl-NL',
      regionCode: 'nl',
      sessionToken: session,
    });
    expect(second?.method).toBe('GET');
    expect(second?.headers.get('X-Goog-FieldMask')).toBe('addressComponents');
    expect(second?.url).toContain(`https://places.googleapis.com/v1/places/${found?.place}?`);
    expect(new URL(second?.url ?? '').searchParams.get('sessionToken')).toBe(session);
  });

  const failures: [string, typeof fetch, Partial<Bindings>][] = [
    ['is down', async () => new Response('', { status: 502 }), {}],
    ['cannot be reached', () => Promise.reject(new TypeError('network')), {}],
    ['answers in another form', async () => Response.json({ suggestions: typed }), {}],
    ['is not told who asks', sandboxPlaces, { ADDRESS_VALIDATION_KEY: '' }],
  ];
  it.each(failures)('%s: nothing is suggested, and the log has no street', async (...row) => {
    const [, ask, settings] = row;
    const lines = await logged(async () => {
      const shopEnv = environmentWith({ ...outside, ...settings });
      expect(await suggestedPlaces(shopEnv, { ...question, typed }, ask)).toEqual([]);
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('no address suggested');
    expect(lines[0]).not.toContain('Prinsengracht');
  });

  it('returns no suggestions if it knows nothing', async () => {
    const nothing: typeof fetch = async () => Response.json({});
    expect(await suggestedPlaces(real, { ...question, typed }, nothing)).toEqual([]);
    expect(await suggestedAddress(real, { ...question, place: 'p' }, nothing)).toEqual({});
  });
});
