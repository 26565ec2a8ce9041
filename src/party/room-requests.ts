/** What a room is asked to do with its cart. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { Applied } from '#domain/cart/apply.ts';
import type { CartFacts } from '#domain/cart/facts.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { AskedFacts } from '#worker/commerce/backend.ts';

export type ChangeRequest = {
  version: number;
  versionFallback: boolean;
  operationId?: string | undefined;
  actions: CartAction[];
};

export type OrderRequest = Omit<ChangeRequest, 'actions' | 'operationId'> & {
  paymentMethod: PaymentMethodKey;
  expectedTotalCentAmount: number;
};

/** What a change must know, and what it makes of the cart then. */
export type Decision = { asked: AskedFacts; apply: (facts: CartFacts) => Applied };
