import { AddressForm, AddressFormKey } from '#client/checkout/address-form.tsx';
import { Steps } from '#client/checkout/steps.tsx';
import { Summary } from '#client/checkout/summary.tsx';
import { Head } from '#client/chrome/head.tsx';
import { CheckoutPage } from '#client/chrome/page.tsx';
import type { Cart } from '#domain/cart/cart.ts';
import type { Address } from '#domain/checkout/address.ts';
import {
  type FieldErrors,
  type FieldValues,
  readAddresses,
} from '#domain/checkout/address-form.ts';
import { companyDefault } from '#domain/country/client-type.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { KontorContext } from '#worker/context.ts';
import { formOf } from '#worker/form-of.ts';
import { guardedCart } from '#worker/middleware/checkout-billing.ts';
import { vatOfPage } from './vat-of-page.ts';

/** Steps 2 and 3: who pays, and where to. */
export function addressesStep(c: KontorContext) {
  const cart = guardedCart(c);
  return show(c, cart, valuesOf(cart, c.get('shop').store.key), {});
}

/** Saves both addresses, or shows the form again with everything that was typed. */
export async function saveAddresses(c: KontorContext) {
  const shop = c.get('shop');
  const cart = guardedCart(c);
  const values = await formOf(c);
  const read = readAddresses(values, shop.store.key);
  if (!read.ok) return show(c, cart, values, read.errors);
  const outcome = await shop.commerce.updateCart(
    {
      id: cart.id,
      version: cart.version,
      versionFallback: true,
      actions: [
        { action: 'setCustomerEmail', email: read.email },
        { action: 'setBillingAddress', address: read.billingAddress },
        { action: 'setShippingAddress', address: read.shippingAddress },
        { action: 'recalculate', updateProductData: true },
      ],
    },
    shop.caller,
  );
  // The form is right, so it is the cart that is not what it was: the cart step says why.
  if (!outcome.ok) return c.redirect(`${shop.prefix}/checkout/cart?problem=${outcome.code}`, 303);
  return c.redirect(`${shop.prefix}/checkout/payment`, 303);
}

function show(c: KontorContext, cart: Cart, values: FieldValues, errors: FieldErrors) {
  const { t, store } = c.get('shop');
  if (Object.keys(errors).length > 0) c.status(422);
  return c.render(
    <CheckoutPage>
      <Head title={`${t('checkout.step.addresses')} | Kontor`} index={false} />
      <Steps current="addresses" />
      <h1 className="co__h">{t('checkout.step.addresses')}</h1>
      <div className="split">
        <AddressForm {...{ values, errors }} country={store.key} vat={vatOfPage(c, cart)} />
        <Summary priced={cart}>
          <AddressFormKey />
        </Summary>
      </div>
    </CheckoutPage>,
    { screen: 'checkout' },
  );
}

/** What the form starts with: the cart's addresses, or the country's usual kind of client. */
function valuesOf(cart: Cart, country: CountryCode): FieldValues {
  const { billingAddress, shippingAddress, customerEmail } = cart;
  const company = billingAddress
    ? billingAddress.company !== undefined
    : companyDefault.has(country);
  const same = JSON.stringify(billingAddress) === JSON.stringify(shippingAddress);
  return {
    email: customerEmail ?? '',
    clientType: company ? 'company' : 'private',
    shippingAddressType: same ? 'SAME_AS_BILLING' : 'DIFFERENT_FROM_BILLING',
    ...fieldsOf('billing.', billingAddress),
    ...(same ? {} : fieldsOf('shipping.', shippingAddress)),
  };
}

function fieldsOf(prefix: string, address: Address | undefined): FieldValues {
  return Object.fromEntries(
    Object.entries(address ?? {}).map(([name, value]) => [prefix + name, String(value)]),
  );
}
