/** The calls of the tracking service: /cia/NAME. */
import { env } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';
import { customerOf } from '../customers.ts';
import { putOnSale } from '../goods.ts';
import { logged } from '../logged.ts';
import { eventsAbout } from '../order-rows.ts';
import { visitor } from '../visitor.ts';

const locale = 'de-DE';
const cookie = 'cookie-of-the-tracking-service';

async function told(
  name: string,
  body: unknown,
  headers: Record<string, string> = {},
  shopper = visitor('de'),
) {
  const response = await shopper.send(`/cia/${name}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
  const { data, code } = (await response.json()) as { data?: { state: string }; code?: string };
  return data?.state ?? `${response.status} ${code}`;
}

const newReader = () => `reader-${crypto.randomUUID()}@mail.example`;
const consentOf = (email: string) =>
  env.DB.prepare('SELECT token, state FROM consents WHERE email = ?')
    .bind(email)
    .first<{ token: string; state: string }>();

it.each([
  ['view-item', { locale, sku: 'EX10000001', cookie, email: '', user_id: 'u1' }],
  [
    'view-category',
    { locale, slug: 'fritteusen', cookie, additional_props: { category_listed_products: ['EX1'] } },
  ],
  ['cart-update', { locale, cookie, action: 'add', cart_id: 'c', sku: 's', recommendation_id: '' }],
  ['customer-update', { locale, cookie, user_id: 'u1' }],
  ['consent', { locale, cookie, consents: { phone: true }, gdpr_phone: '+49 30 1' }],
  ['customer-consent', { locale, consents: ['sms'] }],
  ['checkout', { locale, cart_id: 'c', step: 4, cookie }],
  [
    'recommendation',
    {
      locale,
      cookie,
      path: '/',
      recommendation_id: 'r',
      recommendation_name: 'n',
      action: 'click',
    },
  ],
])('%s is accepted', async (name, body) => {
  expect(await told(name, body)).toBe('accepted');
});

it.each([
  ['view-item', { locale, cookie }],
  ['cart-update', { locale, cookie, action: 'add', cart_id: 'c' }],
  ['cart-update', { locale, cookie, action: 'add', sku: 's' }],
  ['checkout', { locale, cookie, cart_id: 'c', step: 'party' }],
  ['checkout', { locale, cookie, step: 'payment' }],
  ['consent', { locale, cookie, consents: {} }],
  ['newsletter-doi', { locale, email: '' }],
  ['reset-password', { locale }],
])('%s with %j is skipped', async (name, body) => {
  expect(await told(name, body)).toBe('skipped');
});

it.each([
  ['view-item', { sku: 'EX10000001', cookie }],
  ['newsletter-doi', { locale, email: 'nobody' }],
  ['customer-update', []],
  ['consent', { locale, cookie, consents: 'all' }],
])('%s with %j is bad input', async (name, body) => {
  expect(await told(name, body)).toBe('400 InvalidInput');
});

it('unknown names, other methods and other sites are refused', async () => {
  expect(await told('everything', {})).toBe('404 UnknownOperation');
  expect(await told('constructor', {})).toBe('404 UnknownOperation');
  expect(await told('view-item', '{')).toBe('400 InvalidJson');
  expect((await visitor('de').get('/cia/view-item')).status).toBe(405);
  const foreign = { Origin: 'https://evil.example' };
  expect(await told('view-item', {}, foreign)).toBe('403 ForeignOrigin');
});

it('a view is recorded without the person, and not without a consent', async () => {
  const [sku] = await putOnSale({});
  const send = vi.spyOn(env.EVENTS, 'send').mockResolvedValue(undefined as never);
  const person = { email: 'zora@mail.example', user_id: 'u1' };
  await told('view-item', { locale, sku, cookie, ...person });
  const events = send.mock.calls.map(([event]) => JSON.stringify(event));
  send.mockRestore();
  expect(events).toEqual([expect.stringContaining(`"type":"product-viewed","sku":"${sku}"`)]);
  for (const event of events) expect(event).not.toMatch(/zora|u1|cookie/);
  const none = vi.spyOn(env.EVENTS, 'send').mockResolvedValue(undefined as never);
  await told('view-item', { locale, sku, cookie: '', ...person });
  await told('view-item', { locale, sku, cookie, ...person }, { 'Sec-GPC': '1' });
  expect(none).not.toHaveBeenCalled();
  none.mockRestore();
});

it('newsletter-doi asks for the newsletter; customer-consent gives and withdraws it by its token', async () => {
  const email = newReader();
  expect(await told('newsletter-doi', { locale, email })).toBe('accepted');
  const { token = '', state } = (await consentOf(email)) ?? {};
  expect(state).toBe('pending');
  const consents = { newsletter: true };
  expect(await told('customer-consent', { locale, consents })).toBe('accepted');
  expect((await consentOf(email))?.state).toBe('pending');
  await told('customer-consent', { locale, consents, email_token: token });
  expect((await consentOf(email))?.state).toBe('given');
  await told('consent', { locale, cookie, consents: { newsletter: false }, email_token: token });
  expect((await consentOf(email))?.state).toBe('withdrawn');
});

it('reset-password sends the mail of the shop’s own form', async () => {
  const { email, shopper } = await customerOf('de');
  const { customer } = await shopper.ask('getCustomer', {});
  expect(await told('reset-password', { locale, email })).toBe('accepted');
  expect(await eventsAbout(customer.id)).toMatchObject([{ type: 'password-reset-requested' }]);
});

it('an error is swallowed and logged, without the person', async () => {
  const email = newReader();
  await env.DB.exec('ALTER TABLE consents RENAME TO consents_gone');
  try {
    const lines = await logged(async () => {
      expect(await told('newsletter-doi', { locale, email })).toBe('accepted');
    });
    expect(lines.join()).toContain('tracking call failed');
    expect(lines.join()).not.toContain(email);
  } finally {
    await env.DB.exec('ALTER TABLE consents_gone RENAME TO consents');
  }
});
