/** Creating an account by plain forms: sign-up tells nothing, and the account begins with the link of a mail. */
import { env } from 'cloudflare:test';
import { describe, expect, it, vi } from 'vitest';
import {
  customerOf,
  customerRow,
  isLoggedIn,
  mailsTo,
  newEmail,
  password,
  registration,
  registrationToken,
  signUp,
  subjectsTo,
} from '../customers.ts';
import { mainOf, readPage } from '../html-page.ts';
import { placed } from '../placed-orders.ts';
import { textsOf } from '../texts-of.ts';
import { led, type Main, type Visitor, visitor } from '../visitor.ts';

describe('creating an account', () => {
  it('begins it with the link of the mail and the password, in the language of the page', async () => {
    const shopper = visitor('ch');
    const email = newEmail();
    expect(await led(shopper.post('/fr/create-account', registration(email)))).toBe(
      '/fr/create-account/check-email',
    );
    expect([await isLoggedIn(shopper), await customerRow(email)]).toEqual([false, null]);
    const token = await registrationToken(email);
    const page = await readPage(await shopper.get(`/fr/create-account/confirm?token=${token}`));
    expect([page.status, page.lang, page.fields.token]).toEqual([200, 'fr-CH', token]);
    const confirm = (fields: Record<string, string>) =>
      shopper.post('/fr/create-account/confirm', { token, password, ...fields });
    for (const [wrong, status] of [
      [{ password: '' }, 422],
      [{ password: 'falsch 123' }, 401],
      [{ token: `${token.split('.')[0]}.AAAA` }, 410],
      [{ token: '' }, 410],
    ] as const) {
      expect((await confirm(wrong)).status).toBe(status);
    }
    expect(await led(confirm({}))).toBe('/fr/my-account?confirmed');
    expect(shopper.cookies.has('kontor-registered')).toBe(false);
    const home = await (await shopper.get('/fr/my-account?confirmed')).text();
    expect(home).toContain(
      (await textsOf('fr-CH'))('account.emailConfirmed', { email: email.toLowerCase() }),
    );
    const { customer } = await shopper.ask('getCustomer', {});
    expect(customer).toMatchObject({ firstName: 'Zora', email: email.toLowerCase() });
    expect(await customerRow(email)).toMatchObject({
      version: 1,
      client_type: 'private',
      locale: 'fr-CH',
      email_verified_at: expect.stringMatching(/^\d{4}-/),
    });
    const link = `/fr/create-account/confirm?token=${token}`;
    const known = await readPage(await shopper.get(link));
    expect([known.status, mainOf(known.html).includes('/fr/login')]).toEqual([200, false]);
    expect(known.html).toContain((await textsOf('fr-CH'))('account.alreadyConfirmed'));
    shopper.cookies.clear();
    for (const used of [await confirm({}), await shopper.get(link)]) {
      const again = await readPage(used);
      expect([again.status, again.fields.password]).toEqual([200, undefined]);
      expect(again.links).toContain('/fr/login');
      expect(again.html).not.toContain(email.toLowerCase());
    }
  });

  it('names the address after the form, and mails again to it alone', async () => {
    const shopper = visitor('de');
    const email = newEmail();
    const path = '/create-account/check-email';
    expect(await led(shopper.post(path, {}))).toBe('/create-account');
    expect(await led(shopper.get(path))).toBe('/create-account');
    await shopper.post('/create-account', registration(email));
    expect((await readPage(await shopper.get(path))).html).toContain(email.toLowerCase());
    expect(await led(shopper.post(path, { email: newEmail() }))).toBe(`${path}?again`);
    const [first, again] = await subjectsTo(email, 2);
    expect(first).toBe(again);
  });

  it('answers a known address like an unknown one, and only their mails differ', async () => {
    const { email: known } = await customerOf('de');
    const unknown = newEmail();
    const answers: string[] = [];
    for (const email of [known.toUpperCase(), unknown]) {
      const shopper = visitor('de');
      const response = await shopper.post('/create-account', registration(email));
      const call = await visitor('de').call('signUp', registration(email) as Main<'signUp'>);
      const { status, headers } = response;
      const facts = [status, headers.get('Location'), shopper.cookies.size, call.status];
      answers.push(JSON.stringify([facts, call.data]).replace(email.toLowerCase(), ''));
    }
    expect(answers[0]).toBe(answers[1]);
    const mailOf = (email: string) =>
      vi.waitFor(
        async () => {
          const [mail] = await mailsTo(email);
          if (!mail) throw new Error('no mail yet');
          return mail.text;
        },
        { timeout: 50_000, interval: 100 },
      );
    const [told, welcomed] = [await mailOf(known), await mailOf(unknown)];
    expect(told).toContain('/login');
    expect(told).not.toContain('Zora');
    expect(told).not.toContain('token');
    expect(welcomed).toMatch(/\/create-account\/confirm\?token=[\w.-]{80,}/);
  });

  it('sends no more than five mails to an address in a quarter of an hour', async () => {
    const email = newEmail();
    for (let time = 0; time < 7; time += 1) {
      expect((await visitor('de').post('/create-account', registration(email))).status).toBe(303);
    }
    const { results } = await env.DB.prepare('SELECT id FROM registrations WHERE email = ?')
      .bind(email.toLowerCase())
      .all();
    expect(results).toHaveLength(5);
  });

  it('in the checkout leads on to the addresses with the cart, as a guest', async () => {
    const shopper = visitor('ch');
    const { cart } = await shopper.ask('createCart', {});
    const path = await led(shopper.post('/it/checkout/create-account', registration(newEmail())));
    expect(path).toBe('/it/checkout/create-account/check-email');
    const page = await readPage(await shopper.get(path));
    expect(page.links).toContain('/it/checkout/addresses');
    expect((await shopper.ask('getMe', {})).me.activeCart?.id).toBe(cart.id);
  });

  it('claims the orders of a guest with this address, and nobody else does', async () => {
    const { shopper, order } = await placed('de');
    const email = newEmail();
    await env.DB.prepare('UPDATE orders SET customer_email = ? WHERE id = ?')
      .bind(email, order.id)
      .run();
    shopper.cookies.clear();
    const mine = async (who: Visitor) => (await who.ask('getOrders', {})).me.orders.total;
    expect(await mine((await customerOf('de')).shopper)).toBe(0);
    await signUp(shopper, email);
    expect(await mine(shopper)).toBe(1);
    await env.DB.prepare('UPDATE customers SET email_verified_at = NULL WHERE email = ?')
      .bind(email.toLowerCase())
      .run();
    expect(await mine(shopper)).toBe(0);
  });

  it('stores the password as a hash with a new salt each time', async () => {
    const emails = [newEmail(), newEmail()];
    for (const email of emails) await signUp(visitor('de'), email);
    const rows = await Promise.all(emails.map(customerRow));
    const [one = '', other = ''] = rows.map((row) => String(row?.password_hash));
    expect(one).toMatch(/^100000:[\w+/]{22}==:[\w+/]{43}=$/);
    expect(one).not.toBe(other);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  it.each([
    ['password', { password: 'kurz 1' }],
    ['password', { password: 'passwort1234' }],
    ['password', { password: 'Nováková 2026' }],
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
});
