/** Stores in files: checked with the difference, loaded, exported, refused by line. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoStoreDocument } from '../demo-stores.ts';
import { run } from './command.ts';
import { lines, openShop, type Shop } from './shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
}, 180_000);
afterAll(() => shop.close());

const stored = async (field: string) =>
  (
    await shop.db
      .prepare('SELECT key, document ->> ?1 AS value FROM stores ORDER BY key')
      .bind(`$.${field}`)
      .raw<[string, string]>()
  ).map((row) => row.join(' '));
const changes = async () =>
  shop.db.prepare("SELECT version FROM page_changes WHERE tag = 'catalogue'").first('version');

it('stores are loaded, a dry run tells each changed field, and the cached pages are dropped', async () => {
  const both = [demoStoreDocument('de'), demoStoreDocument('at')];
  const first = await shop.load('stores.ndjson', lines(both));
  expect(first).toMatchObject({
    whole: true,
    err: 'line 1: store de is new\nline 2: store at is new\n',
  });
  expect(first.out).toContain('loaded 2 × store');
  const version = await changes();
  const other = [
    demoStoreDocument('de', {
      phone: '+49 30 1234567',
      deliveryDays: { parcel: { from: 1, to: 3 }, freight: { from: 4, to: 7 } },
    }),
    demoStoreDocument('at'),
  ];
  const dry = await shop.load('changed.ndjson', lines(other), { dryRun: true });
  const told = [
    'line 1: de phone: "+49 20 5550 100" becomes "+49 30 1234567"',
    'line 1: de deliveryDays.parcel.from: 2 becomes 1',
    'line 1: de deliveryDays.parcel.to: 4 becomes 3',
  ];
  expect(dry.err.trim().split('\n')).toEqual(told);
  expect(dry.out).toContain('would load 2 × store');
  expect([await stored('phone'), await changes()]).toEqual([
    ['at +43 20 5550 100', 'de +49 20 5550 100'],
    version,
  ]);
  const real = await shop.load('changed.ndjson', lines(other));
  expect(real.err.trim().split('\n')).toEqual(told);
  expect(await stored('phone')).toEqual(['at +43 20 5550 100', 'de +49 30 1234567']);
  expect(await changes()).toBe(Number(version) + 1);
}, 180_000);

it('a dated change is told before it is loaded, exported as it was written, and bounded by the law', async () => {
  const change = {
    validFrom: '2027-01-01T00:00:00.000Z',
    codFeeTitle: { de: 'Nachnahme' },
    shippingRates: { parcelCentAmount: 295 },
  };
  const [now, later] = [{}, { changes: [change] }].map((more) =>
    lines([demoStoreDocument('de', { phone: '+49 30 1234567', ...more })]),
  );
  await shop.load('rules.ndjson', now ?? '');
  const told = `line 1: de changes: [${JSON.stringify(change)}] is new\n`;
  for (const dryRun of [true, false])
    expect(await shop.load('rules.ndjson', later ?? '', { dryRun })).toMatchObject({
      whole: true,
      err: told,
    });
  const { out } = await run(shop.state, ['export', '--only', 'store']);
  const [exported] = out.split('\n').filter((line) => line.includes('"key":"de"'));
  expect(JSON.parse(exported ?? '')).toMatchObject({ changes: [change] });
  const show = (...more: string[]) =>
    run(shop.state, ['show', 'de', 'shippingRates.parcelCentAmount', ...more], 'store');
  expect((await show()).out).toBe('195\n');
  expect((await show('--at', '2027-01-01')).out).toBe('295\n');
  const cash = { ...(demoStoreDocument('es').cashOnDelivery as object), limitCentAmount: 100_000 };
  const wrong = await shop.load(
    'law.ndjson',
    lines([demoStoreDocument('es', { cashOnDelivery: cash })]),
  );
  expect(wrong.err).toBe(
    'line 1, cashOnDelivery.limitCentAmount: the law of es allows no cash payment above 999.99 EUR\n',
  );
  await shop.load('rules.ndjson', now ?? '');
}, 180_000);

it('wrong stores are refused by line and field, and the others are loaded', async () => {
  const file = [
    demoStoreDocument('de', { storeId: 'kontor-at' }),
    demoStoreDocument('gb', { currency: 'EUR' }),
    demoStoreDocument('pl', { phone: '1' }),
    demoStoreDocument('sk', { openingHours: {} }),
    demoStoreDocument('sk'),
    { ...demoStoreDocument('cz'), type: 'shop' },
  ];
  const { whole, out, err } = await shop.load('wrong.ndjson', lines(file));
  expect(whole).toBe(false);
  expect(out).toContain('refused 5 rows\nloaded 1 × store');
  expect(err.trim().split('\n').toSorted()).toEqual([
    'line 1, storeId: kontor-at is the storeId of at',
    'line 2, currency: gb trades in GBP',
    expect.stringMatching(/^line 3, phone: "1" does not fit/),
    'line 4: sk openingHours: has none in sk',
    'line 4: store sk is new',
    'line 5, key: stands in line 4 already, which was taken',
    expect.stringMatching(/^line 6, type: "shop" is none of .*store/),
  ]);
  expect(await stored('storeId')).toEqual(['at kontor-at', 'de kontor-de', 'sk kontor-sk']);
}, 180_000);

it('a document with a line for each field, as the command shows it, can be edited and loaded', async () => {
  const shown = await run(shop.state, ['show', 'at'], 'store');
  const edited = shown.out.replace('"kontor-at"', '"kontor-oesterreich"');
  const loaded = await shop.load('at.json', edited);
  expect(loaded).toMatchObject({
    whole: true,
    err: 'line 1: at storeId: "kontor-at" becomes "kontor-oesterreich"\n',
  });
  const broken = await shop.load('broken.json', edited.replace('"phone": ', '"phone": 5'));
  expect(broken).toMatchObject({
    whole: false,
    err: expect.stringMatching(/^line 1: is no complete JSON/),
  });
  await shop.load('at.json', shown.out);
}, 180_000);

it('an export has the stores in canonical form, and importing it changes nothing', async () => {
  const { code, out } = await run(shop.state, ['export', '--only', 'store']);
  expect(code).toBe(0);
  expect(
    out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).key),
  ).toEqual(['de', 'at', 'sk']);
  const again = await shop.load('export.ndjson', out);
  expect(again).toMatchObject({ whole: true, err: 'line 3: sk openingHours: has none in sk\n' });
  expect((await run(shop.state, ['export', '--only', 'store'])).out).toBe(out);
}, 180_000);
