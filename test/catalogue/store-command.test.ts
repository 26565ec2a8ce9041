/** `npm run store`: one store shown, one field changed, with the checks of a file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoStoreDocument } from '../demo-stores.ts';
import { closeDatabases, run } from './command.ts';
import { lines } from './shop.ts';
import { emptyState } from './state.ts';
import { workplace } from './workplace.ts';

let state = '';
const store = (...parameters: string[]) => run(state, parameters, 'store');

beforeAll(async () => {
  state = await emptyState();
  const file = join(workplace(), 'stores.ndjson');
  writeFileSync(file, lines([demoStoreDocument('be'), demoStoreDocument('de')]));
  expect(await run(state, ['import', file])).toMatchObject({ code: 0 });
}, 180_000);
afterAll(closeDatabases);

it('shows all stores, one store as a document, or one field', async () => {
  expect((await store('show')).out).toBe(
    'be\tkontor-be\t+32 20 5550 100\tservice@kontor.example\n' +
      'de\tkontor-de\t+49 20 5550 100\tservice@kontor.example\n',
  );
  expect(JSON.parse((await store('show', 'be')).out)).toMatchObject({ type: 'store', key: 'be' });
  expect((await store('show', 'de', 'phone')).out).toBe('+49 20 5550 100\n');
  expect(JSON.parse((await store('show', 'de', 'deliveryDays.freight')).out)).toEqual({
    from: 4,
    to: 7,
  });
  expect(await store('show', 'de', 'fax')).toMatchObject({
    code: 2,
    err: 'store de has no field fax\n',
  });
  expect(await store('show', 'at')).toMatchObject({
    code: 2,
    err: 'store at has not been loaded\n',
  });
});

it('changes a field, after a dry run that changes nothing', async () => {
  const set = ['set', 'de', 'vatValidationEnabled', 'false'];
  const told = 'de vatValidationEnabled: true becomes false\n';
  expect(await store(...set, '--dry-run')).toMatchObject({
    code: 0,
    out: `${told}would be changed\n`,
  });
  expect((await store('show', 'de', 'vatValidationEnabled')).out).toBe('true\n');
  expect((await store(...set)).out).toBe(`${told}changed; pages show it within a minute\n`);
  expect((await store('show', 'de', 'vatValidationEnabled')).out).toBe('false\n');
  expect((await store(...set)).out).toBe('nothing changes\n');
});

it('changes text, numbers in lists, and fields that were not there, and removes them', async () => {
  expect(await store('set', 'de', 'phone', '+49 30 1234567')).toMatchObject({ code: 0 });
  expect(await store('set', 'de', 'deliveryDays.parcel.to', '3')).toMatchObject({ code: 0 });
  expect(await store('set', 'be', 'campaigns.0.label.fr', 'Semaine folle')).toMatchObject({
    code: 0,
  });
  expect(
    await store('set', 'de', 'links.googleReviews', 'https://google.example/kontor'),
  ).toMatchObject({ code: 0 });
  expect((await store('show', 'de', 'links.googleReviews')).out).toBe(
    'https://google.example/kontor\n',
  );
  expect((await store('set', 'de', 'links.googleReviews', 'null')).out).toContain(
    'de links.googleReviews: "https://google.example/kontor" is removed\n',
  );
  expect((await store('set', 'be', 'campaigns.1', 'null')).out).toContain('be campaigns.1: ');
  expect(JSON.parse((await store('show', 'be', 'campaigns')).out)).toHaveLength(1);
});

it('refuses a wrong value with its reason, and writes nothing', async () => {
  for (const [field = '', value = '', why = ''] of [
    ['phone', '030 1', 'phone: "030 1" does not fit: a number with its country code'],
    ['deliveryDays.parcel.from', '9', 'deliveryDays.parcel: from is more than to'],
    ['campaigns.0.endDate', '2020-01-01T00:00:00Z', 'campaigns.0.endDate: ends before it begins'],
    ['bankDetails.iban', 'DE00 1234', 'bankDetails: IBAN DE00 1234: its check digits are wrong'],
    ['newFlag', 'true', 'has unknown fields: newFlag'],
    ['storeId', 'kontor-be', 'storeId: kontor-be is the storeId of be'],
    ['email', 'null', 'email: is missing'],
  ]) {
    const { code, err } = await store('set', 'de', field, value);
    expect([code, err]).toEqual([1, expect.stringContaining(why)]);
  }
  expect((await store('show', 'de', 'storeId')).out).toBe('kontor-de\n');
  expect(await store('set', 'us', 'phone', '1')).toMatchObject({
    code: 2,
    err: 'there is no store us\n',
  });
});
