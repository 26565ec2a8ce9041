/** What the support form knows beforehand: of the article, of the customer, and of their orders. */
import type { SupportSubject } from '#client/support/support-topics.tsx';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { fullName } from '#domain/checkout/address-lines.ts';
import { shownOrderNumber, typedOrderNumber } from '#domain/order/order-number.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { typedIn } from '#domain/search/suggested.ts';
import {
  fieldsOf,
  quoteQuantity,
  quoteRequest,
  type SupportTopic,
} from '#domain/support/reasons.ts';
import {
  maxSupportLengths,
  productNumberLength,
  supportProductNumber,
} from '#domain/support/support-request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { callerOf } from '#worker/request/customer-of-request.ts';

/** The last orders that are offered. */
const offered = 5;

/** What is no whole number of an article or an order is left out. */
export function subjectOf(c: KontorContext): SupportSubject {
  const { sku = '', order = '', query } = c.req.query();
  const searched = typedIn(query);
  return {
    ...(supportProductNumber(sku).length === productNumberLength && { sku }),
    ...(typedOrderNumber(order) && { order }),
    ...(searched && { query: searched }),
  };
}

/** `own`: the order, if it is the visitor's. */
export async function prefilled(
  c: KontorContext,
  topic: SupportTopic,
  own: OrderStatus | undefined,
): Promise<FieldValues> {
  const { sku, order, query } = subjectOf(c);
  return {
    ...(sku && { 'support.productNumber': supportProductNumber(sku) }),
    ...(order && { 'support.orderNumber': order }),
    ...(query && { 'support.subject': query.slice(0, maxSupportLengths.subject) }),
    ...(topic.subreason === quoteRequest && { 'support.quantity': String(quoteQuantity) }),
    ...(await person(c)),
    ...(own && billedFor(own)),
  };
}

/** Who was billed for the order, and its invoice. */
function billedFor({ addresses, documents }: OrderStatus): FieldValues {
  const invoice = documents?.list.find(({ kind }) => kind === 'invoice');
  const { company, vatNumber } = addresses?.billingAddress ?? {};
  return {
    ...(invoice && { 'support.invoiceNumber': invoice.number }),
    ...(company && { 'support.company': company }),
    ...(vatNumber && { 'support.vatId': vatNumber }),
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
  const billing = addresses.find(({ id }) => id === defaultBillingAddressId);
  const company = customer.companyName ?? billing?.company;
  const vatId = customer.vatId ?? billing?.vatNumber;
  return {
    'support.name': fullName({ ...customer, country: store.key }),
    'support.email': customer.email,
    ...(company && { 'support.company': company }),
    ...(vatId && { 'support.vatId': vatId }),
  };
}

/** The order with this number, if it is the visitor's own. */
export async function ownOrderOf(
  c: KontorContext,
  typed: string | undefined,
): Promise<OrderStatus | undefined> {
  const orderNumber = typedOrderNumber(typed ?? '');
  if (!orderNumber) return undefined;
  const { commerce } = c.get('shop');
  const found = await commerce.findOrder({ orderNumber }, await callerOf(c));
  return found.ok ? found.data.order : undefined;
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
