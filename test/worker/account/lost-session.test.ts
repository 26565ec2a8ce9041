/** A session that was lost explains itself, keeps what was typed and leads back. Source: experience.md 5. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { customerOf, logIn, password } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { type HtmlPage, readPage } from '../html-page.ts';
import { logged } from '../logged.ts';
import { addressFields, cartWith } from '../shopper.ts';
import { textsOf } from '../texts-of.ts';
import { led, type Visitor, visitor } from '../visitor.ts';

/** As the browser does it: the same method and body at the new address. */
async function followed(shopper: Visitor, path: string, fields: Record<string, string>) {
  const response = await shopper.post(path, fields);
  expect(response.status).toBe(307);
  const location = response.headers.get('Location') ?? '';
  return { location, page: await readPage(await shopper.post(location, fields)) };
}

/** Of the form without a passkey. */
const actionOf = ({ html }: HtmlPage, name: string) =>
  new RegExp(`<form(?![^>]*data-passkey)[^>]*action="([^"]*${name}[^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll('&amp;', '&');

describe('a page of the account', () => {
  it('leads a visitor to the login, which says why and leads back', async () => {
    const t = await textsOf('fr-CH');
    const { email } = await customerOf('ch', '/fr');
    const shopper = visitor('ch');
    const way = await led(shopper.get('/fr/my-account/my-orders?page=2'));
    const page = await readPage(await shopper.get(way));
    expect(page.html).toContain(t('account.loginNeeded'));
    const action = actionOf(page, 'login') ?? '';
    expect((await logIn(shopper, email, 'falsch 123', action)).status).toBe(401);
    expect(await led(logIn(shopper, email, password, action))).toBe(
      '/fr/my-account/my-orders?page=2',
    );
    expect(await led(shopper.get(way))).toBe('/fr/my-account/my-orders?page=2');
  });

  it('says that a session has ended, and keeps what was typed in a form, but no password', async () => {
    const t = await textsOf('de-DE');
    const { shopper, email } = await customerOf('de');
    await env.DB.prepare(
      'UPDATE customer_sessions SET ended_at = begun_at WHERE customer_id = (SELECT id FROM customers WHERE email = ?)',
    )
      .bind(email.toLowerCase())
      .run();
    const typed = { email: 'neu@mail.example', note: 'a "b" <c>', currentPassword: 'geheim 1' };
    const path = '/my-account/security/email';
    const { page } = await followed(shopper, path, typed);
    expect(page.status).toBe(401);
    for (const text of ['account.sessionEnded', 'account.typedKept'] as const) {
      expect(page.html).toContain(t(text));
    }
    expect(page.html).not.toContain('geheim');
    const { kept = '' } = page.fields;
    const action = actionOf(page, 'login') ?? '';
    const wrong = await readPage(await shopper.post(action, { email, password: 'falsch', kept }));
    expect([wrong.status, wrong.fields.kept]).toEqual([401, kept]);
    const again = await readPage(await shopper.post(action, { email, password, kept }));
    expect(again.status).toBe(200);
    expect(again.fields).toMatchObject({ email: typed.email, note: typed.note });
    expect(actionOf(again, 'security')).toBe(path);
    expect(await led(shopper.post(path, typed))).toBe('/my-account/security');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/__outbox'])(
    'is the only place that the login leads to, not %s',
    async (back) => {
      const { email } = await customerOf('de');
      const action = `/login?${new URLSearchParams({ back, why: 'ended' })}`;
      const kept = JSON.stringify({ a: 'b' });
      const shopper = visitor('de');
      const response = shopper.post(action, { email, password, kept });
      expect(await led(response)).toBe('/my-account');
    },
  );
});

describe('a step of the checkout', () => {
  async function lost() {
    const [sku] = await putOnSale({});
    const { shopper, email } = await customerOf('de');
    await cartWith(shopper, { [sku]: 1 });
    // As when the browser has dropped the cookie after a day.
    shopper.cookies.delete('kontor-session');
    return { shopper, email };
  }

  it('is opened again after the login of the checkout', async () => {
    const { shopper, email } = await lost();
    const way = await led(shopper.get('/checkout/addresses'));
    expect(way).toBe('/checkout/login?back=%2Fcheckout%2Faddresses&why=ended');
    expect(await led(logIn(shopper, email, password, way))).toBe('/checkout/addresses');
    expect((await shopper.get('/checkout/addresses')).status).toBe(200);
  });

  it('keeps the addresses that were typed', async () => {
    const { shopper, email } = await lost();
    const typed = addressFields('de');
    const { page } = await followed(shopper, '/checkout/addresses', typed);
    const action = actionOf(page, 'login') ?? '';
    const { kept = '' } = page.fields;
    const again = await readPage(await shopper.post(action, { email, password, kept }));
    expect(again.fields).toMatchObject(typed);
    expect(await led(shopper.post('/checkout/addresses', again.fields))).toBe('/checkout/payment');
  });

  it('of a visitor who was never logged in leads home without a cart, as before', async () => {
    expect(await led(visitor('de').get('/checkout/addresses'))).toBe('/');
    const lines = await logged(() => visitor('de').get('/checkout/addresses'));
    expect(lines).toEqual([]);
  });
});
