/** The links of newsletter mails lead to pages of this shop in one step; a press of a button gives the consent. */
import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { writeConfirmHash } from '#domain/consent/confirm-link.ts';
import { readPage } from '../html-page.ts';
import { subscriber } from '../subscriber.ts';
import { led, visitor } from '../visitor.ts';

async function asked(market = 'de', prefix = '') {
  const reader = subscriber(market, prefix);
  await reader.ask();
  const { token = '' } = (await reader.row()) ?? {};
  return { reader, token };
}

const confirm = (token: string, redirectTo?: string) =>
  `/exConsents/confirm?${new URLSearchParams({
    hash: writeConfirmHash({ emailToken: token, ...(redirectTo && { redirectTo }) }),
  })}`;

async function leads(market: string, path: string): Promise<string> {
  const { status, headers } = await visitor(market).get(path);
  expect(status, path).toBe(302);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  return headers.get('Location') ?? '';
}

describe('a link without a valid token leads to the root of its language', () => {
  it.each([
    ['de', '/exConsents/confirm', '/'],
    ['de', '/exconsents/CONFIRM', '/'],
    ['de', '/exConsents/confirm/', '/'],
    ['de', '/exConsents/confirm?hash=', '/'],
    ['de', '/exConsents/confirm?hash=%%%', '/'],
    ['de', '/exConsents/confirm?hash=bm90IGpzb24=', '/'],
    ['de', `/exConsents/confirm?hash=${btoa('{"redirect_to":"/search"}')}`, '/'],
    ['de', '/from/an/old/mail/exConsents/confirm', '/'],
    ['be', '/fr/exConsents/confirm', '/fr'],
    ['be', '/fr/anything/exConsents/confirm?hash=x', '/fr'],
    ['be', '/exConsents/confirm', '/'],
    ['ch', '/it/exConsents/confirm', '/it'],
  ])('%s %s → %s', async (market, path, target) => {
    expect(await leads(market, path)).toBe(target);
  });
});

describe('a link with a token leads to a page whose button gives the consent and leads on', () => {
  it.each([
    ['de', '', undefined, '/?confirmation_popup=true'],
    ['de', '', '/', '/?confirmation_popup=true'],
    ['de', '', '/search?query=saw', '/search?query=saw&confirmation_popup=true'],
    ['de', '', '/payment/', '/payment/?confirmation_popup=true'],
    ['be', '/fr', undefined, '/fr?confirmation_popup=true'],
    ['be', '/fr', '/search?sales', '/fr/search?sales&confirmation_popup=true'],
    ['de', '', '//evil.example/', '/?confirmation_popup=true'],
    ['de', '', '/\\evil.example', '/?confirmation_popup=true'],
    ['de', '', 'https://evil.example/', '/?confirmation_popup=true'],
    ['de', '', 'javascript:alert(1)', '/?confirmation_popup=true'],
    ['de', '', '/exConsents/manageSubscriptions', '/?confirmation_popup=true'],
    ['de', '', '/HOME?page=1', '/?confirmation_popup=true'],
    ['de', '', '/payment', '/payment/?confirmation_popup=true'],
  ])('%s %s to %s → %s', async (market, prefix, redirectTo, target) => {
    const { reader, token } = await asked(market, prefix);
    const link = prefix + confirm(token, redirectTo);
    const page = await leads(market, link);
    expect(page).toMatch(new RegExp(`^${prefix}/newsletter/confirm\\?hash=`));
    const form = await readPage(await visitor(market).get(page));
    expect(await reader.row()).toMatchObject({ state: 'pending' });
    const { hash = '' } = form.fields;
    expect(await led(visitor(market).post(`${prefix}/newsletter/confirm`, { hash }))).toBe(target);
    expect(await reader.row()).toMatchObject({ state: 'given' });
    // One step: the target is a page.
    expect((await visitor(market).get(target)).status).toBe(200);
  });
});

it('the button says so if nobody has the token', async () => {
  const hash = writeConfirmHash({ emailToken: 'nobody-has-this' });
  const answer = await visitor('de').post('/newsletter/confirm', { hash });
  expect(answer.status).toBe(410);
  expect(await answer.text()).toContain('Dieser Link gilt nicht mehr.');
});

it('GET and HEAD requests, which mail programs send by themselves, give no consent', async () => {
  const { reader, token } = await asked();
  const path = confirm(token);
  await visitor('de').send(path, { method: 'HEAD' });
  await visitor('de').get(await leads('de', path));
  expect(await reader.row()).toMatchObject({ state: 'pending' });
});

it('a POST request gives no consent and answers 405', async () => {
  const { reader, token } = await asked();
  const answer = await visitor('de').post(confirm(token), {});
  expect(answer.status).toBe(405);
  expect(await reader.row()).toMatchObject({ state: 'pending' });
});

it.each([
  ['de', '/exConsents/manageSubscriptions', '/'],
  ['de', '/exConsents/manageSubscriptions?a=1&b=%20', '/?a=1&b=%20'],
  ['de', '/exConsents/manageSubscriptions?page=1&a=1', '/?a=1'],
  ['be', '/fr/exConsents/manageSubscriptions//?a=1', '/fr?a=1'],
  ['be', '/fr/exConsents/manageSubscriptions?a=1', '/fr?a=1'],
])('managing subscriptions leads home with its query: %s %s → %s', async (market, path, target) => {
  expect(await leads(market, path)).toBe(target);
});

it('a link without a valid token stores nothing', async () => {
  const before = await env.DB.prepare('SELECT count(*) AS count FROM consents').first('count');
  await leads('de', '/exConsents/confirm?hash=e30=');
  expect(await env.DB.prepare('SELECT count(*) AS count FROM consents').first('count')).toBe(
    before,
  );
});
