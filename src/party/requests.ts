/** Requests to a cart's room. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { CartReference, CartVersion } from '#domain/cart/cart-reference.ts';
import type { OrderOrigin } from '#domain/limits/unpaid.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';

/** `begins`: creates the cart if there is none. */
export type ChangeRequest = Omit<CartReference, 'id'> & {
  actions: CartAction[];
  begins?: boolean;
};

/** `undoes`: the operation to undo; by default the last one. */
export type UndoRequest = Omit<CartReference, 'id'> & { undoes?: string | undefined };

export type RemovalRequest = CartVersion;

export type OrderRequest = CartVersion & {
  paymentMethod: PaymentMethodKey;
  expectedTotalCentAmount: number;
  expectedGiftCardCentAmount?: number | undefined;
  /** Set by the backend, not by the caller. */
  origin?: OrderOrigin;
};
