/** A network between windows and shop: requests wait, get lost or arrive twice, answers arrive late or never. */
import { vi } from 'vitest';
import type { Data } from '#domain/operations.ts';
import type { Visitor } from '../visitor.ts';

export type Answer = {
  status: number;
  data?: Data<'updateCart'> | Data<'deleteCart'> | Data<'getMe'>;
  code?: string;
};
type PageResponse = { ok: boolean; headers: Headers; json: () => Promise<unknown> };
/** A request in flight. One of `answer` and `lose` is called, once, for its sender. */
export type Parcel = {
  name: string;
  body: string;
  /** The cart of the browser's cookie when it was carried. */
  cartId?: string | undefined;
  answer: (response: PageResponse) => void;
  lose: () => void;
};

/** From now on everything that the page's own calls send waits here until it is carried. */
export function lossyNetwork(shopper: Visitor) {
  const waiting: Parcel[] = [];
  const late: (() => void)[] = [];

  const send = (name: string, body: string) =>
    new Promise<PageResponse>((resolve, reject) => {
      const lose = () => reject(new TypeError('the network is gone'));
      waiting.push({ name, body, answer: resolve, lose });
    });

  vi.stubGlobal('document', {
    get cookie() {
      return shopper.cookieHeader();
    },
    // Every answer comes from the same build as this page.
    querySelector: () => ({}),
  });
  // No request times out here, and workerd allows no more than ten thousand running timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  vi.stubGlobal('fetch', (path: string, { body = '' }: { body?: string } = {}) => {
    const [, name] = /^\/new-ct\/(\w+)$/.exec(path) ?? [];
    return name ? send(name, body) : Promise.reject(new Error(`nobody asks ${path} here`));
  });

  return {
    waiting,
    /** Answers that have left the shop and not yet arrived. */
    late,
    send,

    /** Sends a request to the shop. Whether its sender receives the answer is decided later. */
    async carry(parcel: Parcel): Promise<{ answer: Answer; response: () => PageResponse }> {
      const cartId = shopper.cookies.get('kontor-cart');
      parcel.cartId = cartId;
      const { name, body } = parcel;
      const headers = { 'Content-Type': 'application/json' };
      const sent = await shopper.send(`/new-ct/${name}`, { method: 'POST', body, headers });
      const text = await sent.text();
      return {
        answer: { ...(JSON.parse(text) as object), status: sent.status },
        // The parts of a response that a page reads, without delay, so that only the network takes time.
        response: (): PageResponse => ({
          ok: sent.ok,
          headers: new Headers(),
          json: async () => JSON.parse(text),
        }),
      };
    },
  };
}

export type LossyNetwork = ReturnType<typeof lossyNetwork>;
