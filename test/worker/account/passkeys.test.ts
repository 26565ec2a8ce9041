/** Passkeys: each ceremony with an authenticator written for the test. */
import { createExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import worker from '#worker/index.ts';
import { customerOf, customerRow, isLoggedIn, newEmail, signUp, subjectsTo } from '../customers.ts';
import { env, environmentWith } from '../environment.ts';
import { logged } from '../logged.ts';
import { textsOf } from '../texts-of.ts';
import { visitor } from '../visitor.ts';
import { authenticator } from './authenticator.ts';
import { add, optionsOf, signIn, withPasskey } from './passkey-owners.ts';

describe('a passkey', () => {
  it('is registered by its owner, listed with its name, and logs in without an address', async () => {
    const { shopper, email, device } = await withPasskey();
    const { passkeys } = await shopper.ask('getWaysIn', {});
    expect(passkeys).toMatchObject([
      {
        id: device.id,
        name: 'Büro-Rechner',
        deviceType: 'multiDevice',
        backedUp: true,
        rpId: 'de.localhost',
        lastUsedAt: null,
      },
    ]);
    const other = visitor('de');
    expect(await signIn(other, device)).toMatchObject({ status: 200 });
    expect(await isLoggedIn(other)).toBe(true);
    const { customer } = await other.ask('getCustomer', {});
    expect(customer.email).toBe(email.toLowerCase());
    const [used] = (await other.ask('getWaysIn', {})).passkeys;
    expect(used?.lastUsedAt).toMatch(/^\d{4}-/);
    expect(JSON.stringify(await other.ask('getWaysIn', {}))).not.toContain('publicKey');
  });

  it('is asked for with user verification, discoverable, and never twice on one device', async () => {
    const { shopper, device } = await withPasskey();
    const { options } = await shopper.ask('beginPasskeyRegistration', {});
    expect(options).toMatchObject({
      attestation: 'none',
      rp: { id: 'de.localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.id, transports: ['internal', 'hybrid'] }],
    });
    expect(await optionsOf(visitor('de'))).toMatchObject({
      rpId: 'de.localhost',
      userVerification: 'required',
      allowCredentials: [],
    });
  });

  it('may be one of several, is renamed and removed; another customer can do neither', async () => {
    const { shopper, email, device } = await withPasskey();
    const second = await authenticator(shopper.origin);
    await add(shopper, second, 'Telefon');
    const { shopper: stranger } = await customerOf('de');
    expect(await stranger.call('renamePasskey', { id: second.id, name: 'x' })).toMatchObject({
      code: 'PasskeyNotFound',
    });
    expect(await stranger.call('removePasskey', { id: second.id })).toMatchObject({
      code: 'PasskeyNotFound',
    });
    await shopper.ask('renamePasskey', { id: second.id, name: '  Neues   Telefon ' });
    await shopper.ask('removePasskey', { id: device.id });
    const { passkeys } = await shopper.ask('getWaysIn', {});
    expect(passkeys.map(({ name }) => name)).toEqual(['Neues Telefon']);
    const t = await textsOf('de-DE');
    const [added, removed] = [t('mail.passkeyAdded'), t('mail.passkeyRemoved')];
    expect((await subjectsTo(email, 3)).toSorted()).toEqual([added, removed, added].toSorted());
    await logged(async () => {
      expect(await signIn(visitor('de'), device)).toMatchObject({ code: 'PasskeyRefused' });
    });
  });

  it('that is the last way in stays', async () => {
    const { shopper, email, device } = await withPasskey();
    await env.DB.prepare("UPDATE customers SET password_hash = '' WHERE id = ?")
      .bind(String((await customerRow(email))?.id))
      .run();
    expect(await shopper.call('removePasskey', { id: device.id })).toMatchObject({
      status: 409,
      code: 'LastWayIn',
    });
    const second = await authenticator(shopper.origin);
    await add(shopper, second, 'Telefon');
    await shopper.ask('removePasskey', { id: device.id });
  });

  it('confirms who is logged in, and nobody else', async () => {
    const { shopper, device } = await withPasskey();
    const { options } = await shopper.ask('beginPasskeyConfirmation', {});
    expect(options).toMatchObject({ allowCredentials: [{ id: device.id }] });
    await shopper.ask('confirmWithPasskey', { credential: await device.get(options) });
    const { shopper: stranger } = await withPasskey();
    const theirs = await stranger.ask('beginPasskeyConfirmation', {});
    const credential = await device.get(theirs.options);
    expect(await stranger.call('confirmWithPasskey', { credential })).toMatchObject({
      code: 'PasskeyRefused',
    });
  });

  it('of several open pages logs in on each of them', async () => {
    const { device } = await withPasskey();
    const shopper = visitor('de');
    const [first, second] = [await optionsOf(shopper), await optionsOf(shopper)];
    for (const options of [second, first]) {
      await shopper.ask('signInWithPasskey', { credential: await device.get(options) });
    }
  });

  it('needs a session to be added, renamed or removed', async () => {
    const device = await authenticator('http://de.localhost');
    const guest = visitor('de');
    expect(await guest.call('beginPasskeyRegistration', {})).toMatchObject({ code: 'NotLoggedIn' });
    const credential = await device.create({
      rp: { id: 'de.localhost' },
      user: { id: 'x' },
      challenge: 'x',
    });
    for (const answer of [
      await guest.call('addPasskey', { credential, name: 'x' }),
      await guest.call('beginPasskeyConfirmation', {}),
      await guest.call('renamePasskey', { id: device.id, name: 'x' }),
      await guest.call('removePasskey', { id: device.id }),
      await guest.call('getWaysIn', {}),
    ]) {
      expect(answer).toMatchObject({ status: 401, code: 'NotLoggedIn' });
    }
  });
});

describe('with one host for the passkeys of all markets', () => {
  const shop = environmentWith({ PASSKEY_RP_ID: 'kontor.de' });
  const reach = (address: string, init: RequestInit) =>
    worker.fetch(
      new Request<unknown, IncomingRequestCfProperties>(
        address,
        init as RequestInit<IncomingRequestCfProperties>,
      ),
      shop,
      createExecutionContext(),
    );

  it('it logs in at another domain, which signs its own origin', async () => {
    const shopper = visitor('de', reach);
    await signUp(shopper, newEmail());
    const device = await authenticator(shopper.origin);
    expect(await add(shopper, device, 'Büro')).toMatchObject({ rpId: 'kontor.de' });
    const abroad = visitor('at', reach);
    expect(await signIn(abroad, device, { origin: abroad.origin })).toMatchObject({ status: 200 });
    await logged(async () => {
      expect(await signIn(visitor('at', reach), device)).toMatchObject({ status: 401 });
      const shopOfHosts = visitor('de');
      const otherParty = { rpId: 'kontor.de' };
      expect(await signIn(shopOfHosts, device, otherParty)).toMatchObject({ status: 401 });
    });
  });

  it('tells browsers which domains may use it', async () => {
    const response = await reach('https://kontor.de/.well-known/webauthn', {});
    expect(response.headers.get('Content-Type')).toContain('application/json');
    const { origins } = (await response.json()) as { origins: string[] };
    expect(origins).toContain('https://kontor.de');
    expect(origins).toContain('https://kontor.co.uk');
    expect(new Set(origins).size).toBe(origins.length);
    expect((await visitor('de').get('/.well-known/webauthn')).status).toBe(404);
  });
});
