/** A store that an operator loads from a file: its pages and calls show the new settings. */
import { createExecutionContext, env } from 'cloudflare:test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueTag } from '#domain/routing/cached-page.ts';
import type { StoredStore } from '#domain/store/store.ts';
import { loadStores } from '#worker/data/stores/stores.ts';
import worker from '#worker/index.ts';
import { loadDocuments } from '../loaded-documents.ts';
import { unknownDatabase } from '../other-store.ts';
import { type Main, visitor } from '../visitor.ts';

/** As if the isolate had been started after the file was loaded. */
const shopper = visitor('be', async (address, init) =>
  worker.fetch(
    new Request<unknown, IncomingRequestCfProperties>(address, init as RequestInit<never>),
    { ...env, DB: unknownDatabase() },
    createExecutionContext(),
  ),
);
const answer = async (path: string) => (await shopper.send(path)).text();

const storeNow = async (): Promise<StoredStore> => {
  const store = (await loadStores(env.DB)).find(({ key }) => key === 'be');
  if (!store) throw new Error('there is no store be');
  return store;
};
const stores = async (query: Main<'getStores'>) =>
  (await shopper.ask('getStores', query)).stores.results;
const version = () =>
  env.DB.prepare('SELECT version FROM page_changes WHERE tag = ?')
    .bind(catalogueTag)
    .first('version');

describe('after a file has changed the store', () => {
  let before: StoredStore;
  let versionBefore: unknown;
  beforeAll(async () => {
    before = await storeNow();
    versionBefore = await version();
    await loadDocuments({
      type: 'store',
      ...before,
      storeId: 'kontor-benelux',
      phone: '+32 2 555 01 99',
      openingHours: { fr: 'En semaine, de 9 h à 16 h' },
      deliveryDays: { parcel: { from: 1, to: 3 }, freight: { from: 5, to: 9 } },
      trustRating: {
        value: 4.7,
        source: 'Google',
        url: 'https://reviews.example/kontor',
        date: '2026-11-20',
      },
      links: { googleReviews: 'https://google.example/kontor' },
      campaigns: before.campaigns.map((campaign) => ({
        ...campaign,
        label: { nl: 'Superweek', fr: 'Semaine folle' },
      })),
    });
  });
  afterAll(() => loadDocuments({ type: 'store', ...before }));

  it('pages have its phone, hours and rating with source and date, and cached ones are dropped', async () => {
    const [french, dutch] = await Promise.all([answer('/fr'), answer('/')]);
    for (const html of [french, dutch])
      expect(html).toContain('+32\u00a02\u00a0555\u00a001\u00a099');
    expect(french).toContain('En semaine, de 9 h à 16 h');
    expect(dutch).not.toContain('En semaine');
    expect(french).toMatch(
      /4,7 sur 5[^(]*\(<a class="link" href="https:\/\/reviews.example\/kontor" rel="noopener">Google, 20\/11\/2026<\/a>\)/,
    );
    expect(french).toMatch(/href="https:\/\/google.example\/kontor"[^>]*>.*?Avis Google/);
    expect(await version()).toBe(Number(versionBefore) + 1);
  });

  it('the home page and the listing of a campaign have its text in the language of the page', async () => {
    expect(await answer('/fr')).toContain('<span class="tag">Semaine folle</span>');
    expect(await answer('/')).toContain('<span class="tag">Superweek</span>');
    expect(await answer('/search?tags=campaign%3Acyber_week')).toContain('<h1>Superweek</h1>');
  });

  it('getStores and the shipping methods say the same, under the key of the country setup', async () => {
    const [store] = await stores({ key: 'kontor-benelux' });
    const fields = new Map(store?.custom.customFieldsRaw.map(({ name, value }) => [name, value]));
    expect(store).toMatchObject({ id: 'store-be', key: 'kontor-benelux', languages: ['nl', 'fr'] });
    expect(fields.get('google_reviews_enabled')).toBe(true);
    expect(JSON.parse(String(fields.get('ex_store_campaigns')))).toEqual(
      before.campaigns.map(({ campaignName, startDate, endDate }) => ({
        campaignName,
        startDate,
        endDate,
      })),
    );
    expect(await stores({ key: 'be' })).toEqual([store]);
    expect(await stores({ key: 'kontor-be' })).toEqual([]);
    const { shippingMethods } = await shopper.ask('getShippingMethodsWithoutId', {});
    const times = shippingMethods.results.flatMap(({ custom }) => custom.customFieldsRaw);
    expect(times.map(({ value }) => value)).toEqual(['1-3', '5-9']);
  });
});

it('without a running campaign the home page announces none', async () => {
  const before = await storeNow();
  expect(await answer('/')).toContain('class="campaign"');
  await loadDocuments({ type: 'store', ...before, campaigns: [] });
  expect(await answer('/')).not.toContain('class="campaign"');
  await loadDocuments({ type: 'store', ...before });
});
