/** Handles the form of the addresses step: saves both addresses, or shows the form again with all typed values. */
import type { CartAction } from '#domain/cart/actions.ts';
import { hasFreight } from '#domain/cart/articles.ts';
import type { Cart } from '#domain/cart/cart.ts';
import { clientTypeOf, shippingAddressTypeOf } from '#domain/checkout/address-choices.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { withSuggestion } from '#domain/checkout/address-validation.ts';
import { readStep, type StepOutcome } from '#domain/checkout/addresses-step.ts';
import { checkoutDetour } from '#domain/checkout/guards.ts';
import { typeOf } from '#domain/checkout/start-values.ts';
import type { AddressBook } from '#domain/customer/address-book.ts';
import { isOfOther } from '#domain/customer/own-form.ts';
import { underPrefix } from '#domain/locale/market.ts';
import { logLine } from '#domain/log-line.ts';
import { rememberChoices } from '#worker/request/address-cookies.ts';
import { cartOfRequest } from '#worker/request/cart-of-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { isSessionLost, redirectToLogin } from '#worker/request/lost-session.ts';
import { addressBookOf, beginAddresses, showAddresses } from './addresses.tsx';
import { doubtedAddresses, valuesToAsk } from './doubted-addresses.ts';

type Read = Extract<StepOutcome, { ok: true }>;

export async function saveAddresses(c: KontorContext) {
  const { commerce, caller, store, prefix } = c.get('shop');
  const values = withSuggestion(await formOf(c));
  const [cart, book] = await Promise.all([cartOfRequest(c), addressBookOf(c)]);
  const detour = checkoutDetour('addresses', cart);
  if (!cart && (await isSessionLost(c))) return redirectToLogin(c, '/checkout');
  // If there was a cart when the form was opened, the typed values are shown again, whatever happened to the cart.
  const isOther = isOfOther(values, caller.session?.customerId);
  if (detour && caller.cartId && values.email !== undefined && !isOther) {
    const problem = cart ? 'address.problem.changed' : 'address.problem.cart';
    return showAddresses(c, { cart, values, errors: {}, book, problem });
  }
  if (!cart || detour) return c.redirect(underPrefix(prefix, detour ?? '/'), 303);
  // Left open in a tab: neither this cart nor this address book gets what another customer typed.
  if (isOther) return beginAddresses(c, cart, 'account.otherCustomer');
  if (values.intent === 'country') {
    return showAddresses(c, { cart, values, errors: {}, book, countryChosen: true });
  }
  const read = readStep(values, store.key, book, { hasFreight: hasFreight(cart) });
  if (!read.ok) {
    remember(c, values);
    const { errors, code: failure, values: again } = read;
    return showAddresses(c, { cart, values: again, errors, failure, book });
  }
  remember(c, values, read);
  const doubted = await doubtedAddresses(c, values, read, cart);
  if (doubted.billing || doubted.shipping) {
    const failure = doubted.billing ? 'BillingAddressIncorrect' : 'ShippingAddressIncorrect';
    const valuesShown = valuesToAsk(values, doubted, read);
    return showAddresses(c, { cart, values: valuesShown, errors: {}, failure, doubted, book });
  }
  const { id, version } = cart;
  const outcome = await commerce.updateCart(
    { id, version, versionFallback: true, actions: actionsOf(read, cart) },
    caller,
  );
  if (!outcome.ok) {
    const problem = 'address.problem.changed';
    return showAddresses(c, { cart, values, errors: {}, book, problem });
  }
  if (book) await saveToAddressBook(c, read.toSave, book);
  return c.redirect(`${prefix}/checkout/payment`, 303);
}

/** Billing before shipping, as they are checked; the e-mail only if it changed. Source: checklist CHK-3, CHK-5. */
function actionsOf(read: Read, { customerEmail }: Cart): CartAction[] {
  const { email, billingAddress, shippingAddress } = read;
  const isNew = email !== '' && email !== customerEmail;
  return [
    ...(isNew ? [{ action: 'setCustomerEmail' as const, email }] : []),
    { action: 'setBillingAddress', address: billingAddress },
    { action: 'setShippingAddress', address: shippingAddress },
    { action: 'recalculate', updateProductData: true },
  ];
}

function remember(c: KontorContext, values: FieldValues, read?: Read): void {
  const billing = typeOf(read?.billingAddress) ?? clientTypeOf(values.clientType);
  const shippingAddress = shippingAddressTypeOf(values.shippingAddressType);
  const shipping =
    shippingAddress === 'SAME_AS_BILLING'
      ? billing
      : (typeOf(read?.shippingAddress) ?? clientTypeOf(values['shipping.clientType']));
  rememberChoices(c, {
    ...(billing && { billing }),
    ...(shipping && { shipping }),
    ...(shippingAddress && { shippingAddress }),
  });
}

/**
 * A failure does not stop the order: an address that cannot be saved now is requested again next time. If another
 * device has changed the address book meanwhile, the address is added once more with the current version.
 */
async function saveToAddressBook(c: KontorContext, toSave: Read['toSave'], book: AddressBook) {
  const { commerce, caller } = c.get('shop');
  let { version } = book;
  for (const { address, uses } of toSave) {
    const add = () => commerce.customerAddAddress({ version, address, uses: [...uses] }, caller);
    let outcome = await add();
    if (!outcome.ok && outcome.code === 'CustomerChanged') {
      version = outcome.currentVersion ?? version;
      outcome = await add();
    }
    if (outcome.ok) version = outcome.data.version;
    else console.error(logLine('address not saved', new Error(outcome.message)));
  }
}
