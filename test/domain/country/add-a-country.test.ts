/**
 * Follows docs/how-to/add-a-country.md in a copy of the sources with an invented country: the compiler names what is
 * missing, and when all of it is added, the rules and a form work.
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';

const copy = mkdtempSync(join(realpathSync(tmpdir()), 'kontor-country-'));
const registries = ['countries.ts', 'browser-facts.ts'].map((name) => `src/domain/country/${name}`);
const [countries = '', browserFacts = ''] = registries;
const row = 'src/domain/country/rows/ac.ts';
const written = readFileSync(`${import.meta.dirname}/arcadia.ts`, 'utf8');

/** Its code, which only the types of the copy contain. */
const ac = 'ac' as CountryCode;
const at = new Date('2026-11-23T12:00:00Z');
const settings = { brandDomain: 'kontor', defaultLanguages: {} };

beforeAll(() => {
  for (const path of [
    'src',
    'locales',
    'demo/amounts.ts',
    'demo/stores.ts',
    'demo/money-rules.ts',
    'demo/recorded-rules.ts',
    'demo/days.ts',
    'demo/seed.ts',
    'demo/campaign/campaign.ts',
    'demo/campaign/campaign.json',
    'demo/seller.ts',
    'package.json',
    'tsconfig.base.json',
  ]) {
    cpSync(path, join(copy, path), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** The compiler errors in some folders and all that they import, one per line. */
async function complaints(include: readonly string[]): Promise<string[]> {
  const config = {
    extends: './tsconfig.base.json',
    compilerOptions: { lib: ['es2024'], types: ['@cloudflare/workers-types', 'node'] },
    include,
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const output = await new Promise<string>((done) => {
    const parameters = ['-p', copy, '--singleThreaded', '--pretty', 'false'];
    execFile(process.execPath, [tsc, ...parameters], { cwd: copy }, (_, text) => done(text));
  });
  return output.split('\n').filter((line) => /error TS\d+/.test(line));
}

function change(path: string, from: string | RegExp, to: string): void {
  const file = join(copy, path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed, `${path} has no ${from}`).not.toBe(text);
  writeFileSync(file, changed);
}

function register(path: string, imported: string): void {
  change(
    path,
    /^import .* from '\.\/rows\/at\.ts';\n/m,
    `import { ${imported} } from './rows/ac.ts';\n$&`,
  );
  change(path, /^ {2}fi,\n/m, '$&  ac,\n');
}

const inCopy = (path: string) => import(/* @vite-ignore */ join(copy, path));

it('the compiler names all that is missing of an incomplete row that is registered in one place', async () => {
  const lacking = written
    .replace(/^ {4}transferCode: .*\n/m, '')
    .replace(/^ {4}dataProtection: .*\n/m, '');
  writeFileSync(join(copy, row), lacking);
  register(countries, 'ac');

  const said = await complaints(['src/domain/country', 'demo']);
  const about = (path: string) => said.filter((line) => line.startsWith(`${path}(`)).join('\n');
  expect(about(row)).toContain("Property 'transferCode' is missing");
  expect(about(row)).toContain("Property 'dataProtection' is missing");
  expect(about(browserFacts)).toContain("Property 'ac' is missing");
  expect(about('demo/amounts.ts')).toContain("Property 'ac' is missing");
  expect(about('demo/stores.ts')).toContain("Property 'ac' is missing");
  expect(about('demo/recorded-rules.ts')).toContain("Property 'ac' is missing");
});

it('with the complete row, its second registration and its demo data nothing is missing', async () => {
  writeFileSync(join(copy, row), written);
  register(browserFacts, 'browser as ac');
  change('demo/amounts.ts', /^ {2}fi: 1\.05,\n/m, '$&  ac: 0.9,\n');
  change('demo/stores.ts', /^ {2}fi: '.*',\n/m, "$&  ac: '9999000123',\n");
  change(
    'demo/recorded-rules.ts',
    /^ {2}sk: \{\n/m,
    "  ac: { methods: ['paypal', 'scheme'], transfer: false, limit: 500, items: 1, freight: true, atTheDoor: 'cash' },\n$&",
  );
  expect(await complaints(['src/domain', 'demo'])).toEqual([]);
});

describe('after that', () => {
  it('requests find its market in each of its languages', async () => {
    const { marketOf } = await inCopy('src/domain/locale/market.ts');
    const rules = { ...settings, neutralHosts: ['localhost'], localeStrategy: 'prefix' };
    const visit = (host: string, path: string) =>
      marketOf({ host, path, cookie: undefined }, rules).locale.code;
    expect(visit('ac.localhost', '/')).toBe('en-AC');
    expect(visit('kontor.com.ac', '/el/search')).toBe('el-AC');
    const { countrySetup } = await inCopy('src/domain/country/setup.ts');
    const { demoStores } = await inCopy('demo/stores.ts');
    const stores: { key: string }[] = demoStores(at);
    const store = stores.find(({ key }) => key === 'ac');
    expect(countrySetup(store, settings)).toMatchObject({
      label: 'Arcadia',
      storeId: 'kontor-ac',
      customDomainEnding: 'com.ac',
      languageAndCountryCodes: ['en-AC', 'el-AC'],
    });
  });

  it('the country has its own currency, VAT and fees', async () => {
    const { currencyOf } = await inCopy('src/domain/money/currencies.ts');
    expect(currencyOf(ac, at)).toBe('USD');
    expect(currencyOf(ac, new Date('2027-01-01T12:00:00Z'))).toBe('EUR');
    const { vatRateFor } = await inCopy('src/domain/money/vat-at-address.ts');
    expect(vatRateFor({ country: ac, postalCode: 'a1007', at })).toEqual({
      kind: 'rate',
      rate: 0.175,
    });
    expect(vatRateFor({ country: ac, postalCode: 'E100-7', at, exportsTo: ['elis'] })).toEqual({
      kind: 'export',
      territory: 'elis',
      importRate: 0.07,
    });
    const { demoRules } = await inCopy('demo/money-rules.ts');
    expect(demoRules(ac, at).shippingRates).toMatchObject({
      parcelCentAmount: 195,
      freeAboveCentAmount: 5900,
    });
    const { holidaysOf } = await inCopy('src/domain/shipping/holidays.ts');
    expect([...holidaysOf(ac, 2026)]).toEqual(['2026-03-25', '2026-04-13']);
  });

  it('its payment methods are those of its store, within the law of its row', async () => {
    const { paymentOffers } = await inCopy('src/domain/payment/methods.ts');
    const { demoRules } = await inCopy('demo/money-rules.ts');
    const cart = {
      ...demoRules(ac, at),
      country: ac,
      currency: 'EUR',
      totalCentAmount: 30_000,
      codFeeCentAmount: 0,
      codZeroLimit: 'none',
      standardQuantity: 1,
      quantity: 1,
      hasFreight: true,
    };
    const offers: { key: string; refusal?: unknown }[] = paymentOffers(cart, at);
    expect(offers.map(({ key }) => key)).toEqual([
      'paypal',
      'scheme',
      'applepay',
      'googlepay',
      'cashOnDelivery',
    ]);
    expect(offers.at(-1)?.refusal).toEqual({ reason: 'amount', centAmount: 29_999 });
  });

  it('its rules are in force, and configuration accepts its code', async () => {
    const features = await inCopy('src/domain/country/features.ts');
    expect(features.quickAddRestricted.has(ac)).toBe(true);
    expect(features.newTrustFeatures.has(ac)).toBe(false);
    const { settingsOf } = await inCopy('src/worker/settings/settings.ts');
    expect(features.isCartLive(ac, settingsOf({ LIVE_CART_OFF: 'ac' }).liveCartOff)).toBe(false);
    const { demoStores } = await inCopy('demo/stores.ts');
    const stores: { key: string; currency: string; phone: string }[] = demoStores(at);
    const store = stores.find(({ key }) => key === 'ac');
    expect(store).toMatchObject({ currency: 'USD', phone: '+247 20 5550 100' });
  });

  it('the address form is rendered in its order, and an address is written in it', async () => {
    const { AddressFields } = await inCopy('src/client/checkout/addresses/address-fields.tsx');
    const { ShopProvider } = await inCopy('src/client/shop.tsx');
    const fields = createElement(AddressFields, {
      section: 'billing',
      country: ac,
      values: {},
      errorText: () => undefined,
      firstError: undefined,
    });
    const page = createElement(
      ShopProvider,
      { shop: { locale: 'en-AC', country: ac }, t: (key: string) => key },
      fields,
    );
    const html = renderToStaticMarkup(page);
    const names = [...html.matchAll(/name="billing\.(\w+)"/g)].map(([, name]) => name);
    expect(names.slice(0, 4)).toEqual(['lastName', 'firstName', 'streetNumber', 'streetName']);
    expect(html).toContain('address.additionalFlat');
    expect(html).toContain('<option value="Tegea">Tegea</option>');
    const { addressLines } = await inCopy('src/domain/checkout/address-lines.ts');
    const { normalisePostalCode } = await inCopy('src/domain/country/postal-codes.ts');
    const address = {
      country: ac,
      firstName: 'Pan',
      lastName: 'Lykaios',
      streetName: 'Pipe Lane',
      streetNumber: '7',
      postalCode: normalisePostalCode('a100 7', ac),
      city: 'Tripoli',
      state: 'Tegea',
    };
    expect(addressLines(address, 'en-GB').slice(0, 3)).toEqual([
      'Lykaios Pan',
      '7 Pipe Lane',
      'AC-A100-7 Tripoli Tegea',
    ]);
  });
});
