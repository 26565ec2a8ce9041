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

it('names what the law wants of the seller, and whether the store takes orders without it', async () => {
  expect(await store('check')).toMatchObject({
    code: 0,
    out: "be\tseller\tthe demo's\nde\tseller\tthe demo's\n",
  });
  await store('set', 'de', 'seller.disputes', 'null');
  const { code, out } = await store('check', 'de');
  expect(out).toContain(
    'de\tseller.disputes\tno orders\tDirective 2013/11/EU art. 13; de: VSBG § 36\n',
  );
  expect(code).toBe(1);
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
  expect((await store('set', 'be', 'campaigns.0', 'null')).out).toContain('be campaigns.0: ');
  expect(JSON.parse((await store('show', 'be', 'campaigns')).out)).toHaveLength(0);
});

it('adds a campaign of a file to all its stores, each with its days and languages, and ends it', async () => {
  const folder = workplace();
  const file = (name: string, changes: object) => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify({ ...campaign, ...changes }));
    return path;
  };
  const campaign = {
    campaignName: 'spring_sale',
    firstDay: '2027-03-27',
    lastDay: '2027-03-28',
    days: { be: { firstDay: '2027-03-27', lastDay: '2027-03-27' } },
    label: { de: 'Frühling', fr: 'Printemps', nl: 'Lente' },
    text: { de: 'Nur zwei Tage', fr: 'Un jour', nl: 'Eén dag' },
  };
  const own = async (key: string) =>
    JSON.parse((await store('show', key, 'campaigns')).out).filter(
      ({ campaignName }: { campaignName: string }) => campaignName === 'spring_sale',
    );
  const whole = file('whole.json', {});
  expect((await store('campaign', whole, '--dry-run')).out).toContain('would be changed\n');
  expect(await own('de')).toEqual([]);
  const lacking = await store('campaign', file('lacking.json', { text: { de: 'x', nl: 'x' } }));
  expect(lacking).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^be campaigns.\d.text.fr: is missing\n$/),
  });
  const misspelt = await store('campaign', file('misspelt.json', { lastDay: '28.3.2027', end: 1 }));
  expect(misspelt.code).toBe(1);
  expect(misspelt.err).toContain('lastDay: a day such as 2026-12-04');
  // Nothing of either: also the store of Germany, whose texts are complete, stays as it was.
  expect(await own('de')).toEqual([]);
  expect((await store('campaign', whole)).out).toContain('changed; pages show it');
  // The clocks change in the night to 28 March.
  expect(await own('de')).toEqual([
    {
      campaignName: 'spring_sale',
      startDate: '2027-03-26T23:00:00.000Z',
      endDate: '2027-03-28T22:00:00.000Z',
      label: { de: 'Frühling' },
      text: { de: 'Nur zwei Tage' },
    },
  ]);
  expect(await own('be')).toMatchObject([
    { endDate: '2027-03-27T23:00:00.000Z', label: { nl: 'Lente', fr: 'Printemps' } },
  ]);
  expect((await store('campaign', whole)).out).toBe('nothing changes\n');
  await store('campaign', file('later.json', { lastDay: '2027-03-30', stores: ['de'] }));
  expect(await own('de')).toMatchObject([{ endDate: '2027-03-30T22:00:00.000Z' }]);
  expect((await store('campaign', file('german.json', { stores: ['de'] }), '--end')).code).toBe(0);
  expect(await own('de')).toEqual([]);
  expect(await own('be')).toHaveLength(1);
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
