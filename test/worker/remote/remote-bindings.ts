/** The bindings of a shop in front of a remote backend: a database and rooms of its own. */
import type { CartRoom } from '#party/cart.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { failingPeer } from './peer.ts';

/** How long requests to a remote may take, ms: a test of one that does not answer makes it short. */
export const patience = { ms: 15_000 };

export type RemoteBindings = {
  MIDDLEWARE_DB: D1Database;
  MIDDLEWARE_EVENTS: Bindings['EVENTS'];
  COMMERCETOOLS_EVENTS: Bindings['EVENTS'];
  COMMERCETOOLS_DB: D1Database;
  MIDDLEWARE_CART: DurableObjectNamespace<CartRoom>;
  COMMERCETOOLS_CART: DurableObjectNamespace<CartRoom>;
  /** The twin of commercetools. */
  TWIN_URL: string;
  /** The shop itself, with its own database. */
  PEER: Fetcher;
};

/** The middleware is the shop of the other tests, which has the specification's calls. */
export function middlewareBindings(bindings: Bindings): Bindings {
  const remote = bindings as Bindings & RemoteBindings;
  return {
    ...bindings,
    COMMERCE: 'middleware',
    MIDDLEWARE_URL: 'http://{country}.localhost',
    MIDDLEWARE: failingPeer(remote.PEER),
    REMOTE_TIMEOUT_MS: String(patience.ms),
    DB: remote.MIDDLEWARE_DB,
    EVENTS: remote.MIDDLEWARE_EVENTS,
    CART: remote.MIDDLEWARE_CART,
  };
}

export function commercetoolsBindings(bindings: Bindings): Bindings {
  const remote = bindings as Bindings & RemoteBindings;
  return {
    ...bindings,
    COMMERCE: 'commercetools',
    REMOTE_TIMEOUT_MS: String(patience.ms),
    COMMERCETOOLS_PROJECT_KEY: 'kontor',
    COMMERCETOOLS_API_URL: remote.TWIN_URL,
    COMMERCETOOLS_AUTH_URL: remote.TWIN_URL,
    COMMERCETOOLS_CLIENT_ID: 'twin-client',
    COMMERCETOOLS_CLIENT_SECRET: 'twin-secret',
    COMMERCETOOLS_TYPES:
      'cart=kontor-cart lineItem=kontor-line-item address=kontor-address payment=kontor-payment customer=kontor-customer',
    DB: remote.COMMERCETOOLS_DB,
    EVENTS: remote.COMMERCETOOLS_EVENTS,
    CART: remote.COMMERCETOOLS_CART,
  };
}
