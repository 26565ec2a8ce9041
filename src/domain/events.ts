/** The closed union of what happens. Written with the change itself, told to whoever listens. */
import type { Order } from './order/order.ts';

export type KontorEvent = { id: string; at: string } & (
  | { type: 'order-placed'; order: Order }
  | {
      type: 'stock-changed';
      skus: string[];
      /** The last cart that has been told; the rest is told by the next event of the chain. */
      toldUntil?: string;
    }
  | {
      type: 'cart-changed';
      cartId: string;
      /** Orders the events of one cart; clocks of two requests do not. */
      version: number;
      store: string;
      cartState: 'Active' | 'Ordered' | 'Deleted';
      skus: string[];
    }
  | {
      type: 'newsletter-doi-requested';
      /** Whose address it is stands with the consent, not in the event. */
      consentId: string;
      /** Where the links of the mail lead: `https://kontor.be/fr`. */
      shop: string;
    }
);
