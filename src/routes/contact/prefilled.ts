/** What the support form knows beforehand: of the article, of the customer, and of their orders. */
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { fullName } from '#domain/checkout/address-lines.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import {
  fieldsOf,
  quoteQuantity,
  quoteRequest,
  type SupportTopic,
} from '#domain/support/reasons.ts';
import { productNumberLength, supportProductNumber } from '#domain/support/support-request.ts';
import type { KontorContext } from '#worker/request/context.ts';

/** The last orders that are offered. */
const offered = 10;

/** Of the article that the form is about; without a whole number it is about none. */
export function skuOf(c: KontorContext): string | undefined {
  const sku = c.req.query('sku') ?? '';
  return supportProductNumber(sku).length === productNumberLength ? sku : undefined;
}

export async function prefilled(c: KontorContext, topic: SupportTopic): Promise<FieldValues> {
  const sku = skuOf(c);
  return {
    ...(sku && { 'support.productNumber': supportProductNumber(sku) }),
    ...(topic.subreason === quoteRequest && { 'support.quantity': String(quoteQuantity) }),
    ...(await person(c)),
  };
}

async function person(c: KontorContext): Promise<FieldValues> {
  const { commerce, caller, store } = c.get('shop');
  if (!caller.session) return {};
  const [known, book] = await Promise.all([
    commerce.getCustomer({}, caller),
    commerce.getCustomerAddresses({}, caller),
  ]);
  if (!known.ok) return {};
  const { customer } = known.data;
  const { addresses = [], defaultBillingAddressId = undefined } = book.ok ? book.data : {};
  const company = addresses.find(({ id }) => id === defaultBillingAddressId)?.company;
  return {
    'support.name': fullName({ ...customer, country: store.key }),
    'support.email': customer.email,
    ...(company && { 'support.company': company }),
  };
}

/** The numbers of the visitor's last orders, if the topic asks for one. */
export async function orderNumbersOf(c: KontorContext, topic: SupportTopic): Promise<string[]> {
  const { commerce, caller, store } = c.get('shop');
  if (!fieldsOf(topic).includes('orderNumber')) return [];
  const range = { sort: 'createdAt desc', limit: offered, offset: 0 } as const;
  const answer = await commerce.getOrders(range, caller);
  if (!answer.ok) return [];
  return answer.data.me.orders.results.map(({ orderNumber }) =>
    shownOrderNumber(orderNumber, store.key),
  );
}
