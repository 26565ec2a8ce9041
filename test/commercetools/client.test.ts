/** The client over a network that fails. */
import { describe, expect, it } from 'vitest';
import { createClient } from '#worker/commerce/commercetools/client.ts';
import { document } from '#worker/commerce/commercetools/documents/document.ts';
import { config, german, json, scriptedWire } from './scripted-wire.ts';

type Data = { version: number };
const query = document<Data, { id: string }>('query Version($id:String!){cart(id:$id){version}}');
const mutation: typeof query = { ...query, name: 'Change', isQuery: false };
const good = json({ data: { version: 1 } });
const answered = { ok: true, data: { version: 1 } };

function asking(net: ReturnType<typeof scriptedWire>, document = query) {
  const names: string[] = [];
  const ask = createClient(config, net.wire, (name) => names.push(name));
  return { ask: () => ask(document, { id: 'x' }, german), names };
}

const fault = (message: string, more: object = {}, endpoint = 'Version') => ({
  ok: false,
  fault: { endpoint, message, isRefused: false, ...more },
});

describe('a request', () => {
  it('has language, locale and currency among its variables, and is counted', async () => {
    const net = scriptedWire([good]);
    const { ask, names } = asking(net);
    expect(await ask()).toEqual(answered);
    expect(names).toEqual(['token', 'Version']);
    const [sent] = net.graphqlRequests();
    expect(sent?.authorization).toBe('Bearer token-1');
    expect(JSON.parse(sent?.text ?? '')).toEqual({
      query: query.text,
      operationName: 'Version',
      variables: { language: 'de', locale: 'de-DE', currency: 'EUR', id: 'x' },
    });
  });

  it('is sent again with another token after a 401, also a change', async () => {
    const net = scriptedWire([json({ message: 'invalid_token' }, 401), good]);
    expect(await asking(net, mutation).ask()).toEqual(answered);
    expect(net.graphqlRequests().map(({ authorization }) => authorization)).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
  });

  it('fails after a second 401', async () => {
    const net = scriptedWire([json({ message: 'invalid_token' }, 401)]);
    expect(await asking(net).ask()).toEqual(fault('invalid_token'));
    expect(net.graphqlRequests()).toHaveLength(2);
  });

  it('is given up after a time, and not sent again then', async () => {
    const net = scriptedWire(['silence']);
    expect(await asking(net).ask()).toEqual(fault('no answer in time'));
    expect(net.graphqlRequests()).toHaveLength(1);
  });

  it.each([
    ['a network error', new Error('connection reset'), 100],
    ['status 500', json({}, 500), 100],
    ['status 503 with HTML', new Response('<html>', { status: 503 }), 100],
    ['status 429', json({}, 429), 100],
    ['status 429 with a short wait', json({}, 429, { 'Retry-After': '2' }), 2000],
  ])('for data is sent again once after %s', async (_, failure, pause) => {
    const net = scriptedWire([failure, good]);
    expect(await asking(net).ask()).toEqual(answered);
    expect(net.pauses).toEqual([pause]);
    const down = scriptedWire([failure]);
    expect(await asking(down).ask()).toMatchObject({ ok: false });
    expect(down.graphqlRequests()).toHaveLength(2);
  });

  it.each([
    ['a network error', new Error('connection reset'), 'connection reset'],
    ['status 500', json({}, 500), 'status 500'],
    ['status 429', json({ message: 'too many' }, 429), 'too many'],
  ])('that changes something is not sent again after %s', async (_, failure, message) => {
    const net = scriptedWire([failure, good]);
    expect(await asking(net, mutation).ask()).toEqual(fault(message, {}, 'Change'));
    expect(net.graphqlRequests()).toHaveLength(1);
  });

  it('is not sent again if the wait would be long', async () => {
    const net = scriptedWire([json({}, 429, { 'Retry-After': '30' }), good]);
    expect(await asking(net).ask()).toEqual(fault('status 429'));
  });

  it('says why there is no token', async () => {
    const net = scriptedWire([good], { token: () => json({ error: 'invalid_client' }, 401) });
    expect(await asking(net).ask()).toEqual(fault('no token: status 401, invalid_client'));
  });
});

describe('an answer', () => {
  it.each([200, 400])('with errors and status %i is the first error', async (status) => {
    const errors = [
      {
        message: 'Version mismatch.',
        extensions: { code: 'ConcurrentModification', currentVersion: 7 },
      },
      { message: 'another' },
    ];
    const net = scriptedWire([json({ data: { version: 2 }, errors }, status)]);
    const details = { code: 'ConcurrentModification', currentVersion: 7, isRefused: true };
    expect(await asking(net, mutation).ask()).toEqual(
      fault('Version mismatch.', details, 'Change'),
    );
  });

  it('with errors in the form of the HTTP API is understood too', async () => {
    const errors = [{ code: 'DuplicateField', message: 'taken', field: 'key' }];
    const net = scriptedWire([json({ statusCode: 400, message: 'taken', errors }, 400)]);
    expect(await asking(net).ask()).toEqual(
      fault('taken', { code: 'DuplicateField', field: 'key', isRefused: true }),
    );
  });

  it.each([
    ['that is no JSON', new Response('<html>'), 'an answer that is no JSON'],
    ['that was cut', new Response('{"data":{"ver'), 'an answer that is no JSON'],
    ['that is a text', json('hello'), 'an answer that is no JSON'],
    ['without data', json({}), 'an answer without data'],
    ['whose data is null', json({ data: null }), 'an answer without data'],
    ['with an error of no form', json({ errors: [null] }), 'an answer without data'],
    ['with an error without words', json({ errors: [{}] }), 'without a message'],
    ['with status 403', json({ message: 'Insufficient scope' }, 403), 'Insufficient scope'],
  ])('%s is a failure', async (_, answer, message) => {
    expect(await asking(scriptedWire([answer])).ask()).toEqual(fault(message));
  });
});

describe('whether a request was refused', () => {
  it.each([
    [
      'an error with a code',
      json({ errors: [{ message: 'no', extensions: { code: 'InvalidInput' } }] }),
      true,
    ],
    ['status 400 in words', json({ message: 'Malformed parameter' }, 400), true],
    [
      'an error of a server',
      json({ errors: [{ message: 'no', extensions: { code: 'General' } }] }),
      false,
    ],
    ['status 500', json({ errors: [{ message: 'no', code: 'InvalidInput' }] }, 500), false],
    ['status 403', json({ message: 'Insufficient scope' }, 403), false],
    ['status 400 without words', json({}, 400), false],
  ])('%s tells', async (_, answer, isRefused) => {
    const reply = await asking(scriptedWire([answer]), mutation).ask();
    expect(reply.ok || reply.fault.isRefused).toBe(isRefused);
  });
});

describe('after five failures in a row', () => {
  it('nothing is sent for ten seconds, then one request tries', async () => {
    const net = scriptedWire([...Array(5).fill(json({}, 503)), good]);
    const { ask } = asking(net, mutation);
    for (let made = 0; made < 5; made += 1) await ask();
    expect(await ask()).toEqual(fault('not asked: it has failed several times', {}, 'Change'));
    expect(net.graphqlRequests()).toHaveLength(5);
    net.wait(10_000);
    expect(await ask()).toEqual(answered);
    expect(await ask()).toEqual(answered);
  });
});
