import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { askerOf, clientToken, customerToken, dataOf, issue, post } from './asking.ts';
import { openTwin, type Twin } from './server.ts';

let twin: Twin;
beforeAll(async () => {
  twin = await openTwin({ tokenLifetimeSeconds: 60 });
});
afterAll(() => twin.close());

const query = { query: '{ stores { total } }' };

it('a token is accepted until its lifetime ends', async () => {
  const { body } = await issue(twin, { grant_type: 'client_credentials', scope: 'view_stores:x' });
  expect(body).toMatchObject({ expires_in: 60, scope: 'view_stores:x', token_type: 'Bearer' });
  expect(body.refresh_token).toBeUndefined();
  expect((await post(twin, body.access_token, query)).status).toBe(200);
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 60_001);
  const late = await post(twin, body.access_token, query);
  clock.mockRestore();
  expect(late.status).toBe(401);
  expect(await late.json()).toMatchObject({ statusCode: 401, error: 'invalid_token' });
});

it('an unknown one is refused, and one that was made to expire', async () => {
  expect((await post(twin, 'unknown', query)).status).toBe(401);
  const token = await clientToken(twin);
  twin.tokens.expireAll();
  expect((await post(twin, token, query)).status).toBe(401);
});

it('a wrong client gets none', async () => {
  const wrong = { id: twin.client.id, secret: 'wrong' };
  const form = { grant_type: 'client_credentials' };
  expect((await issue(twin, form, '/oauth/token', wrong)).status).toBe(401);
});

it('of a customer: the scope has the id, the refresh token gives another', async () => {
  const ask = askerOf(twin, await clientToken(twin));
  const { customerSignUp } = await dataOf(
    ask<{ customerSignUp: { customer: { id: string } } }>(
      'mutation SignUp($draft: CustomerSignUpDraft!) { customerSignUp(draft: $draft) { customer { id } } }',
      { draft: { email: 'Anna@example.org', password: 'first-password' } },
    ),
  );
  const { id } = customerSignUp.customer;
  const token = await customerToken(twin, 'anna@EXAMPLE.org', 'first-password');
  expect(token.scope).toContain(`customer_id:${id}`);
  const me = '{ me { customer { id } } }';
  const own = askerOf(twin, token.access_token);
  expect((await own(me)).data).toEqual({ me: { customer: { id } } });
  const renewed = await issue(twin, {
    grant_type: 'refresh_token',
    refresh_token: token.refresh_token ?? '',
  });
  expect((await askerOf(twin, renewed.body.access_token)(me)).data).toEqual({
    me: { customer: { id } },
  });
  expect((await ask(me)).errors?.[0]?.extensions.code).toBe('insufficient_scope');
  const form = { grant_type: 'refresh_token', refresh_token: 'unknown' };
  expect((await issue(twin, form)).status).toBe(400);
});
