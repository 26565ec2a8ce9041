/** The project's token: one request for all callers, renewed early, asked for again after a failure. */
import { describe, expect, it } from 'vitest';
import { createTokenHolder } from '#worker/commerce/commercetools/token-holder.ts';
import { config, json, scriptedWire } from './scripted-wire.ts';

describe('the token', () => {
  it('is requested with the client’s credentials, and its scopes if there are any', async () => {
    const net = scriptedWire([]);
    await createTokenHolder(config, net.wire).current();
    await createTokenHolder({ ...config, scopes: 'manage_orders:kontor' }, net.wire).current();
    expect(net.requests).toEqual([
      {
        path: '/oauth/token',
        authorization: `Basic ${btoa('client:secret')}`,
        text: 'grant_type=client_credentials',
      },
      expect.objectContaining({
        text: 'grant_type=client_credentials&scope=manage_orders%3Akontor',
      }),
    ]);
  });

  it('is requested once for callers at the same time, and kept', async () => {
    const net = scriptedWire([]);
    const tokens = createTokenHolder(config, net.wire);
    const held = await Promise.all(Array.from({ length: 20 }, () => tokens.current()));
    expect(new Set(held.map((each) => each.ok && each.token))).toEqual(new Set(['token-1']));
    await tokens.current();
    expect(net.tokenRequests()).toBe(1);
  });

  it('is renewed before it expires', async () => {
    const net = scriptedWire([]);
    const tokens = createTokenHolder(config, net.wire);
    await tokens.current();
    net.wait(3_299_000);
    expect(await tokens.current()).toMatchObject({ token: 'token-1' });
    net.wait(2_000);
    expect(await tokens.current()).toMatchObject({ token: 'token-2' });
  });

  it('is used on if it cannot be renewed early, until it expires', async () => {
    let isUp = true;
    const token = () =>
      isUp ? json({ access_token: 'first', expires_in: 3600 }) : json({ error: 'down' }, 503);
    const net = scriptedWire([], { token });
    const tokens = createTokenHolder(config, net.wire);
    await tokens.current();
    isUp = false;
    net.wait(3_400_000);
    expect(await tokens.current()).toEqual({ ok: true, token: 'first' });
    net.wait(200_000);
    expect(await tokens.current()).toMatchObject({ ok: false });
  });

  it('is requested again after a failure, which all callers are told', async () => {
    let failures = 1;
    const token = () =>
      failures-- > 0
        ? json({ error: 'invalid_client' }, 401)
        : json({ access_token: 'good', expires_in: 60 });
    const net = scriptedWire([], { token });
    const tokens = createTokenHolder(config, net.wire);
    const refused = await Promise.all([tokens.current(), tokens.current()]);
    const message = 'no token: status 401, invalid_client';
    expect(refused).toEqual([
      expect.objectContaining({ ok: false, message }),
      expect.objectContaining({ ok: false, message }),
    ]);
    expect(await tokens.current()).toEqual({ ok: true, token: 'good' });
    expect(net.tokenRequests()).toBe(2);
  });

  it('is requested once after several callers were refused with the same one', async () => {
    const net = scriptedWire([]);
    const tokens = createTokenHolder(config, net.wire);
    await tokens.current();
    await Promise.all([tokens.after('token-1'), tokens.after('token-1')]);
    expect(await tokens.after('token-1')).toEqual({ ok: true, token: 'token-2' });
    expect(net.tokenRequests()).toBe(2);
  });

  it('is requested by another caller if the first one’s request never ends', async () => {
    let asked = 0;
    const token = () => {
      asked += 1;
      return asked === 1 ? 'silence' : json({ access_token: 'second', expires_in: 60 });
    };
    const net = scriptedWire([], { token, timeoutMs: 600_000 });
    const tokens = createTokenHolder(config, net.wire);
    void tokens.current();
    expect(await tokens.current()).toEqual({ ok: true, token: 'second' });
  });
});
