/** Stores that were loaded before stores were documents: a migration completes them, and changes nothing that they say. */
import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { differenceOf } from '#domain/catalogue/difference.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { storeDocument } from '#domain/store/store-document.ts';
import { demoStore } from '../../demo-stores.ts';

const migrations = ['0020_stores_as_documents', '0024_rules_of_stores'].map((name) =>
  readFileSync(`migrations/${name}.sql`, 'utf8'),
);

/** A store as it was stored before. */
function earlier(key: (typeof countryCodes)[number]): object {
  const { storeId: _, openingHours: _1, parcelTrackingIds: _2, ...kept } = demoStore(key);
  const { deliveryDays: _3, recommendationKeys: _4, trustRating, ...ruled } = kept;
  const { shippingRates: _8, volumeDiscounts: _9, cashOnDelivery: _10, ...named } = ruled;
  const { paymentMethods: _11, maximumItemsForCashAndBank: _12, ...rest } = named;
  const { googleAutocompleteEnabled: _5, addressValidationEnabled: _6, campaigns, ...store } = rest;
  return {
    ...store,
    trustScore: trustRating?.value,
    googleReviewsEnabled: false,
    campaigns: campaigns.map(({ label: _7, ...campaign }) => campaign),
  };
}

function migrated(key: string, document: object): object {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE stores (key TEXT PRIMARY KEY NOT NULL, document TEXT NOT NULL)');
  db.prepare('INSERT INTO stores VALUES (?, ?)').run(key, JSON.stringify(document));
  for (const migration of migrations) db.exec(migration);
  const row = db.prepare('SELECT document FROM stores').get();
  db.close();
  return JSON.parse(String(row?.document));
}

it.each(countryCodes)('the store of %s becomes a valid document', (key) => {
  const document = migrated(key, earlier(key));
  const read = storeDocument.safeParse({ type: 'store', ...document });
  expect(read.error?.issues).toBeUndefined();
  // The hours are as the demo's were written when the migration was.
  const expected = { ...demoStore(key), openingHours: read.data?.openingHours };
  expect(differenceOf(expected, document)).toEqual([]);
});

it('what the operator had set stays, and running it again changes nothing', () => {
  const set = {
    ...earlier('de'),
    phone: '+49 30 1234567',
    addressValidationEnabled: true,
    trustScore: undefined,
    campaigns: [],
    links: { jobs: 'https://jobs.example/' },
  };
  const document = migrated('de', set);
  expect(document).toMatchObject({
    phone: set.phone,
    addressValidationEnabled: true,
    campaigns: [],
    links: set.links,
  });
  expect(document).not.toHaveProperty('trustRating');
  expect(migrated('de', document)).toEqual(document);
});
