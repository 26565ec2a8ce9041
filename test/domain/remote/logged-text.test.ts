/** What the log has of a remote's words: where and why, and nothing that a person typed. */
import { describe, expect, it } from 'vitest';
import { failure } from '#domain/errors.ts';
import { logLine } from '#domain/log-line.ts';
import { BackendError, backendFailure, loggedText } from '#domain/remote/backend-failure.ts';

const asked = 'BackendFailed: An error occurred during request to UpdateCustomer, ';

describe('the logged text of a failure', () => {
  it.each([
    [
      `The value '"DE123456789"' is not valid for field 'vatNumber'.`,
      'The value … is not valid for field ….',
    ],
    [`There is a customer with "email":"ada@example.com"`, 'There is a customer with …:…'],
    ['ada.weiss+shop@example.com is taken', '… is taken'],
    [`Can't find 'O'Brien' here`, `Can't find … here`],
    ['Kunde „Ada Weiß“ fehlt', 'Kunde … fehlt'],
    ['le client « Ada Weiss » manque', 'le client … manque'],
    ['“Ada” and ‘Weiß’ and `Köln`', '… and … and …'],
    ['cut within "Ada Wei', 'cut within …'],
    [String.raw`"a \"quoted\" name" is too long`, '… is too long'],
    ['DE123456789 is no number', '… is no number'],
    ['call +49 30 1234567', 'call …'],
    ['no answer in time', 'no answer in time'],
    ['status 500', 'status 500'],
    [
      'an answer of another form: inStore.cart.lineItems.0.price',
      'an answer of another form: inStore.cart.lineItems.0.price',
    ],
    ['no token: status 401, invalid_client', 'no token: status 401, invalid_client'],
  ])('of %s', (message, expected) => {
    expect(loggedText(backendFailure('UpdateCustomer', message))).toBe(asked + expected);
  });

  it('has the code of a refusal', () => {
    expect(loggedText(failure('CartNotFound'))).toMatch(/^CartNotFound: /);
  });

  it('is short', () => {
    expect(loggedText(backendFailure('/createCart', 'x '.repeat(900))).length).toBeLessThan(330);
  });

  it('is what an error says in the log, while the answer keeps the remote’s words', () => {
    const failed = backendFailure('/createCart', `'ada@example.com' is not valid`);
    const error = new BackendError(failed);
    expect(logLine('cart not changed', error)).not.toContain('ada');
    expect(logLine('cart not changed', new Error('step', { cause: error }))).not.toContain('ada');
    expect(error.failure.message).toContain('ada@example.com');
  });
});
