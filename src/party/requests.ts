/** What a cart's room is asked for. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';

export type Reference = { version: number; versionFallback: boolean };

/** The id makes a repeated request return the first one's outcome. */
type OperationReference = Reference & { operationId?: string | undefined };

export type ChangeRequest = OperationReference & { actions: CartAction[] };

/** `undoes`: the operation that is to be taken back; without it, the last one. */
export type UndoRequest = OperationReference & { undoes?: string | undefined };

export type OrderRequest = Reference & {
  paymentMethod: PaymentMethodKey;
  expectedTotalCentAmount: number;
};
