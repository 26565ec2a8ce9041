/** Logging in and out: by plain forms, as a browser without JavaScript sends them. */

import { env } from 'cloudflare:test';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { customerOf, isLoggedIn, logIn, newEmail, password, registration } from '../customers.ts';
import { readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { led, visitor } from '../visitor.ts';

describe('logging in', () => {
  it('ignores the case of the address, and leads to the account, from the checkout too if nothing is to be ordered', async () => {
    const { email } = await customerOf('ch');
    for (const [path, target] of [
      ['/login', '/my-account'],
      ['/fr/login', '/fr/my-account'],
      // Without a cart there is no next step.
      ['/it/checkout/login', '/it/my-account'],
    ] as const) {
      const shopper = visitor('ch');
      expect(await led(logIn(shopper, email.toUpperCase(), password, path))).toBe(target);
      expect(await isLoggedIn(shopper)).toBe(true);
    }
  });

  it('gives the same answer for an unknown address as for a wrong password', async () => {
    const { email } = await customerOf('de');
    const refused = async (address: string) => {
      const shopper = visitor('de');
      const page = await readPage(await logIn(shopper, address, 'falsch 123'));
      expect([page.status, shopper.cookies.size]).toEqual([401, 0]);
      return page.html.replaceAll(address, '');
    };
    expect(await refused(newEmail())).toBe(await refused(email));
    const call = async (address: string) =>
      visitor('de').call('signIn', { email: address, password: 'falsch 123' });
    expect(await call(newEmail())).toEqual(await call(email));
  });

  it.each([{ email: '' }, { password: '' }])('with %j names the empty field', async (wrong) => {
    const page = await readPage(
      await visitor('de').post('/login', { email: newEmail(), password, ...wrong }),
    );
    expect(page.status).toBe(422);
    expect(page.html).toContain(`href="#${Object.keys(wrong)[0]}"`);
  });

  it('pauses a network after five wrong passwords for an address, known or unknown', async () => {
    for (const email of [(await customerOf('de')).email, newEmail()]) {
      const stranger = visitor('de');
      const tries = Array.from({ length: 5 }, () => logIn(stranger, email, 'falsch 123'));
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(5).fill(401));
      expect((await logIn(stranger, email.toUpperCase())).status).toBe(429);
      expect(await stranger.call('signIn', { email, password })).toMatchObject({
        status: 429,
        code: 'TooManyTries',
      });
    }
  });

  it('is not locked by wrong passwords from elsewhere, even when many networks try', async () => {
    const { email } = await customerOf('de');
    const stranger = visitor('de');
    for (let wrong = 0; wrong < 7; wrong += 1) await logIn(stranger, email, 'falsch 123');
    expect(await led(logIn(visitor('de'), email))).toBe('/my-account');
    await env.DB.prepare(
      "UPDATE limit_counts SET count = 200 WHERE subject = 'login address ' || ?",
    )
      .bind(createHash('sha256').update(email.toLowerCase()).digest('hex'))
      .run();
    const other = visitor('de');
    expect((await logIn(other, email, 'falsch 123')).status).toBe(401);
    expect((await logIn(other, email)).status).toBe(429);
    expect(await led(logIn(visitor('de'), email))).toBe('/my-account');
  });

  it('resets the count of wrong passwords after a right one', async () => {
    const { email } = await customerOf('de');
    const shopper = visitor('de');
    for (let round = 0; round < 2; round += 1) {
      await shopper.post('/log-out', {});
      for (let wrong = 0; wrong < 4; wrong += 1) await logIn(shopper, email, 'falsch 123');
      expect(await led(logIn(shopper, email))).toBe('/my-account');
    }
  });

  it('ignores redirect targets in the query string', async () => {
    const { email } = await customerOf('de');
    const asked =
      '/login?redirect_to=https://evil.example&next=//evil.example&done=https://evil.example';
    expect(await led(logIn(visitor('de'), email, password, asked))).toBe('/my-account');
    expect((await readPage(await visitor('de').get(asked))).html).not.toContain('evil.example"');
  });
});

describe('logging out', () => {
  it('by the form ends the session and says so; a GET request changes nothing', async () => {
    const { shopper } = await customerOf('ch');
    expect((await shopper.get('/fr/log-out')).status).toBe(200);
    expect(await isLoggedIn(shopper)).toBe(true);
    expect(await led(shopper.post('/fr/log-out', {}))).toBe('/fr/log-out');
    expect(shopper.cookies.size).toBe(0);
    const { html } = await readPage(await shopper.get('/fr/log-out'));
    const [, main = ''] = html.split(/<\/?main/);
    expect(main).toContain('role="status"');
    expect(main).not.toContain('<form');
    expect(await isLoggedIn(shopper)).toBe(false);
  });

  it.each(['/login', '/log-out', '/create-account', '/password-reset', '/checkout/login'])(
    '%s refuses a form from another site',
    async (path) => {
      const { shopper } = await customerOf('de');
      const response = await shopper.send(path, {
        method: 'POST',
        body: new URLSearchParams({ email: newEmail(), password }),
        headers: { Origin: 'https://evil.example' },
      });
      expect(response.status).toBe(403);
      expect(await isLoggedIn(shopper)).toBe(true);
    },
  );
});

it('nothing a person typed reaches the log', async () => {
  const email = newEmail();
  const lines = await logged(async () => {
    const shopper = visitor('de');
    await shopper.get('/my-account/my-profile');
    await shopper.post('/create-account', registration(email));
    await shopper.post('/log-out', {});
    await shopper.post('/create-account', registration(email));
    await logIn(shopper, email, 'falsch 123');
    await logIn(shopper, email);
    await shopper.post('/password-reset', { email });
    await shopper.post('/my-orders/getUrlWithToken', { email });
    await visitor('de').post('/my-orders/getUrlWithToken', { email });
  });
  expect(lines.length).toBeGreaterThan(0);
  for (const personal of [email, email.toLowerCase(), email.split('@')[0], 'Zora', password]) {
    expect(lines.join('\n')).not.toContain(personal);
  }
});
