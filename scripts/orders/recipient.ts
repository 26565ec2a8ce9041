/** Whom an order is delivered and billed to, for packing and labels. */
import type { Address } from '#domain/checkout/address.ts';
import { addressLines, fullName } from '#domain/checkout/address-lines.ts';
import type { Order } from '#domain/order/order.ts';

/** In English: the country's name is for the operator. */
const labelOf = (address: Address): string => addressLines(address, 'en-GB').join(', ');

/** One line of text each: the label, notes for the driver, how to reach the shopper, and the billing address if it differs. */
export function recipientLines({
  shippingAddress,
  billingAddress,
  customerEmail,
}: Pick<Order, 'shippingAddress' | 'billingAddress' | 'customerEmail'>): string[] {
  const [label, billed] = [labelOf(shippingAddress), labelOf(billingAddress)];
  const isBilledElsewhere = label !== billed;
  const { vatNumber, identifiers = {}, reference, invoiceEmail } = billingAddress;
  return [
    ['deliver to', label],
    ...notesOf(shippingAddress).map((note) => ['note for the driver', note]),
    ...phonesOf(shippingAddress, billingAddress).map((phone) => ['phone', phone]),
    ['e-mail', customerEmail],
    ...(isBilledElsewhere ? [['bill to', billed]] : []),
    ...(vatNumber ? [['VAT number', vatNumber]] : []),
    ...Object.entries(identifiers),
    ...(reference ? [["the buyer's reference", reference]] : []),
    ...(invoiceEmail ? [['invoices to', invoiceEmail]] : []),
  ].map((cells) => cells.join('\t'));
}

/** The columns of the export. */
export function recipientColumns({
  shippingAddress,
  billingAddress,
}: Pick<Order, 'shippingAddress' | 'billingAddress'>) {
  const { company, department, streetName, streetNumber, state } = shippingAddress;
  const { building, additionalStreetInfo, additionalAddressInfo, apartment, pOBox } =
    shippingAddress;
  const extra = [department, building, additionalStreetInfo, additionalAddressInfo];
  return {
    recipient: fullName(shippingAddress),
    recipientCompany: company ?? '',
    street: `${streetName} ${streetNumber}`.trim(),
    addressExtra: [...extra, apartment, pOBox].filter(Boolean).join(', '),
    postalCode: shippingAddress.postalCode,
    city: shippingAddress.city,
    state: state ?? '',
    country: shippingAddress.country,
    phone: phonesOf(shippingAddress, billingAddress)[0] ?? '',
  };
}

/** Those of the delivery address first; each once. */
const phonesOf = (...addresses: readonly Address[]): string[] => [
  ...new Set(addresses.flatMap(({ phone, mobile }) => [phone, mobile].flatMap((n) => n || []))),
];

const notesOf = (address: Address): string[] => [
  ...(address.deliveryNoteFloor ? [`floor: ${address.deliveryNoteFloor}`] : []),
  ...(address.deliveryNoteLift ? ['there is a lift'] : []),
  ...(address.deliveryNoteTailLift ? ['a tail lift is needed'] : []),
  ...(address.deliveryNoteForklift ? ['there is a forklift'] : []),
  ...(address.deliveryNoteWindow ? [`can be received: ${address.deliveryNoteWindow}`] : []),
  ...(address.deliveryNoteAccess ? [`access: ${address.deliveryNoteAccess}`] : []),
];
