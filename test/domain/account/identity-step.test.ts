/** What follows on a login with an identity, by what is known of it. */
import { expect, it } from 'vitest';
import { type Identity, identityStep } from '#domain/identity/identity.ts';

const identity: Identity = {
  provider: 'google',
  subject: '1080',
  email: 'jette@mail.example',
  isEmailVerified: true,
  firstName: 'Jette',
  lastName: 'Hansen',
};
const account = (isEmailVerified: boolean) => ({ isLinked: false, account: { isEmailVerified } });
const unverified = { ...identity, isEmailVerified: false };
const unknown = { isLinked: false };

it.each([
  ['log-in', identity, { isLinked: true }],
  ['log-in', { ...identity, email: '' }, { isLinked: true }],
  ['log-in', unverified, { isLinked: true, account: { isEmailVerified: false } }],
  ['link', identity, account(true)],
  ['prove', identity, account(false)],
  ['prove', unverified, account(true)],
  ['prove', unverified, account(false)],
  ['prove', unverified, unknown],
  ['prove', { ...unverified, firstName: '' }, unknown],
  ['register', identity, unknown],
  ['complete', { ...identity, email: '' }, unknown],
  ['complete', { ...identity, firstName: '' }, unknown],
  ['complete', { ...identity, lastName: '' }, unknown],
] as const)('%s: %j, %j', (step, who, known) => {
  expect(identityStep(who, known)).toBe(step);
});
