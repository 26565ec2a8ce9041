/** The addresses of a form that a maps service doubts, if the store validates addresses: decision 45. */
import type { Cart } from '#domain/cart/cart.ts';
import { type Address, addressAsText } from '#domain/checkout/address.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import {
  type AddressSection,
  confirmedFieldName,
  type DoubtedAddress,
  type DoubtedAddresses,
} from '#domain/checkout/address-validation.ts';
import { addressValues, isSamePlace } from '#domain/checkout/address-values.ts';
import type { StepOutcome } from '#domain/checkout/addresses-step.ts';
import { typeOf } from '#domain/checkout/start-values.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';

type Read = Extract<StepOutcome, { ok: true }>;
type SectionAddress = readonly [AddressSection, Address];

/** Validates each address once. If both are the same place, the doubt is shown in the billing fields. */
export async function doubtedAddresses(
  c: KontorContext,
  values: FieldValues,
  { billingAddress, shippingAddress }: Read,
  cart: Cart,
): Promise<DoubtedAddresses> {
  if (!c.get('shop').store.addressValidationEnabled) return {};
  const isStrict = c.env.settings.addressValidation === 'strict';
  const addresses: SectionAddress[] = [
    ['billing', billingAddress],
    ...(isSamePlace(billingAddress, shippingAddress)
      ? []
      : [['shipping', shippingAddress] as const]),
  ];
  const open = addresses.filter((each) => isStrict || !isSettled(each, values, cart));
  // Each validation costs money: above the limit, addresses are accepted without one.
  if (open.length === 0 || (!isStrict && !(await isWithinFormLimit(c, 'maps')))) return {};
  const doubts = await Promise.all(open.map(([, address]) => doubtOf(c, address)));
  return Object.fromEntries(
    open.flatMap(([section], at) => {
      const doubt = doubts[at];
      return doubt ? [[section, doubt]] : [];
    }),
  );
}

/** Confirmed, suggested by the service, already in the cart, or saved in the account: not validated again. */
function isSettled([section, address]: SectionAddress, values: FieldValues, cart: Cart): boolean {
  const { billingAddress, shippingAddress } = cart;
  const before = section === 'billing' ? billingAddress : shippingAddress;
  return (
    address.id !== undefined ||
    values.use === section ||
    values[confirmedFieldName(section)] === addressAsText(address) ||
    (before !== undefined && isSamePlace(before, address))
  );
}

async function doubtOf(c: KontorContext, address: Address): Promise<DoubtedAddress | undefined> {
  const { commerce, caller } = c.get('shop');
  const outcome = await commerce.validateAddress({ address }, caller);
  if (outcome.ok) return undefined;
  const { code, suggested } = outcome;
  if (code !== 'ErrorOnVerdict' && code !== 'ErrorOnAddress') return undefined;
  return { kind: 'doubted', code, address, ...(suggested && { suggested }) };
}

/** The form's values, with a confirmed suggestion, and with doubted saved addresses in fields that can be edited. */
export function valuesToAsk(
  values: FieldValues,
  doubted: DoubtedAddresses,
  { billingAddress }: Read,
): FieldValues {
  const { billing, shipping } = doubted;
  return {
    ...values,
    ...(values.use === 'billing' && {
      [confirmedFieldName('billing')]: addressAsText(billingAddress),
    }),
    ...(billing?.address.id && {
      ...addressValues('billing.', billing.address),
      clientType: typeOf(billing.address) ?? '',
      billingAddressType: 'new',
    }),
    ...(shipping?.address.id && {
      ...addressValues('shipping.', shipping.address),
      'shipping.clientType': typeOf(shipping.address) ?? '',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
    }),
  };
}
