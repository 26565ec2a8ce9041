/** Faults of a middleware, by every call: the texts are those of purchase-flow.txt §8. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '#domain/errors.ts';
import { loggedText } from '#domain/remote/backend-failure.ts';
import { type Call, calls, cart, german, removal, usual } from './calls.ts';
import type { Behaviour, Reply } from './loopback.ts';
import { failed, openMiddleware, timeoutMs } from './middleware-shop.ts';

let remote: Awaited<ReturnType<typeof openMiddleware>>;
beforeAll(async () => {
  remote = await openMiddleware();
});
beforeEach(() => {
  remote.forget();
  remote.pauses();
});
afterAll(() => remote.close());

const usually: Reply = { data: { cart } };

/** `message`: what the text of the specification ends with. `again`: a read is sent again after so many ms. */
const faults: [kind: string, behaviour: Behaviour, message: string, again?: number][] = [
  ['a closed connection', 'closed', 'fetch failed', 100],
  ['half an answer', { half: usually }, 'terminated', 100],
  ['status 500', { status: 500, body: { message: 'stock is locked' } }, 'stock is locked', 100],
  ['status 503 and HTML', { status: 503, text: '<html>' }, 'status 503', 100],
  ['status 500 with a code', { status: 500, body: { code: 'Internal' } }, 'status 500', 100],
  ['status 429', { status: 429, text: '' }, 'status 429', 100],
  [
    'status 429 and a short wait',
    { status: 429, text: '', headers: { 'Retry-After': '2' } },
    'status 429',
    2000,
  ],
  [
    'status 429 and a long wait',
    { status: 429, body: { message: 'too many' }, headers: { 'Retry-After': '60' } },
    'too many',
  ],
  ['HTML', { text: '<html>Service unavailable</html>' }, 'an answer that is no JSON'],
  ['a list', { body: [] }, 'an answer that is no JSON'],
  ['no data', { body: { message: 'moved' } }, 'an answer without data'],
  ['data that is a text', { data: 'cart' }, 'an answer without data'],
];

/** With a circuit of its own. */
const made = (call: Call) => call.make(remote.shop(), german);

describe.each(faults)('%s', (_kind, behaviour, message, again) => {
  it.each(calls)('of $name has the text of the specification', async (call) => {
    remote.next(call.name, behaviour, 9);
    const repeats = call.isRead && again !== undefined;
    expect(await made(call)).toEqual(failed(call.name, message));
    expect(remote.count(call.name)).toBe(repeats ? 2 : 1);
    expect(remote.pauses()).toEqual(repeats ? [again] : []);
  });

  it.each(calls.filter(({ isRead }) => isRead))('of $name is got over once', async (call) => {
    remote.next(call.name, behaviour);
    expect(await made(call)).toMatchObject({ ok: again !== undefined });
  });

  it('of deleteCart is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    remote.next(removal.name, behaviour);
    expect(await made(removal)).toEqual({ ok: true, data: null });
    const reason = loggedText({ ...failed(removal.name, message), code: 'BackendFailed' });
    expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { error: 'remote cart not deleted', reason },
    ]);
    logged.mockRestore();
  });
});

/** All calls at once, each with a circuit of its own: nobody waits for one after the other. */
const outcomes = () => Promise.all(calls.map(made));

describe('the time', () => {
  it.each<[kind: string, behaviour: Behaviour]>([
    ['there is no answer', 'silence'],
    ['the answer is late', { late: timeoutMs + 500, reply: usually }],
  ])('is over if %s; nothing is sent again', async (_kind, behaviour) => {
    for (const { name } of calls) remote.next(name, behaviour);
    expect(await outcomes()).toEqual(calls.map(({ name }) => failed(name, 'no answer in time')));
    for (const { name } of calls) expect([name, remote.count(name)]).toEqual([name, 1]);
  });

  it('suffices for a slow answer', async () => {
    // As 10 s of 15 s: calls that need another one first have the time twice.
    const late = (timeoutMs * 10) / 15;
    for (const { name } of calls) remote.next(name, { late, reply: { data: usual[name] } });
    expect((await outcomes()).map(({ ok }) => ok)).toEqual(calls.map(() => true));
  });
});

describe('status 409', () => {
  const conflicts: Readonly<Record<string, string>> = {
    signIn: 'LoginRefused',
    signUp: 'LoginRefused',
    customerResetPassword: 'ResetTokenInvalid',
    updateCustomer: 'CustomerChanged',
  };
  const codeOf = ({ name }: Call) => conflicts[name] ?? 'ConcurrentModification';

  it.each(calls)('of $name is a conflict, with the version if it is named', async (call) => {
    const answer = { status: 409, body: { message: 'it has changed', currentVersion: 7 } };
    remote.next(call.name, answer);
    const withVersion = (await made(call)) as Failure;
    expect(withVersion).toMatchObject({ ok: false, code: codeOf(call) });
    if (/Cart|updateCustomer/.test(call.name)) expect(withVersion.currentVersion).toBe(7);
    remote.next(call.name, { status: 409, body: { message: 'it has changed' } });
    const without = (await made(call)) as Failure;
    expect(without).toMatchObject({ ok: false, code: codeOf(call) });
    expect(without.currentVersion).toBeUndefined();
    expect(remote.count(call.name)).toBe(2);
  });

  it('of deleteCart is only logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    remote.next(removal.name, { status: 409, body: { message: 'it has changed' } });
    expect(await made(removal)).toMatchObject({ ok: true });
    expect(logged.mock.calls).toHaveLength(1);
    logged.mockRestore();
  });
});

describe('after five failures in a row', () => {
  const silent = 'not asked: it has failed several times';

  it('nothing is sent for ten seconds, then one request tries', async () => {
    const shop = remote.shop();
    const failing = calls.filter(({ isRead }) => !isRead).slice(0, 5);
    for (const call of failing) {
      remote.next(call.name, { status: 500, text: '' });
      expect(await call.make(shop, german)).toMatchObject({ code: 'BackendFailed' });
    }
    const sent = remote.received.length;
    for (const call of calls) {
      expect(await call.make(shop, german)).toEqual(failed(call.name, silent));
    }
    expect(remote.received).toHaveLength(sent);
    remote.wait(10_000);
    for (const call of calls) expect(await call.make(shop, german)).toMatchObject({ ok: true });
  });

  it('and another one after the pause, it stays open', async () => {
    const client = remote.client();
    remote.next('updateCart', 'closed', 6);
    const ask = () => client({ name: 'updateCart' }, german);
    for (let count = 0; count < 5; count += 1) await ask();
    remote.wait(10_000);
    expect(await ask()).toEqual(failed('updateCart', 'fetch failed'));
    expect(await ask()).toEqual(failed('updateCart', silent));
    remote.wait(9_999);
    expect(await ask()).toEqual(failed('updateCart', silent));
    remote.wait(1);
    expect(await ask()).toMatchObject({ ok: true });
  });

  it('which a refusal is not', async () => {
    const client = remote.client();
    remote.next('updateCart', { status: 404, body: { code: 'CartNotFound' } }, 6);
    const ask = () => client({ name: 'updateCart' }, german);
    for (let count = 0; count < 6; count += 1) {
      expect(await ask()).toMatchObject({ code: 'CartNotFound' });
    }
    expect(await ask()).toMatchObject({ ok: true });
  });
});
