/** What a cart's room is asked for. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { Applied } from '#domain/cart/apply.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import type { Failure } from '#domain/errors.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { AskedFacts, DoneOperation } from '#worker/commerce/backend.ts';

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

/** What a change must know, and what it makes of the cart then; or why there is none. */
export type Decision =
  | Failure
  | {
      ok: true;
      asked: AskedFacts;
      apply: (facts: CartFacts) => Applied;
      /** Operations of another cart that this change brings with it. */
      alsoDone?: DoneOperation[];
    };
