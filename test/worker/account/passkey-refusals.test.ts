/** Ceremonies with something wrong: each is refused. */
import { describe, expect, it } from 'vitest';
import { customerOf, isLoggedIn } from '../customers.ts';
import { env } from '../environment.ts';
import { logged } from '../logged.ts';
import { visitor } from '../visitor.ts';
import { authenticator, flags } from './authenticator.ts';
import { type Lie, optionsOf, signIn, withPasskey } from './passkey-owners.ts';

const lies: [string, Lie][] = [
  ['from another origin', { origin: 'https://evil.example' }],
  ['from another port of the host', { origin: 'http://de.localhost:8080' }],
  ['for another relying party', { rpId: 'at.localhost' }],
  ['with a challenge of its own', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['of the other ceremony', { type: 'webauthn.other' }],
  ['without user verification', { flags: flags.present }],
  ['without user presence', { flags: flags.verified }],
];

describe('refused', () => {
  it.each(lies)('at registration: %s', async (_what, lie) => {
    const { shopper } = await customerOf('de');
    const device = await authenticator(shopper.origin);
    const { options } = await shopper.ask('beginPasskeyRegistration', {});
    const credential = await device.create(options, lie);
    await logged(async () => {
      expect(await shopper.call('addPasskey', { credential, name: 'x' })).toMatchObject({
        status: 401,
        code: 'PasskeyRefused',
      });
    });
    expect((await shopper.ask('getWaysIn', {})).passkeys).toEqual([]);
  });

  it.each(lies)('at login: %s', async (_what, lie) => {
    const { device } = await withPasskey();
    const shopper = visitor('de');
    await logged(async () => {
      expect(await signIn(shopper, device, lie)).toMatchObject({
        status: 401,
        code: 'PasskeyRefused',
      });
    });
    expect(await isLoggedIn(shopper)).toBe(false);
  });

  it('a challenge that was used, one of another ceremony, and one that is too old', async () => {
    const { shopper, device } = await withPasskey();
    const options = await optionsOf(shopper);
    const credential = await device.get(options);
    await shopper.ask('signInWithPasskey', { credential });
    const refusedNow = { code: 'PasskeyRefused' };
    expect(await shopper.call('signInWithPasskey', { credential })).toMatchObject(refusedNow);

    const stepUp = (await shopper.ask('beginPasskeyConfirmation', {})).options;
    const confirmation = { credential: await device.get(stepUp) };
    expect(await shopper.call('signInWithPasskey', confirmation)).toMatchObject(refusedNow);
    await shopper.ask('confirmWithPasskey', confirmation);

    const old = await optionsOf(shopper);
    await env.DB.prepare('UPDATE passkey_challenges SET expires_at = ? WHERE challenge = ?')
      .bind(new Date(Date.now() - 1000).toISOString(), String(old.challenge))
      .run();
    const late = { credential: await device.get(old) };
    expect(await shopper.call('signInWithPasskey', late)).toMatchObject(refusedNow);
  });

  it('a counter that goes back or stands still', async () => {
    const { device } = await withPasskey();
    await logged(async () => {
      for (const [count, status] of [
        [5, 200],
        [5, 401],
        [4, 401],
        [0, 401],
        [6, 200],
      ] as const) {
        device.countTo(count);
        expect((await signIn(visitor('de'), device)).status, `counter ${count}`).toBe(status);
      }
    });
  });

  it('a signature of another key, and the passkey of a customer who is gone', async () => {
    const { device, email } = await withPasskey();
    const other = await authenticator('http://de.localhost');
    await logged(async () => {
      const options = await optionsOf(visitor('de'));
      const forged = { ...(await other.get(options)), id: device.id, rawId: device.id };
      forged.response.userHandle = undefined;
      expect(await visitor('de').call('signInWithPasskey', { credential: forged })).toMatchObject({
        code: 'PasskeyRefused',
      });
    });
    await env.DB.prepare('DELETE FROM customers WHERE email = ?').bind(email.toLowerCase()).run();
    expect(await signIn(visitor('de'), device)).toMatchObject({ code: 'PasskeyRefused' });
  });

  it('a known credential for a second customer', async () => {
    const { device } = await withPasskey();
    const { shopper } = await customerOf('de');
    const { options } = await shopper.ask('beginPasskeyRegistration', {});
    const credential = await device.create(options);
    expect(await shopper.call('addPasskey', { credential, name: 'x' })).toMatchObject({
      status: 409,
      code: 'PasskeyNotStored',
    });
  });

  it('text that is no credential', async () => {
    const answer = await visitor('de').raw('signInWithPasskey', '[{"credential":{"id":"a"}}]');
    expect(answer.status).toBe(400);
  });
});
