/** A network between windows and the shop on which requests wait, get lost, come twice, and answers come late or never. */
import { vi } from 'vitest';
import type { Data } from '#domain/operations.ts';
import type { Visitor } from '../visitor.ts';

export type Answer = {
  status: number;
  data?: Data<'updateCart'> | Data<'deleteCart'> | Data<'getMe'>;
  code?: string;
};
type PageResponse = { ok: boolean; headers: Headers; json: () => Promise<unknown> };
/** A request under way. `answer` and `lose`: what its sender hears, once. */
export type Parcel = {
  name: string;
  body: string;
  /** The cart of the browser's cookie when it was carried. */
  cartId?: string | undefined;
  answer: (response: PageResponse) => void;
  lose: () => void;
};

/** Everything the page's own calls send from now on waits here until it is carried. */
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
    // Every answer comes from the build this page is of.
    querySelector: () => ({}),
  });
  // Nothing is ever too late here, and workerd keeps no more than ten thousand clocks running.
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

    /** Brings a request to the shop. What its sender hears of it is not decided yet. */
    async carry(parcel: Parcel): Promise<{ answer: Answer; response: () => PageResponse }> {
      const cartId = shopper.cookies.get('kontor-cart');
      parcel.cartId = cartId;
      const { name, body } = parcel;
      const headers = { 'Content-Type': 'application/json' };
      const sent = await shopper.send(`/new-ct/${name}`, { method: 'POST', body, headers });
      const text = await sent.text();
      return {
        answer: { ...(JSON.parse(text) as object), status: sent.status },
        // What a page reads of a response, at once: nothing but the network itself shall take time.
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
