/** The adapter in front of a middleware on loopback, with a clock of its own and waits that take no time. */
import { middlewareCatalogue } from '#worker/commerce/middleware/catalogue.ts';
import { middlewareClient } from '#worker/commerce/middleware/client.ts';
import { middlewareShop } from '#worker/commerce/middleware/shop.ts';
import { network, type Wire } from '#worker/commerce/remote/wire.ts';
import { usual } from './calls.ts';
import { openLoopback } from './loopback.ts';

export const timeoutMs = 750;

/** A circuit lives as long as a shop or a client: each test has another one. */
export async function openMiddleware() {
  const loopback = await openLoopback(usual);
  const pauses: number[] = [];
  let now = 1_000_000;
  const wire: Wire = {
    ...network(timeoutMs),
    now: () => now,
    async pause(ms) {
      pauses.push(ms);
    },
  };
  return {
    ...loopback,
    shop: () => middlewareShop({ url: loopback.url }, wire),
    catalogue() {
      const call = middlewareClient({ url: loopback.url }, wire);
      const siteOf = () => 'https://kontor.example';
      return middlewareCatalogue(call, { url: loopback.url, siteOf, now: Date.now });
    },
    client: (url: string | undefined = loopback.url) => middlewareClient({ url }, wire),
    /** Of reads that were sent again, since the last call. */
    pauses: () => pauses.splice(0),
    wait(ms: number) {
      now += ms;
    },
  };
}

export const failed = (name: string, message: string) => ({
  ok: false,
  code: 'BackendFailed',
  message: `An error occurred during request to /${name}, ${message}`,
});
