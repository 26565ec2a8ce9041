/** A new cart with its first content, in one request. */
import type { CartUpdate } from '#domain/remote/cart-update.ts';
import type { Asked, RemoteCartDraft } from '../remote/remote-shop.ts';
import { addressInput } from './addresses.ts';
import { type CartConfig, lineInput, shippingMethod } from './cart-actions.ts';
import { customOf } from './custom-fields.ts';
import type { CartDraft } from './documents/cart-inputs.ts';

type Draft = { -readonly [Name in keyof CartDraft]: CartDraft[Name] };

/**
 * Updates of lines that exist are left out: a new cart has none. So is the fee for cash on delivery, whose tax category a
 * draft cannot name by its key.
 */
export function cartDraft(
  { key, customerId, updates }: RemoteCartDraft,
  { store }: Asked,
  config: CartConfig,
): CartDraft {
  const country = store.key.toUpperCase();
  const draft: Draft = {
    key,
    currency: store.currency,
    country,
    // Taxes and delivery depend on the place; the shopper gives the rest of it later.
    shippingAddress: { country },
    taxMode: 'Platform',
    inventoryMode: 'TrackOnly',
    ...(customerId && { customerId }),
  };
  for (const update of updates) Object.assign(draft, partOf(draft, update, config));
  return draft;
}

function partOf(draft: Draft, update: CartUpdate, config: CartConfig): Partial<Draft> {
  const { types } = config;
  switch (update.action) {
    case 'addLineItem':
      return { lineItems: [...(draft.lineItems ?? []), lineInput(update, config)] };
    case 'addDiscountCode':
      return { discountCodes: [...(draft.discountCodes ?? []), update.code] };
    case 'setCustomerEmail':
      return { customerEmail: update.email };
    case 'setCustomerId':
      return { customerId: update.customerId };
    case 'setBillingAddress':
      return { billingAddress: addressInput(update.address, types.address) };
    case 'setShippingAddress':
      return { shippingAddress: addressInput(update.address, types.address) };
    case 'setShippingMethod':
      return { shippingMethod: shippingMethod(update.key) };
    case 'setCustomFields': {
      const custom = customOf(types.cart, update.fields);
      return custom ? { custom } : {};
    }
    default:
      return {};
  }
}
