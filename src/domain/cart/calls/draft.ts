/**
 * The draft of a cart: what a new cart is to have from its beginning. What the shop can apply is applied by the actions of
 * `updateCart`; what a cart of this store cannot be is refused by name. Source: purchase-flow.txt §7 /createCart, §3 Cart.
 */
import * as z from 'zod';
import { address } from '../../checkout/address.ts';
import { addressCountries } from '../../country/address-countries.ts';
import { emailAddress } from '../../customer/email.ts';
import { enteredCode } from '../../discount/discount-code.ts';
import { type Failure, failure } from '../../errors.ts';
import { isNameOf } from '../../store/named-store.ts';
import type { Store } from '../../store/store.ts';
import { type CartAction, maxActions, quantity, sku } from '../actions.ts';
import { channelReference, orderFields } from '../cart.ts';
import { cartId } from '../cart-reference.ts';

/** In capitals or small letters. */
const countryCode = z.string().length(2).toLowerCase();

/** A new cart has addresses with only its country; such a one is compared with the store and not stored. */
const onlyCountry = z.strictObject({
  country: countryCode.pipe(z.enum(addressCountries)),
});
const draftAddress = z.union([address, onlyCountry]).optional();

const draftLine = z.strictObject({
  sku,
  quantity: quantity.default(1),
  variantId: z.literal(1).optional(),
  supplyChannel: channelReference.optional(),
  distributionChannel: channelReference.optional(),
  /** `sku` is an extra guarantee for that article of the draft. */
  custom: z.strictObject({ parentSku: sku }).optional(),
});

/** Carts answer with these: purchase-flow.txt §9. */
const inventoryModes = ['None', 'TrackOnly', 'ReserveOnOrder'] as const;

export const cartDraft = z.strictObject({
  /** Becomes the cart's id, so a repeated request returns the same cart and applies nothing again. */
  operationId: cartId.optional(),
  /** The cart keeps it; it identifies nothing. */
  key: z.string().min(2).max(256).optional(),
  currency: z.string().length(3).optional(),
  country: countryCode.optional(),
  /** By its key: kontor-de, or the country code. */
  store: z
    .object({ typeId: z.literal('store').optional(), key: z.string().min(1).max(100) })
    .optional(),
  customerEmail: emailAddress.optional(),
  billingAddress: draftAddress,
  shippingAddress: draftAddress,
  lineItems: z.array(draftLine).max(maxActions).optional(),
  shippingMethod: z
    .object({ typeId: z.literal('shipping-method'), id: z.string().max(100) })
    .nullable()
    .optional(),
  discountCodes: z.array(enteredCode).max(10).optional(),
  inventoryMode: z.enum(inventoryModes).optional(),
  custom: z
    .strictObject({
      type: z.object({ typeId: z.literal('type'), key: z.literal('order') }).optional(),
      fields: orderFields,
    })
    .optional(),
});
export type CartDraft = z.output<typeof cartDraft>;

/** What of the draft a cart of this store cannot be. */
export function draftRefusal(draft: CartDraft, store: Store): Failure | undefined {
  const { currency, country, store: named, billingAddress, shippingAddress } = draft;
  const wrong = (about: string) => failure('InvalidInput', { about });
  if (currency && currency.toUpperCase() !== store.currency) {
    return wrong(`currency: this store has ${store.currency}`);
  }
  if (country && country !== store.key) return wrong(`country: this host is ${store.key}`);
  if (named && !isNameOf(named.key, store)) return wrong(`store: this host is ${store.storeId}`);
  const foreign = [
    ['billingAddress', billingAddress],
    ['shippingAddress', shippingAddress],
  ] as const;
  for (const [name, given] of foreign) {
    if (given && !isWhole(given) && given.country !== store.key) {
      return wrong(`${name}: without a street, the country is ${store.key}`);
    }
  }
  const mode = store.inventoryMode === 'None' ? 'None' : 'TrackOnly';
  return draft.inventoryMode && draft.inventoryMode !== mode
    ? wrong(`inventoryMode: carts of this store have ${mode}`)
    : undefined;
}

/** The draft as one change; empty: an empty cart. Guarantees come after their articles, the method after the goods. */
export function draftActions(draft: CartDraft): CartAction[] {
  const { key, customerEmail, billingAddress, shippingAddress, shippingMethod, custom } = draft;
  const lines = (draft.lineItems ?? []).map((line) => ({
    action: 'addLineItem' as const,
    ...line,
  }));
  return [
    ...(key ? [{ action: 'setKey' as const, key }] : []),
    ...(custom ? [{ action: 'setCustomType' as const, type: orderType, ...fieldsOf(custom) }] : []),
    ...(customerEmail ? [{ action: 'setCustomerEmail' as const, email: customerEmail }] : []),
    ...lines.filter((line) => !line.custom),
    ...lines.filter((line) => line.custom),
    ...(billingAddress && isWhole(billingAddress)
      ? [{ action: 'setBillingAddress' as const, address: billingAddress }]
      : []),
    ...(shippingAddress && isWhole(shippingAddress)
      ? [{ action: 'setShippingAddress' as const, address: shippingAddress }]
      : []),
    ...(draft.discountCodes ?? []).map((code) => ({ action: 'addDiscountCode' as const, code })),
    ...(shippingMethod === undefined
      ? []
      : [{ action: 'setShippingMethod' as const, shippingMethod }]),
  ];
}

type DraftAddress = NonNullable<CartDraft['billingAddress']>;
type WholeAddress = Extract<DraftAddress, { streetName: string }>;

const isWhole = (given: DraftAddress): given is WholeAddress => 'streetName' in given;

const orderType = { typeId: 'type', key: 'order' } as const;
const fieldsOf = ({ fields }: NonNullable<CartDraft['custom']>) => ({ fields });
