/** Updates of a cart as the calls of the specification have them. Source: purchase-flow.txt §7 "Cart update call". */
import type { CartUpdate } from '#domain/remote/cart-update.ts';

type Update<Action extends CartUpdate['action']> = Extract<CartUpdate, { action: Action }>;

/** What a list of actions needs of other calls: the id of a delivery method, and of the payment that was created. */
export type ActionBasis = { shippingMethodId?: string | undefined; paymentId?: string | undefined };

const orderType = { typeId: 'type', key: 'order' };

/** A cart that is paid in no way yet has no payment to add. */
export function cartActions(updates: readonly CartUpdate[], basis: ActionBasis): object[] {
  return updates.flatMap((update): object[] => {
    switch (update.action) {
      case 'addLineItem':
        return [additionOf(update)];
      case 'setShippingMethod':
        return basis.shippingMethodId ? [shippingAction(basis.shippingMethodId)] : [];
      case 'setPaymentMethod':
        return basis.paymentId ? [paymentAction(basis.paymentId)] : [];
      case 'setCustomFields':
        return [{ action: 'setCustomType', type: orderType, fields: update.fields }];
      case 'setLineItemSupplyChannel':
        return [{ ...update, supplyChannel: update.supplyChannel ?? null }];
      case 'setLineItemDistributionChannel':
        return [{ ...update, distributionChannel: update.distributionChannel ?? null }];
      default:
        return [update];
    }
  });
}

const methodOf = (id: string) => ({ typeId: 'shipping-method', id });
const shippingAction = (id: string) => ({
  action: 'setShippingMethod',
  shippingMethod: methodOf(id),
});

const paymentAction = (id: string) => ({
  action: 'addPayment',
  payment: { typeId: 'payment', id },
});

/** The price of a guarantee is the middleware's own. */
const additionOf = ({ externalPrice: _price, ...addition }: Update<'addLineItem'>) => ({
  ...addition,
  variantId: 1,
});

/** The same updates as the draft of a new cart. */
export function draftOf(updates: readonly CartUpdate[], basis: ActionBasis): object {
  const draft: Record<string, unknown> = {};
  const lineItems: object[] = [];
  const discountCodes: string[] = [];
  for (const update of updates) {
    switch (update.action) {
      case 'addLineItem': {
        const { action: _, ...line } = additionOf(update);
        lineItems.push(line);
        break;
      }
      case 'addDiscountCode':
        discountCodes.push(update.code);
        break;
      case 'setCustomerEmail':
        draft.customerEmail = update.email;
        break;
      case 'setBillingAddress':
        draft.billingAddress = update.address;
        break;
      case 'setShippingAddress':
        draft.shippingAddress = update.address;
        break;
      case 'setShippingMethod':
        if (basis.shippingMethodId) draft.shippingMethod = methodOf(basis.shippingMethodId);
        break;
      case 'setCustomFields':
        draft.custom = { type: orderType, fields: update.fields };
        break;
    }
  }
  return { ...draft, lineItems, discountCodes };
}
