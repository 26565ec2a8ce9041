/** The document of a store: what an operator may write, and how a mistake is told. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { canonicalLine } from '#domain/catalogue/canonical.ts';
import { differenceOf } from '#domain/catalogue/difference.ts';
import { catalogueDocument } from '#domain/catalogue/document.ts';
import { inPlainWords } from '#domain/catalogue/import/plain-words.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { campaignFile, campaignFor } from '#domain/store/campaign-file.ts';
import { storeDocument } from '#domain/store/store-document.ts';
import { demoStoreDocument } from '../../demo-stores.ts';

function faults(document: unknown): string[] {
  const read = catalogueDocument.safeParse(document, { reportInput: true });
  if (read.success) return [];
  return inPlainWords(read.error.issues).map(({ field, why }) => `${field}: ${why}`);
}

const de = demoStoreDocument('de');
const bank = {
  accountOwner: 'Kontor Demo',
  institute: 'Musterbank',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
};
const campaign = {
  campaignName: 'black_friday',
  startDate: '2026-11-27T00:00:00+01:00',
  endDate: '2026-11-30T00:00:00+01:00',
  label: { de: 'Black Friday' },
};
const ids = {
  key: 'k',
  lastSeenId: 'k-1',
  similarProductsId: 'k-2',
  cartRecommendationId: 'k-3',
};

describe('the document of a store', () => {
  it.each(countryCodes)(
    'of the demo in %s is valid, and its line is read as the same store',
    (key) => {
      const document = demoStoreDocument(key);
      expect(faults(document)).toEqual([]);
      const line = canonicalLine(catalogueDocument.parse(document));
      expect(differenceOf(document, JSON.parse(line))).toEqual([]);
      expect(canonicalLine(catalogueDocument.parse(JSON.parse(line)))).toBe(line);
    },
  );

  it('may have campaigns whose times are stored in UTC', () => {
    const read = catalogueDocument.parse({ ...de, campaigns: [campaign] });
    expect(read).toMatchObject({ campaigns: [{ startDate: '2026-11-26T23:00:00.000Z' }] });
  });

  it.each<[string, object, (string | RegExp)[]]>([
    ['an unknown flag', { newFlagEnabled: true }, [': has unknown fields: newFlagEnabled']],
    [
      'a flag as text',
      { vatValidationEnabled: 'yes' },
      [/^vatValidationEnabled: "yes" is not true or false/],
    ],
    ['an unknown country', { key: 'us' }, [/^key: "us" is none of sk, de/]],
    [
      'an id without a prefix',
      { storeId: 'de' },
      [/^storeId: "de" does not fit: a prefix and an ending/],
    ],
    [
      'a national number',
      { phone: '030 1234567' },
      [/^phone: "030 1234567" does not fit: a number with its country code/],
    ],
    [
      'no e-mail address',
      { email: 'service' },
      [/^email: "service" does not fit: an e-mail address/],
    ],
    [
      'hours in a foreign language',
      { openingHours: { fr: '8 h à 17 h' } },
      ['openingHours.fr: de has only de'],
    ],
    [
      'a mistyped IBAN',
      { bankDetails: { ...bank, iban: 'DE89370400440532013001' } },
      [/^bankDetails: IBAN .*check digits are wrong/],
    ],
    [
      'a BIC of another country',
      { bankDetails: { ...bank, bic: 'COBAFRPPXXX' } },
      ['bankDetails: IBAN and BIC are of two countries'],
    ],
    [
      'days in the wrong order',
      { deliveryDays: { parcel: { from: 5, to: 3 }, freight: { from: 4, to: 7 } } },
      ['deliveryDays.parcel: from is more than to'],
    ],
    [
      'no days',
      { deliveryDays: { parcel: { from: 0, to: 4 }, freight: { from: 4, to: 7 } } },
      ['deliveryDays.parcel.from: 0 is less than 1'],
    ],
    [
      'a fee that nobody can pay',
      { ...demoStoreDocument('hu'), key: 'hu', codFeeCentAmount: 250 },
      ['codFeeCentAmount: no price tag of the currency can show it'],
    ],
    [
      'an insecure link',
      { links: { reviewSite: 'http://reviews.example' } },
      [/^links.reviewSite: .*an https address/],
    ],
    [
      'an impossible rating',
      { trustRating: { value: 6, source: 'Google', date: '2026-11-20' } },
      ['trustRating.value: 6 is more than 5'],
    ],
    ['ids in no language', { recommendationKeys: {} }, ['recommendationKeys.de: is missing']],
    [
      'the same id twice',
      { recommendationKeys: { de: { ...ids, lastSeenId: 'k' } } },
      ['recommendationKeys.de: has the same id twice'],
    ],
  ])('with %s is refused', (_, changes, expected) => {
    expect(faults({ ...de, ...changes })).toEqual(
      expected.map((each) => (typeof each === 'string' ? each : expect.stringMatching(each))),
    );
  });
});

it('the page for operators explains each field, and its examples are valid', () => {
  const page = readFileSync('docs/operations/stores.md', 'utf8');
  const explained = [...page.matchAll(/^\| ((?:`\w+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) => [
    ...cell.matchAll(/\w+/g),
  ]);
  const fields = Object.keys(storeDocument.shape);
  expect(explained.map(([name]) => name).toSorted()).toEqual(fields.toSorted());
  const [change, file, example] = [...page.matchAll(/```json\n(.*?)\n```/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
  const campaigns = [campaignFor(campaignFile.parse(file), 'be')];
  expect(faults(demoStoreDocument('be', { campaigns, changes: [change] }))).toEqual([]);
  expect(faults(demoStoreDocument('be', { campaigns: [example] }))).toEqual([]);
});

describe('a campaign', () => {
  it.each<[string, object, string | RegExp]>([
    [
      'has to end after it begins',
      { endDate: campaign.startDate },
      'campaigns.0.endDate: ends before it begins',
    ],
    [
      'needs a time zone',
      { startDate: '2026-11-27T00:00:00' },
      /^campaigns.0.startDate: .*a moment with its zone/,
    ],
    [
      'has a name that a tag can have',
      { campaignName: 'Black Friday' },
      /^campaigns.0.campaignName: .*small letters/,
    ],
    [
      'has no label in another language',
      { label: { de: 'A', fr: 'B' } },
      'campaigns.0.label.fr: de has only de',
    ],
    [
      'has a label that is text',
      { label: { de: '' } },
      'campaigns.0.label.de: is empty or too short',
    ],
  ])('%s', (_, changes, expected) => {
    expect(faults({ ...de, campaigns: [{ ...campaign, ...changes }] })).toEqual([
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    ]);
  });

  it('has a label in every language of the market, or none', () => {
    const be = demoStoreDocument('be');
    const only = { ...campaign, label: { nl: 'Black Friday' } };
    expect(faults({ ...be, campaigns: [only] })).toEqual(['campaigns.0.label.fr: is missing']);
    const told = { ...campaign, text: { fr: 'Un jour' }, label: { nl: 'A', fr: 'B' } };
    expect(faults({ ...be, campaigns: [told] })).toEqual(['campaigns.0.text.nl: is missing']);
    const { label: _, ...unlabelled } = campaign;
    expect(faults({ ...be, campaigns: [unlabelled] })).toEqual([]);
  });

  it('may run again later, but not twice at the same time', () => {
    const again = { ...campaign, startDate: campaign.endDate, endDate: '2026-12-02T00:00:00Z' };
    expect(faults({ ...de, campaigns: [campaign, again] })).toEqual([]);
    expect(faults({ ...de, campaigns: [campaign, campaign] })).toEqual([
      'campaigns.1.startDate: black_friday runs then already',
    ]);
  });
});

describe('the difference between two documents', () => {
  it('names changed, new and removed fields with their values', () => {
    const before = { phone: '1', links: { jobs: 'a' }, campaigns: [{ name: 'x' }], hours: {} };
    const after = { campaigns: [{ name: 'y' }, { name: 'z' }], phone: '1', links: {}, rating: 4 };
    expect(differenceOf(before, after)).toEqual([
      { field: 'links.jobs', before: 'a', after: undefined },
      { field: 'campaigns.0.name', before: 'x', after: 'y' },
      { field: 'campaigns.1', before: undefined, after: { name: 'z' } },
      { field: 'hours', before: {}, after: undefined },
      { field: 'rating', before: undefined, after: 4 },
    ]);
    expect(differenceOf(before, structuredClone(before))).toEqual([]);
  });
});
