import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '#domain/country/countries.ts';
import type { Customer } from '#domain/customer/customer.ts';
import { changedProfile, profileAction, profileActions } from '#domain/customer/profile.ts';
import { readProfile } from '#domain/customer/profile-form.ts';
import { prefixOf, vatNumberRules } from '#domain/vat/numbers.ts';

const facts = { market: 'de', today: '2026-11-28' } as const;
const private_ = { clientType: 'private', firstName: 'Zora', lastName: 'Nováková' } as const;
const company = { ...private_, clientType: 'company', companyName: 'Werk GmbH' } as const;
const customer: Customer = {
  ...private_,
  id: 'one',
  version: 3,
  email: 'zora@mail.example',
  isEmailVerified: true,
  locale: 'de-DE',
  createdAt: '2026-01-01T00:00:00.000Z',
};

describe('the form of the profile', () => {
  it('has a VAT number with the prefix of the market, whatever is typed', () => {
    for (const [market, typed, stored] of [
      ['de', ' 123.456.788 ', 'DE123456788'],
      ['gr', 'GR 123456783', 'EL123456783'],
      ['ch', 'CHE-123.456.788 MWST', 'CHE123456788'],
      ['hu', '12345676-2-41', 'HU12345676'],
      ['de', 'ATU12345675', 'ATU12345675'],
    ] as const) {
      const read = readProfile({ ...company, vatId: typed }, { ...facts, market });
      expect(read).toMatchObject({ ok: true, value: { vatId: stored } });
    }
  });

  it('takes the VAT numbers of the hints, and refuses those that the checkout refuses', () => {
    const faultOf = (market: CountryCode, vatId: string) => {
      const read = readProfile({ ...company, vatId }, { ...facts, market });
      return read.ok ? undefined : read.errors.vatId?.key;
    };
    for (const country of countryCodes) {
      expect(faultOf(country, vatNumberRules[prefixOf(country)].example), country).toBeUndefined();
    }
    expect(faultOf('pl', 'PL1234567890')).toBe('field.identifierDigits');
    expect(faultOf('pl', 'ABC')).toBe('field.identifier');
    expect(faultOf('de', 'ABC')).toBe('address.problem.vat');
    expect(faultOf('de', '123456789')).toBe('address.problem.vat');
    expect(faultOf('pl', 'DE123456789')).toBe('address.problem.vat');
    expect(faultOf('pl', 'DE123456788')).toBeUndefined();
  });

  it('drops company and VAT number of a private customer', () => {
    const typed = { ...company, vatId: 'DE123456788', clientType: 'private' };
    expect(readProfile(typed, facts)).toEqual({ ok: true, value: private_ });
  });

  it.each([
    ['clientType', { clientType: 'robot' }],
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: 'http://evil.example' }],
    ['companyName', { companyName: '' }],
    ['companyName', { companyName: 'https://evil.example' }],
    ['vatId', { vatId: '1' }],
    ['vatId', { vatId: '1'.repeat(41) }],
    ['dateOfBirth', { dateOfBirth: '2026-11-29' }],
    ['dateOfBirth', { dateOfBirth: '1899-12-31' }],
    ['dateOfBirth', { dateOfBirth: '2001-02-30' }],
    ['dateOfBirth', { dateOfBirth: 'yesterday' }],
  ])('names %s for %j', (field, wrong) => {
    const read = readProfile({ ...company, ...wrong }, facts);
    expect(read.ok ? [] : Object.keys(read.errors)).toEqual([field]);
  });
});

describe('the changes of a customer', () => {
  const afterActions = (...actions: object[]) =>
    changedProfile(
      customer,
      actions.map((action) => profileAction.parse(action)),
      facts,
    );

  it('are the actions between two profiles, and doing them yields the second', () => {
    const wanted = { ...company, vatId: 'DE123456788', dateOfBirth: '1980-02-29' };
    const actions = profileActions(customer, wanted);
    expect(actions.map(({ action }) => action)).toEqual([
      'setCustomField',
      'setDateOfBirth',
      'setCompanyName',
      'setVatId',
    ]);
    const changed = afterActions(...actions);
    expect(changed).toEqual({ ok: true, customer: { ...customer, ...wanted } });
    if (changed.ok) expect(profileActions(changed.customer, wanted)).toEqual([]);
  });

  it('that change nothing leave the same object, so that no version is counted', () => {
    const same = afterActions(
      { action: 'setFirstName', firstName: ' Zora ' },
      { action: 'setVatId' },
    );
    expect(same.ok && same.customer === customer).toBe(true);
  });

  it('to a private customer clear company and VAT number', () => {
    const made = afterActions(
      { action: 'setCustomField', name: 'clientType', value: 'company' },
      { action: 'setCompanyName', companyName: 'Werk GmbH' },
      { action: 'setVatId', vatId: '123456788' },
      { action: 'setCustomField', name: 'clientType', value: 'private' },
    );
    expect(made).toEqual({ ok: true, customer });
  });

  it.each([
    { action: 'setVatId', vatId: 'D' },
    { action: 'setDateOfBirth', dateOfBirth: '2027-01-01' },
  ])('are refused as a whole by %j', (wrong) => {
    const changed = afterActions({ action: 'setFirstName', firstName: 'Eva' }, wrong);
    expect(changed).toMatchObject({ ok: false, code: 'InvalidInput' });
  });
});
