/** The pages of a customer's account. A section without data shows a sentence instead. */
import { AccountHome, Newsletter, NothingYet } from '#client/account/account.tsx';
import { AccountAddresses } from '#client/account/saved-addresses.tsx';
import { accountSection } from '#client/account/sections.ts';
import type { AddressUse } from '#domain/customer/address-book.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountSectionPage, sinceOf } from './section-page.tsx';

export function accountHome(c: KontorContext) {
  return accountSectionPage(c, <AccountHome customer={c.get('customer')} since={sinceOf(c)} />);
}

export function myNewsletter(c: KontorContext) {
  return accountSectionPage(c, <Newsletter email={c.get('customer').email} />);
}

export function shippingDetails(c: KontorContext) {
  return savedAddresses(c, 'shipping');
}

export function billingDetails(c: KontorContext) {
  return savedAddresses(c, 'billing');
}

/** The addresses that the customer has used this way; their default is named. */
async function savedAddresses(c: KontorContext, use: AddressUse) {
  const { commerce, caller, path } = c.get('shop');
  const answer = await commerce.getCustomerAddresses({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  const book = answer.data;
  const [ids, standard] =
    use === 'shipping'
      ? [book.shippingAddressIds, book.defaultShippingAddressId]
      : [book.billingAddressIds, book.defaultBillingAddressId];
  const addresses = book.addresses.filter(({ id }) => ids.includes(id));
  if (addresses.length === 0) return emptySection(c);
  const here = accountSection(path);
  return accountSectionPage(
    c,
    <AccountAddresses section={here} addresses={addresses} standard={standard} />,
  );
}

/** Reviews, loyalty card: a customer has none so far. */
export function emptySection(c: KontorContext) {
  return accountSectionPage(c, <NothingYet section={accountSection(c.get('shop').path)} />);
}
