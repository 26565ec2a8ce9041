/** Creating an account, logging in and out: by plain forms, as a browser without JavaScript sends them. */
import { describe, expect, it } from 'vitest';
import {
  customerOf,
  customerRow,
  isLoggedIn,
  logIn,
  newEmail,
  password,
  registration,
} from '../customers.ts';
import { readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { led, visitor } from '../visitor.ts';

describe('creating an account', () => {
  it('logs the new customer in and leads to the account, in the language of the page', async () => {
    const shopper = visitor('ch');
    const email = newEmail();
    expect(await led(shopper.post('/fr/create-account', registration(email)))).toBe(
      '/fr/my-account',
    );
    const { customer } = await shopper.ask('isLoggedIn', {});
    expect(customer).toEqual({
      firstName: 'Zora',
      lastName: 'Nováková',
      email: email.toLowerCase(),
    });
    const page = await readPage(await shopper.get('/fr/my-account'));
    expect(page.status).toBe(200);
    expect(page.html).toContain('Zora Nováková');
    expect(await customerRow(email)).toMatchObject({
      version: 1,
      client_type: 'private',
      locale: 'fr-CH',
    });
  });

  it('from the checkout leads on to the addresses', async () => {
    const shopper = visitor('ch');
    expect(await led(shopper.post('/it/checkout/create-account', registration(newEmail())))).toBe(
      '/it/checkout/addresses',
    );
  });

  it('stores the password as a hash with a new salt each time', async () => {
    const emails = [(await customerOf('de')).email, (await customerOf('de')).email];
    const rows = await Promise.all(emails.map(customerRow));
    const [one = '', other = ''] = rows.map((row) => String(row?.password_hash));
    expect(one).toMatch(/^100000:[\w+/]{22}==:[\w+/]{43}=$/);
    expect(one).not.toBe(other);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it.each([
    ['password', { password: 'kurz 1' }],
    ['password', { password: 'nur buchstaben' }],
    ['password', { password: '1234567890' }],
    ['password', { password: '' }],
    ['email', { email: 'zora@' }],
    ['email', { email: '' }],
    ['firstName', { firstName: '   ' }],
    ['lastName', { lastName: 'x'.repeat(121) }],
    ['clientType', { clientType: 'robot' }],
  ])('with a wrong %s names the field and keeps the rest, but no password', async (name, wrong) => {
    const shopper = visitor('de');
    const fields: Record<string, string> = { ...registration(newEmail()), ...wrong };
    const { email = '' } = fields;
    const page = await readPage(await shopper.post('/create-account', fields));
    expect(page.status).toBe(422);
    expect(page.html).toContain(`href="#${name}"`);
    expect(page.html).toContain(`id="${name}"`);
    expect(page.html).toContain(`id="${name}-error"`);
    expect(page.html).toContain(`aria-describedby="${name}-error`);
    expect(page.html).toMatch(new RegExp(`<input[^>]*autofocus[^>]* name="${name}"`, 'i'));
    expect(page.fields.password).toBe('');
    expect(page.fields.email).toBe(email);
    expect(await customerRow(email)).toBeNull();
    expect(shopper.cookies.size).toBe(0);
  });

  it('is refused at the e-mail field when the address is taken, whatever its case', async () => {
    const { email } = await customerOf('de');
    for (const again of [email, email.toUpperCase(), ` ${email} `]) {
      const shopper = visitor('at');
      const page = await readPage(await shopper.post('/create-account', registration(again)));
      expect(page.status).toBe(409);
      expect(page.html).toContain('href="#email"');
      expect(await isLoggedIn(shopper)).toBe(false);
    }
  });
});

describe('logging in', () => {
  it('ignores the case of the address, and leads to the account or to the next checkout step', async () => {
    const { email } = await customerOf('ch');
    for (const [path, target] of [
      ['/login', '/my-account'],
      ['/fr/login', '/fr/my-account'],
      ['/it/checkout/login', '/it/checkout/addresses'],
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

  it('pauses after five wrong passwords over all forms, for known and unknown addresses', async () => {
    for (const email of [(await customerOf('de')).email, newEmail()]) {
      const tries = Array.from({ length: 5 }, () => logIn(visitor('de'), email, 'falsch 123'));
      expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(Array(5).fill(401));
      expect((await logIn(visitor('de'), email)).status).toBe(429);
      expect((await logIn(visitor('at'), email.toUpperCase())).status).toBe(429);
      expect(await visitor('de').call('signIn', { email, password })).toMatchObject({
        status: 429,
        code: 'TooManyTries',
      });
    }
  });

  it('resets the count of wrong passwords after a right one', async () => {
    const { email } = await customerOf('de');
    for (let round = 0; round < 2; round += 1) {
      for (let wrong = 0; wrong < 4; wrong += 1) await logIn(visitor('de'), email, 'falsch 123');
      expect(await led(logIn(visitor('de'), email))).toBe('/my-account');
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
