/** What the demo's shop is called and sells stands in the demo: the shop of an operator names none of it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoBrands } from '../../demo/brands.ts';
import { demoSeller } from '../../demo/seller.ts';
import { demoStores } from '../../demo/stores.ts';
import { countryCodes } from '../../src/domain/country/countries.ts';
import { filesBelow } from './survey.ts';

/** As they stand within a text. */
const constants = [
  ...countryCodes.flatMap((country) => {
    const { legalName, street, representatives, register, vatId } = demoSeller(country);
    return [legalName, street, ...representatives, register, vatId];
  }),
  ...demoStores(new Date(0)).flatMap(({ phone, email, bankDetails }) => [
    phone,
    email,
    ...Object.values(bankDetails),
  ]),
].filter((constant) => typeof constant === 'string');

/** Some brands are words of a language: as values of their own. */
const isNamed = (file: string, path: string, brand: string) =>
  file.includes(path.endsWith('.json') ? `"${brand}"` : `'${brand}'`);

test('no demo constant outside the demo', () => {
  const files = ['src', 'locales', 'content'].flatMap(filesBelow).concat('wrangler.toml');
  const found = files.flatMap((path) => {
    const file = readFileSync(path, 'utf8');
    const brands = demoBrands.filter((brand) => isNamed(file, path, brand));
    const texts = constants.filter((constant) => file.includes(constant));
    return [...texts, ...brands].map((text) => `${path}: ${text}`);
  });
  expect(found).toEqual([]);
});
