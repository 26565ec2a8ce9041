import { describe, expect, it } from 'vitest';
import { customerDraft } from '#domain/customer/customer.ts';
import {
  readLogin,
  readNewPassword,
  readRegistration,
  readResetRequest,
} from '#domain/customer/forms.ts';
import { sessionIn, sessionSeconds, sessionToken } from '#domain/customer/session.ts';

const filled = {
  clientType: 'company',
  firstName: '  Zora  Mária ',
  lastName: 'Ő',
  companyName: ' Nováková  s.r.o. ',
  vatId: '123 456 788',
  email: ' Zora@Mail.Example ',
  password: 'drei nasse hunde 7',
};

const rule = { kind: 'length', least: 12 } as const;

describe('a form of the account', () => {
  it('is read as a customer writes it and normalised to what the shop compares', () => {
    const value = {
      clientType: 'company',
      firstName: 'Zora Mária',
      lastName: 'Ő',
      companyName: 'Nováková s.r.o.',
      vatId: 'DE123456788',
      email: 'zora@mail.example',
      password: 'drei nasse hunde 7',
    };
    expect(readRegistration(filled, 'de', rule)).toEqual({ ok: true, value });
    expect(customerDraft.parse(value)).toEqual(value);
    const { email, password } = value;
    expect(readLogin(filled)).toEqual({ ok: true, value: { email, password } });
    expect(readResetRequest(filled)).toEqual({ ok: true, value: { email } });
    expect(readNewPassword(filled, rule)).toEqual({ ok: true, value: { password } });
  });

  it('reports every incomplete field, from top to bottom', () => {
    const read = readRegistration({}, 'de', rule);
    expect(read.ok ? [] : Object.keys(read.errors)).toEqual([
      'clientType',
      'firstName',
      'lastName',
      'email',
      'password',
    ]);
    const inHungary = readRegistration({}, 'hu', rule);
    expect(inHungary.ok ? [] : Object.keys(inHungary.errors).slice(1, 3)).toEqual([
      'lastName',
      'firstName',
    ]);
    expect(readLogin({})).toEqual({
      ok: false,
      errors: { email: { key: 'field.email' }, password: { key: 'field.passwordMissing' } },
    });
  });

  it('accepts a password at login that today’s rule refuses', () => {
    expect(readLogin({ ...filled, password: 'x' }).ok).toBe(true);
    expect(readNewPassword({ ...filled, password: 'x' }, rule).ok).toBe(false);
  });
});

describe('a session', () => {
  const id = '0b0e6f0c-7d5b-4f0e-9d6f-3d7a2f1c9b11';
  const now = new Date('2026-06-01T12:00:00Z');
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const session = { id: crypto.randomUUID(), customerId: id };
  const token = sessionToken(session, now);

  it('is read for a day from a token whose scope names a customer', () => {
    expect(sessionIn(token, now)).toEqual(session);
    expect(sessionIn(token, later(sessionSeconds - 1))).toEqual(session);
    expect(sessionIn(token, later(sessionSeconds))).toBeUndefined();
    const scope = `manage_my_profile:kontor customer_id:${id} view_products:kontor`;
    expect(sessionIn({ ...token, scope }, now)).toEqual(session);
  });

  it.each([
    undefined,
    null,
    '',
    7,
    {},
    { ...token, scope: '' },
    { ...token, scope: `anonymous_id:${id}` },
    { ...token, scope: `old_customer_id:${id}` },
    { ...token, scope: 'customer_id:' },
    { ...token, scope: `customer_id:${id}x` },
    { ...token, until: `${token.until}` },
    { ...token, session: undefined },
    { scope: token.scope },
  ])('is not read from %j', (other) => expect(sessionIn(other, now)).toBeUndefined());
});
