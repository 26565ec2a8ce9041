/** A shop in front says from whose network a call comes, if it has the secret; limits count by it. */
import { env as bindings, createExecutionContext } from 'cloudflare:test';
import { expect, it } from 'vitest';
import worker from '#worker/index.ts';
import { newNetwork } from '../../networks.ts';

const secret = 'the same in both shops, 32 letters or more';
const front = newNetwork();

/** Asks for a password link, of which a network may have few a minute. */
async function asked(network: string, given: string): Promise<number> {
  const request = new Request<unknown, IncomingRequestCfProperties>(
    'http://de.localhost/new-ct/customerCreatePasswordResetToken',
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'CF-Connecting-IP': front,
        'Kontor-Storefront': given,
        'Kontor-Network': network,
      },
      body: JSON.stringify([{ email: `${crypto.randomUUID()}@mail.example` }]),
    },
  );
  const shop = { ...bindings, STOREFRONT_SECRET: secret };
  return (await worker.fetch(request, shop, createExecutionContext())).status;
}

it('counts the shoppers of a shop in front by their own networks', async () => {
  for (let shopper = 0; shopper < 30; shopper += 1) {
    expect(await asked(newNetwork(), secret)).toBe(200);
  }
});

it('does not believe who has another secret', async () => {
  const answers: number[] = [];
  for (let shopper = 0; shopper < 30; shopper += 1) {
    answers.push(await asked(newNetwork(), `${secret}?`));
  }
  expect(answers).toContain(429);
});
