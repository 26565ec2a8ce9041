/** Flags and toggles in a query string: what they switch, and what remains of the query. */
import { describe, expect, it } from 'vitest';
import { featuresIn } from '#domain/routing/feature-toggles.ts';
import { takeQueryFlags, withQueryFlag } from '#domain/routing/query-flags.ts';

describe('a flag', () => {
  it.each([
    ['?confirmation_popup=true', ['confirmationPopup'], ''],
    ['?contact_form=true', ['contactForm'], ''],
    ['?app_version=true', ['appVersion'], ''],
    ['?a=1&confirmation_popup=true&b=%20x+y', ['confirmationPopup'], '?a=1&b=%20x+y'],
    ['?sales&contact_form=true', ['contactForm'], '?sales'],
    ['?app_version=true&confirmation_popup=true', ['confirmationPopup', 'appVersion'], ''],
  ])('%s is taken once and leaves the rest as it was', (search, flags, rest) => {
    expect(takeQueryFlags(search)).toEqual({ flags, search: rest });
    expect(takeQueryFlags(rest).flags).toEqual([]);
  });

  it.each([
    '',
    '?confirmation_popup',
    '?confirmation_popup=',
    '?confirmation_popup=1',
    '?confirmation_popup=TRUE',
    '?confirmation_popup=false',
    '?confirmation_popup_=true',
    '?query=confirmation_popup=true',
  ])('%j sets no flag: only the value true does', (search) => {
    expect(takeQueryFlags(search)).toEqual({ flags: [], search });
  });

  it('that is added to a query is found in it again', () => {
    for (const search of ['', '?a=1']) {
      const flagged = withQueryFlag(search, 'confirmationPopup');
      expect(takeQueryFlags(flagged)).toEqual({ flags: ['confirmationPopup'], search });
    }
  });
});

describe('a feature', () => {
  it.each<[string, boolean]>([
    ['', true],
    ['?toggle-bloomreach-api=false', false],
    ['?toggle-bloomreach-api=true', true],
    ['?togglebloomreach-api=false', false],
    ['?toggleBloomreachApi=false', false],
    ['?toggle-bloomreach-api=no', true],
    ['?toggle-bloomreach-api', true],
    ['?toggle-other=false', true],
    ['?toggle=false', true],
    ['?bloomreach-api=false', true],
    ['?toggle-bloomreach-api=true&toggle-bloomreach-api=false', false],
  ])('%j leaves bloomreach-api %s', (search, on) => {
    expect(featuresIn(search)).toEqual(on ? ['bloomreach-api'] : []);
  });
});
