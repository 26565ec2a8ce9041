/**
 * Payment codes as a banking app reads them: the SVG of the page is rasterised and decoded by independent readers
 * (sharp, jsQR; pay-by-square-reader.ts).
 */
import jsQR from 'jsqr';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { QrCode } from '#client/payment/qr-code.tsx';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import { type CurrencyCode, currencyOf } from '#domain/money/currencies.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { Transfer } from '#domain/payment/bank-transfer.ts';
import { paymentCode } from '#domain/payment/payment-code.ts';
import { bankFaults } from '#domain/store/bank-faults.ts';
import { demoStores } from '../../demo/stores.ts';
import { today } from '../domain/shop.ts';
import { readPayBySquare } from './pay-by-square-reader.ts';

const stores = new Map(demoStores(today).map((store) => [store.key, store]));

function bankOf(country: CountryCode) {
  const store = stores.get(country);
  if (!store) throw new Error(`no store ${country}`);
  return store.bankDetails;
}

function transferIn(country: CountryCode, centAmount: number, reference = 'NS1000123'): Transfer {
  const amount = moneyOf(centAmount, currencyOf(country, today) as CurrencyCode);
  return { bank: bankOf(country), amount, reference };
}

/** Rasterises the code with three pixels a module, and decodes it. */
async function scanned(content: string): Promise<string> {
  const markup = renderToStaticMarkup(createElement(QrCode, { content, label: 'QR' }));
  const svg = markup.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="360" ');
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  if (!read) throw new Error(`unreadable: ${content}`);
  return read.data;
}

async function scannedIn(country: CountryCode, transfer: Transfer): Promise<string> {
  const code = paymentCode(transfer, country);
  if (!code) throw new Error(`no code in ${country}`);
  expect(await scanned(code.content)).toBe(code.content);
  return scanned(code.content);
}

/** In the specification's order: a payment order, neither a standing order nor a direct debit. */
function fieldsOf({ amount, account, name }: { amount: string; account: string[]; name: string }) {
  const paid = ['', '1', '1', amount, 'EUR', '', '1000123', '', '', '', 'NS1000123'];
  return [...paid, '1', ...account, '0', '0', name, '', ''];
}

describe('a payment code', () => {
  it('of a SEPA country is the European one with payee, account, amount and reference', async () => {
    const { iban, bic } = bankOf('de');
    expect((await scannedIn('de', transferIn('de', 74_390))).split('\n')).toEqual([
      'BCD',
      '002',
      '1',
      'SCT',
      bic,
      'Kontor Demo',
      iban.replaceAll(' ', ''),
      'EUR743.90',
      '',
      '',
      'NS1000123',
    ]);
  });

  it('of Czechia is a SPAYD with the variable symbol', async () => {
    const { iban, bic } = bankOf('cz');
    const account = `${iban.replaceAll(' ', '')}+${bic}`;
    expect(await scannedIn('cz', transferIn('cz', 1_850_000, '1000123'))).toBe(
      `SPD*1.0*ACC:${account}*AM:18500.00*CC:CZK*RN:Kontor Demo*X-VS:1000123*MSG:1000123`,
    );
  });

  it.each([1, 74_390, 99_999_999])('of Slovakia is PAY by square, for %s cents', async (cents) => {
    const { iban, bic } = bankOf('sk');
    expect(readPayBySquare(await scannedIn('sk', transferIn('sk', cents)))).toEqual({
      version: 2,
      fields: fieldsOf({
        amount: String(cents / 100),
        account: [iban.replaceAll(' ', ''), bic],
        name: 'Kontor Demo',
      }),
    });
  });

  it('of Slovakia preserves accents and every other character of a name', () => {
    for (const accountOwner of ['Žltý kôň & syn, s. r. o.', 'ÿÿÿÿ\u{10FFFF}', 'A'.repeat(70)]) {
      const transfer = { ...transferIn('sk', 1), bank: { ...bankOf('sk'), accountOwner } };
      const { fields } = readPayBySquare(paymentCode(transfer, 'sk')?.content ?? '');
      expect(fields.at(-3)).toBe(accountOwner);
    }
  });

  it('of Slovakia removes tabs and line breaks from a name', () => {
    const accountOwner = ' Kontor\t\n Demo ';
    const transfer = { ...transferIn('sk', 1), bank: { ...bankOf('sk'), accountOwner } };
    const { fields } = readPayBySquare(paymentCode(transfer, 'sk')?.content ?? '');
    expect(fields).toHaveLength(19);
    expect(fields.at(-3)).toBe('Kontor Demo');
  });

  it('of Poland is the one of its banks, up to the largest amount that fits', async () => {
    const account = bankOf('pl').iban.replaceAll(' ', '').slice(2);
    const read = await scannedIn('pl', transferIn('pl', 12_345));
    expect(read).toBe(`|PL|${account}|012345|Kontor Demo|NS1000123|||`);
    expect(paymentCode(transferIn('pl', 999_999), 'pl')).toBeDefined();
    expect(paymentCode(transferIn('pl', 1_000_000), 'pl')).toBeUndefined();
  });

  it('exists in all countries with bank transfer except those whose banks read none', () => {
    const without = countryCodes.filter(
      (country) => !paymentCode(transferIn(country, 100), country),
    );
    const transfers = without.filter((country) =>
      stores.get(country)?.paymentMethods.includes('bankTransfer'),
    );
    expect(transfers).toEqual(['ch', 'hu', 'ro', 'dk', 'no']);
  });

  it('does not exist for an amount of zero', () => {
    expect(paymentCode(transferIn('de', 0), 'de')).toBeUndefined();
  });

  it('keeps its fields separate, whatever a name contains', () => {
    const content = (country: CountryCode, accountOwner: string) =>
      paymentCode(
        { ...transferIn(country, 100), bank: { ...bankOf(country), accountOwner } },
        country,
      )?.content;
    expect(content('cz', 'A*B 100%')).toContain('*RN:A%2AB 100%25*');
    expect(content('pl', 'A|B')?.split('|')).toHaveLength(9);
  });
});

describe('the bank details of a store', () => {
  it.each(countryCodes)('in %s are valid', (country) => {
    expect(bankFaults(bankOf(country))).toEqual([]);
  });

  const good = {
    accountOwner: 'Kontor',
    institute: 'Bank',
    iban: 'DE89 3704 0044 0532 0130 00',
    bic: 'COBADEFFXXX',
  };
  it.each([
    [{}, 0],
    [{ iban: 'DE89 3704 0044 0532 0130 01' }, 1],
    [{ iban: 'DE98 3704 0044 0532 0130 00' }, 1],
    [{ iban: '' }, 2],
    [{ bic: 'COBADEFFXX' }, 1],
    [{ bic: 'COBAATWW' }, 1],
    [{ accountOwner: 'A'.repeat(71) }, 1],
    [{ accountOwner: ' ' }, 1],
  ])('with %j have %d faults', (change, complaints) => {
    expect(bankFaults({ ...good, ...change })).toHaveLength(complaints);
  });
});

it('the reader of Slovak codes reads a code that another program published, and detects a changed letter', () => {
  // From the tests of pay-by-square, a package for Python that compresses with liblzma.
  const published =
    '0006Q0006GO7VIPNP2PPLDV1MO04PTB6C4OSM4KU3JKSDNJLJ0GBAT9GTI9DD7MFQKGMLI4RD7996S1K78MKT8S0' +
    'F46HK5TF6A6GP881BBMM66JVFMBBSM9KQRM2TN2VRABUV7KFD22BFFIVVTFKO000';
  expect(readPayBySquare(published)).toEqual({
    version: 0,
    fields:
      '|1|1|1.00|EUR|20200705|11|22|33||money|1|SK7700000000000000000000|FIOZSKBAXXX|0|0|Foo|address 1|address 2'.split(
        '|',
      ),
  });
  const changed = `${published.slice(0, 60)}0${published.slice(61)}`;
  expect(() => readPayBySquare(changed)).toThrow('wrong checksum');
});
