/**
 * Numbers that identify a company on invoices. The valid ones are public: from the imprints of the companies, and from
 * the tests of stdnum and of python-stdnum.
 */
import { describe, expect, it } from 'vitest';
import { identifierFaults, missingIdentifiers } from '#domain/company/identifier-faults.ts';
import { companyIdentifiers } from '#domain/company/identifiers.ts';
import { normaliseIdentifier } from '#domain/company/written.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { sorted, specifiedCountries } from '../country-facts.ts';

const faultsOf = (country: CountryCode, key: string, text: string) =>
  identifierFaults({ [key]: normaliseIdentifier(text, country, key) }, country);

/** Country, key, the number as written, the number as stored. */
const numbers: [CountryCode, string, string, string][] = [
  ['sk', 'ico', '31 333 532', '31333532'],
  ['sk', 'ico', '31322832', '31322832'],
  ['sk', 'ico', '35763469', '35763469'],
  ['sk', 'dic', 'SK2020317068', '2020317068'],
  ['de', 'leitweg', '04011000-1234512345-06', '04011000-1234512345-06'],
  ['de', 'leitweg', '991-33333TEST-33', '991-33333TEST-33'],
  ['ch', 'uid', 'CHE-100.155.212', 'CHE100155212'],
  ['ch', 'uid', 'CHE-109.910.570 MWST', 'CHE109910570'],
  ['ch', 'uid', '100155212', 'CHE100155212'],
  ['fr', 'siret', '552 008 443', '552008443'],
  ['fr', 'siret', '732 829 320 00074', '73282932000074'],
  // La Poste counts its branches in another way.
  ['fr', 'siret', '35600000000048', '35600000000048'],
  ['be', 'enterprise', '0403.019.261', '0403019261'],
  ['be', 'enterprise', 'BE 428759497', '0428759497'],
  ['be', 'enterprise', 'BE0417497106', '0417497106'],
  ['nl', 'kvk', '2443 3130', '24433130'],
  ['it', 'partitaIva', 'IT 00743110157', '00743110157'],
  ['it', 'codiceFiscale', 'rccmnl83s18d969h', 'RCCMNL83S18D969H'],
  ['it', 'codiceFiscale', '00743110157', '00743110157'],
  ['it', 'sdi', 'm5uxcr1', 'M5UXCR1'],
  ['it', 'pec', 'Fatture@PEC.example.it', 'fatture@pec.example.it'],
  ['es', 'nif', 'ES B-58378431', 'B58378431'],
  ['es', 'nif', '54362315-K', '54362315K'],
  ['es', 'nif', 'X-5253868-R', 'X5253868R'],
  ['es', 'nif', 'A28015865', 'A28015865'],
  ['pt', 'nif', 'PT 501 964 843', '501964843'],
  ['gb', 'companyNumber', '445790', '00445790'],
  ['gb', 'companyNumber', 'sc 123456', 'SC123456'],
  ['ie', 'cro', '338163', '338163'],
  ['pl', 'nip', 'PL 526-025-09-95', '5260250995'],
  ['pl', 'nip', '856 734 62 15', '8567346215'],
  ['cz', 'ico', '255 96 641', '25596641'],
  ['cz', 'ico', '00023205', '00023205'],
  ['cz', 'dic', '25123891', 'CZ25123891'],
  ['cz', 'dic', 'CZ 640903926', 'CZ640903926'],
  ['hu', 'adoszam', '10773381-2-44', '10773381-2-44'],
  ['hu', 'adoszam', '12892312242', '12892312-2-42'],
  ['ro', 'cui', 'RO 185 472 90', '18547290'],
  ['ro', 'registru', 'j40/372/2002', 'J40/372/2002'],
  ['ro', 'registru', 'J2024001234567', 'J2024001234567'],
  ['bg', 'eik', '103 873 594', '103873594'],
  ['bg', 'eik', 'BG 175 074 752', '175074752'],
  ['gr', 'afm', 'EL 094259216', '094259216'],
  ['hr', 'oib', 'HR 33392005961', '33392005961'],
  ['si', 'davcna', 'SI 5022 3054', '50223054'],
  ['lt', 'imonesKodas', '121215434', '121215434'],
  ['lt', 'imonesKodas', '110053842', '110053842'],
  ['dk', 'cvr', 'DK 13585628', '13585628'],
  ['dk', 'ean', '5798000420526', '5798000420526'],
  ['se', 'orgnr', '556016-0680', '5560160680'],
  ['se', 'orgnr', 'SE556126249301', '5561262493'],
  ['no', 'orgnr', 'NO 988 077 917 MVA', '988077917'],
  ['fi', 'ytunnus', '20774740', '2077474-0'],
  ['fi', 'ytunnus', 'FI 0982651-1', '0982651-1'],
];

describe('a number of a register', () => {
  it.each(numbers)('%s %s "%s"', (country, key, written, kept) => {
    expect(normaliseIdentifier(written, country, key)).toBe(kept);
    expect(normaliseIdentifier(kept, country, key)).toBe(kept);
    expect(identifierFaults({ [key]: kept }, country)).toEqual([]);
  });

  it('is tested for every country of the specification but Austria', () => {
    const with_ = new Set(numbers.map(([country]) => country));
    expect(sorted(with_)).toEqual(specifiedCountries.filter((country) => country !== 'at'));
  });
});

/** Numbers without check digits, or with check digits that do not detect every change. */
const unchecked = [
  'sk.dic',
  'nl.kvk',
  'it.sdi',
  'it.pec',
  'gb.companyNumber',
  'ie.cro',
  'ro.registru',
];
const checked = numbers.filter(
  ([country, key, , kept]) => !unchecked.includes(`${country}.${key}`) && kept !== 'CZ640903926',
);

it.each(checked)(
  '%s %s "%s" with one digit changed has wrong check digits',
  (country, key, _, kept) => {
    const last = key === 'adoszam' ? 7 : kept.search(/\d\D*$/);
    const broken = [...kept];
    broken[last] = String((Number(kept[last]) + 1) % 10);
    expect(faultsOf(country, key, broken.join(''))).toEqual([{ key, fault: 'digits' }]);
  },
);

it.each(numbers)('%s %s "%s" cut short is malformed', (country, key, _, kept) => {
  const half = key === 'pec' ? 'fatture' : kept.slice(0, 3);
  const tooShort = ['gb', 'be', 'ro'].includes(country) ? 'X1' : half;
  expect(faultsOf(country, key, tooShort)).toEqual([{ key, fault: 'malformed' }]);
});

it.each(countryCodes)('every example shown in %s is valid', (country) => {
  const wrong = companyIdentifiers[country].flatMap(({ key, example }) =>
    faultsOf(country, key, example),
  );
  expect(wrong).toEqual([]);
});

it('a number that the country does not have is unknown', () => {
  expect(faultsOf('de', 'nip', '5260250995')).toEqual([{ key: 'nip', fault: 'unknown' }]);
});

describe('a number that an invoice must have', () => {
  const missing = (country: CountryCode, given: Record<string, string> = {}) =>
    missingIdentifiers(given, country, 'company').map(({ key, fault }) => `${key} ${fault}`);

  it('is required in Italy and Poland, of companies only', () => {
    const demanding = countryCodes.filter((country) => missing(country).length > 0);
    expect(sorted(demanding)).toEqual(['it', 'pl']);
    expect(missing('pl')).toEqual(['nip missing']);
    expect(missing('it')).toEqual(['partitaIva missing', 'sdi missingOneOf']);
    expect(missingIdentifiers({}, 'it', 'private')).toEqual([]);
  });

  it('is in Italy, besides the VAT number, one of two for receiving the invoice', () => {
    const partitaIva = '00743110157';
    expect(missing('it', { partitaIva, sdi: 'M5UXCR1' })).toEqual([]);
    expect(missing('it', { partitaIva, pec: 'a@pec.it' })).toEqual([]);
  });
});
