/**
 * Fields of the specification that a call does not have, each with the reason: the only ones that its tests may miss.
 * `of` matches an endpoint and a field, `/getCart answer cart.id`.
 */
type NotGiven = { of: RegExp; why: string };

const anyAddress = '(billing|shipping)Address';

export const notGiven: readonly NotGiven[] = [
  {
    of: new RegExp(`^/\\w+ answer (me\\.activeC|c)art\\.${anyAddress}\\.vatRawResponse$`),
    why: 'Anybody may write any number into a cart, and the registry answers with whose it is: the order has it, as proof (decision 38).',
  },
  {
    of: /^\/\w+ answer (customer\.)?(addresses|(shipping|billing)Addresses)\[\]\.vat(RawResponse|Validated)$/,
    why: 'A check counts for a day and for one sale: a cart and an order have one, an address in the book has none (decision 38).',
  },
  {
    of: /^\/signUp answer customer\.(id|version|dateOfBirth|locale|addresses|custom|(shipping|billing)Addresses|shippingAddressIds|default)/,
    why: 'The account begins with the link of a mail; until then the answer has what was sent, so that it does not tell whether the address has an account already (decision 66).',
  },
  {
    of: /^\/signUp answer cart\./,
    why: 'The cart of the browser becomes the customer’s when the account begins: `cart` is null (decision 66).',
  },
  { of: /^\/deleteCart answer cart\./, why: 'The cart is gone: `cart` is null.' },
  {
    of: /^\/\w+ answer (me\.activeC|c)art\.cartDiscounts\[\]\.value$/,
    why: 'Besides a percentage (`permyriad`) a cart says what its discounts take off (`discountedAmount`), not what they could.',
  },
  {
    of: /^\/getComplementaryProductsBySku payload where$/,
    why: 'The base product says which products complement it (catalogue.txt §4); the call refuses another choice by name.',
  },
];

export const isNotGiven = (endpoint: string, part: 'payload' | 'answer', field: string): boolean =>
  notGiven.some(({ of }) => of.test(`${endpoint} ${part} ${field}`));
