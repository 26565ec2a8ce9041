/** Each document with each fault: who asks gets the specification's text, and no crash; one refused token is got over. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { commercetoolsReviews } from '#worker/commerce/commercetools/catalogue/reviews.ts';
import { commercetoolsShop } from '#worker/commerce/commercetools/commercetools.ts';
import { network } from '#worker/commerce/remote/wire.ts';
import { documents } from './all-documents.ts';
import { type AskedShop, calls } from './calls-by-document.ts';
import { config, json } from './scripted-wire.ts';
import { openTwinShop, type TwinShop } from './twin-shop.ts';

let shop: TwinShop;
beforeAll(async () => {
  shop = await openTwinShop();
});
beforeEach(() => shop.twin.reset());
afterAll(() => shop.twin.close());

type Answer = () => Response | Error;

/** The answer to each request of a document, and what is said of it. The network's own end of waiting: client.test.ts. */
const faults: [fault: string, answer: Answer, message: string][] = [
  ['no answer in time', () => new DOMException('', 'TimeoutError'), 'no answer in time'],
  ['a lost connection', () => new Error('connection reset'), 'connection reset'],
  ['status 401 again', () => json({ message: 'invalid_token' }, 401), 'invalid_token'],
  ['status 429', () => json({}, 429), 'status 429'],
  ['status 500', () => json({}, 500), 'status 500'],
  ['garbage', () => new Response('<html>'), 'an answer that is no JSON'],
  ['half an answer', () => new Response('{"data":{"in'), 'an answer that is no JSON'],
];

/** Somebody else has changed the resource. Who asks for a change decides again; anything else has failed. */
const conflict: Answer = () => {
  const extensions = { code: 'ConcurrentModification', currentVersion: 7 };
  return json({ errors: [{ message: 'Version mismatch.', extensions }] }, 409);
};
const ofConflict = /^(ConcurrentModification|CustomerChanged|BackendFailed)$/;

/** A shop whose circuit is closed, in front of the twin; some answers to this document are others. */
function shopWith(document: string, answers: (Answer | undefined)[]): AskedShop {
  const { url, projectKey, client } = shop.twin;
  let asked = 0;
  const wire = network(15_000, async (request) => {
    const text = await request.clone().text();
    const isIt = text.includes(`"operationName":"${document}"`);
    const answer = isIt && answers[Math.min(asked++, answers.length - 1)]?.();
    if (answer instanceof Error) throw answer;
    return answer || fetch(request);
  });
  const address = { apiUrl: url, authUrl: url, projectKey };
  const ofTwin = { ...address, clientId: client.id, clientSecret: client.secret };
  const parameters = [
    { ...config, ...ofTwin },
    { ...wire, pause: async () => {} },
  ] as const;
  return { ...commercetoolsShop(...parameters), reviews: commercetoolsReviews(...parameters) };
}

const names = documents.map(({ name }) => name);

it('each document has a call', () => {
  expect(Object.keys(calls).toSorted()).toEqual(names.toSorted());
});

describe.each(Object.entries(calls))('%s', (name, { lacks, before }) => {
  const failed = (message: string) => ({
    ok: false,
    code: 'BackendFailed',
    message: `An error occurred during request to ${name}, ${message}`,
  });

  it('with each fault is a failure with its name, and works after one status 401', async () => {
    const ask = await before(shop);
    for (const [fault, answer, message] of faults)
      expect(await ask(shopWith(name, [answer])), fault).toMatchObject(failed(message));
    const outdated = shopWith(name, [conflict]);
    expect(await ask(outdated)).toMatchObject({
      ok: false,
      code: expect.stringMatching(ofConflict),
    });
    if (lacks) {
      const empty = shopWith(name, [() => json({ data: {} })]);
      expect(await ask(empty)).toMatchObject(failed(`an answer of another form: ${lacks}`));
    }
    const refusedOnce: Answer = () => json({ message: 'invalid_token' }, 401);
    expect(await ask(shopWith(name, [refusedOnce, undefined]))).toMatchObject({ ok: true });
  });
});
