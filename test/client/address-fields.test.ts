/** The rendered address fields: order, autofill tokens and required fields in 25 countries. */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AddressFields } from '#client/checkout/addresses/address-fields.tsx';
import { CompanyIdentifierFields } from '#client/checkout/addresses/company-identifier-fields.tsx';
import { ShopProvider, type ShopView } from '#client/shop.tsx';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';

const usual = 'given-name family-name address-line1 off address-line2? postal-code address-level2';
const withProvince = `${usual} address-level1`;

/** Autofill tokens from top to bottom; `?` is optional, `off` the house number. Source: eu-2026.md F-10 to F-12. */
const orders: Record<CountryCode, string> = {
  sk: usual,
  de: usual,
  at: usual,
  ch: usual,
  fr: 'given-name family-name off address-line1 address-line2? postal-code address-level2',
  be: usual,
  nl: usual,
  it: withProvince,
  es: withProvince,
  pt: usual,
  gb: 'given-name family-name off address-line1 address-line2? address-level2 postal-code',
  ie: 'given-name family-name off address-line1 address-line2? address-level2 address-level1? postal-code',
  pl: usual,
  cz: usual,
  hu: 'family-name given-name address-line1 off address-line2? postal-code address-level2',
  ro: withProvince,
  bg: usual,
  gr: usual,
  hr: usual,
  si: usual,
  lt: `${usual} address-level1?`,
  dk: usual,
  se: usual,
  no: usual,
  fi: usual,
};

const view = { locale: 'en-GB' } as ShopView;
const t = (key: string) => key;
const Shop = ({ around }: { around: ReactElement }) =>
  ShopProvider({ shop: view, t, children: around });
const html = (around: ReactElement) => renderToStaticMarkup(createElement(Shop, { around }));

type Given = { values?: FieldValues; errors?: Record<string, string> };

function fieldsOf(country: CountryCode, section: 'billing' | 'shipping', given: Given = {}) {
  const { values = {}, errors = {} } = given;
  const errorText = (name: string) => errors[name];
  const firstError = Object.keys(errors)[0];
  return html(createElement(AddressFields, { section, country, values, errorText, firstError }));
}

const controlsIn = (markup: string) => markup.match(/<(input|select)[^>]*>/g) ?? [];

describe.each(countryCodes)('the form of %s', (country) => {
  it.each(['billing', 'shipping'] as const)(
    'has the fields of its %s address in order',
    (section) => {
      const tokens = controlsIn(fieldsOf(country, section)).map((control) => {
        const [, token = ''] = /autocomplete="([^"]*)"/i.exec(control) ?? [];
        return token.replace(`${section} `, '') + (control.includes('required=') ? '' : '?');
      });
      expect(tokens.join(' ')).toBe(orders[country]);
    },
  );
});

describe('the house number', () => {
  const name = 'billing.streetNumber';
  const confirm = 'name="billing.confirmNoNumber"';

  it('has a checkbox for its absence only after it was missing, and the checkbox stays checked', () => {
    expect(fieldsOf('gb', 'billing')).not.toContain(confirm);
    const asked = fieldsOf('gb', 'billing', {
      values: { [name]: '' },
      errors: { [name]: 'no number' },
    });
    expect(asked).toContain(confirm);
    expect(asked).not.toContain('checked');
    const values = { 'billing.confirmNoNumber': 'on' };
    expect(fieldsOf('gb', 'billing', { values })).toMatch(/<input[^>]*confirmNoNumber[^>]*checked/);
    expect(fieldsOf('gb', 'shipping', { values })).not.toContain('confirmNoNumber');
  });
});

describe('the numbers of a company', () => {
  const numbersOf = (country: CountryCode, market = country, values: FieldValues = {}) => {
    const errorText = () => undefined;
    const props = { country, market, values, errorText, firstError: undefined };
    const markup = html(createElement(CompanyIdentifierFields, props));
    const [open = '', folded = ''] = markup.split('<details');
    const names = (part: string) =>
      [...part.matchAll(/ name="billing\.(?:identifiers\.)?(\w+)"/g)].map(([, name]) => name);
    return { markup, open: names(open), folded: names(folded) };
  };

  it.each<[CountryCode, string[], string[]]>([
    ['pl', [], []],
    ['it', ['sdi', 'pec'], ['codiceFiscale']],
    ['cz', ['ico'], []],
    ['sk', ['ico', 'dic'], []],
    ['de', [], ['leitweg']],
    ['dk', ['cvr'], ['ean', 'peppol']],
    ['at', [], ['peppol']],
    ['hr', ['oib'], []],
  ])('in %s are %j, and in the details %j', (country, open, folded) => {
    const shown = numbersOf(country);
    expect(shown.open).toEqual(open);
    expect(shown.folded).toEqual(['department', 'reference', 'invoiceEmail', ...folded]);
  });

  it('of Italy are in the details and optional in another market', () => {
    const { open, folded, markup } = numbersOf('it', 'de');
    expect(open).toEqual([]);
    expect(folded).toEqual([
      'department',
      'reference',
      'invoiceEmail',
      'codiceFiscale',
      'sdi',
      'pec',
    ]);
    expect(markup.match(/address\.optional/g)).toHaveLength(6);
    expect(numbersOf('pl').markup.match(/address\.optional/g)).toHaveLength(3);
  });

  it('are hidden from private customers, except those that persons have', () => {
    expect(numbersOf('it').markup).toMatch(
      /class="field "[^>]*><div[^>]*><label for="billing.identifiers.codiceFiscale"/,
    );
    expect(numbersOf('es').markup).toMatch(
      /private-only"[^>]*><div[^>]*><label for="billing.identifiers.nif"/,
    );
    expect(numbersOf('cz').markup.split('<details')[0]).toContain('company-only');
  });

  it('are unfolded if one in the details has a value', () => {
    expect(numbersOf('de').markup).not.toContain('open=""');
    const values = { 'billing.reference': 'PO 1' };
    expect(numbersOf('de', 'de', values).markup).toContain('open=""');
  });
});
