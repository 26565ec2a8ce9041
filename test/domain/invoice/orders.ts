/** Orders as the shop places them, to be invoiced. */
import type { CartAction } from '#domain/cart/actions.ts';
import type { CartFacts, ProductFact } from '#domain/cart/facts.ts';
import { priced, withPayment } from '#domain/cart/pricing.ts';
import type { Address } from '#domain/checkout/address.ts';
import { type CountryCode, factsOf as countryFacts } from '#domain/country/countries.ts';
import { cartDiscount } from '#domain/discount/cart-discount.ts';
import { extraGuarantee } from '#domain/guarantee/extra-guarantee.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { type InvoiceRequest, invoiceOf } from '#domain/invoice/invoice-of.ts';
import { sellerOf } from '#domain/invoice/parties.ts';
import { localeOf } from '#domain/locale/locales.ts';
import type { Order } from '#domain/order/order.ts';
import { orderDraft } from '#domain/order/place.ts';
import type { PaymentMethodKey } from '#domain/payment/methods.ts';
import type { Store } from '#domain/store/store.ts';
import type { Translate } from '#domain/texts/texts.ts';
import { textsFor } from '#worker/texts/texts.ts';
import { cartAfter, emptyCartOf, factsOf, productFact, storeOf, today } from '../shop.ts';
import { checkOf, companyIn, numberOf } from '../vat-shop.ts';

export type Wanted = {
  country: CountryCode;
  /** Cents of each article, and how many of it. */
  articles: readonly (Partial<ProductFact> & { centAmount: number; quantity: number })[];
  method?: PaymentMethodKey;
  address?: Partial<Address>;
  facts?: Partial<CartFacts>;
  store?: Partial<Store>;
  /** A company with a valid VAT number of its country, which pays no VAT. */
  isWithoutVat?: boolean;
  actions?: CartAction[];
};

export type Placed = { order: Order; store: Store };

export function placed(wanted: Wanted): Placed {
  const { country, articles, method = 'scheme', isWithoutVat = false } = wanted;
  const account = { iban: 'DE02 1203 0000 0000 2020 51', bic: 'BYLADEM1001' };
  const store = storeOf(country, {
    bankDetails: { accountOwner: 'Kontor Demo', institute: 'Musterbank', ...account },
    changeTaxRateEnabled: isWithoutVat,
    codFeeCentAmount: country === 'hu' ? 120_000 : 390,
    ...wanted.store,
  });
  const products = articles.map((article, at) =>
    productFact({ sku: `EX1000000${at + 1}`, ...article }),
  );
  const { company, ...person } = companyIn(country);
  const isCompany = wanted.address?.company || wanted.address?.vatNumber;
  const place: Address = {
    ...person,
    ...(isCompany && { company: company ?? '' }),
    phone: countryFacts(country).telephone.example.replaceAll(' ', ''),
    ...wanted.address,
  };
  const { vatNumber } = place;
  const facts: CartFacts = {
    ...factsOf(store, products),
    ...(isWithoutVat &&
      vatNumber && { vat: { dispatch: 'de' as const, check: checkOf(vatNumber) } }),
    ...wanted.facts,
  };
  const actions: CartAction[] = [
    ...articles.map(({ quantity }, at) => ({
      action: 'addLineItem' as const,
      sku: `EX1000000${at + 1}`,
      quantity,
    })),
    ...(wanted.actions ?? []),
    { action: 'setCustomerEmail', email: 'buyer@example.com' },
    { action: 'setBillingAddress', address: place },
    { action: 'setShippingAddress', address: place },
  ];
  const cart = cartAfter(emptyCartOf(store), actions, facts);
  const ready = priced(withPayment(cart, method), facts);
  const drafted = orderDraft(ready, store, {
    orderId: 'order-1',
    locale: localeOf(country).code,
    createdAt: today.toISOString(),
    paymentMethod: method,
    expectedTotalCentAmount: ready.totalPrice.centAmount,
    vatCheck: facts.vat?.check,
  });
  if (!drafted.ok) throw new Error(`${country} ${method}: ${drafted.message}`);
  return {
    store,
    order: {
      ...drafted.draft,
      orderNumber: 'NS10000417',
      paymentState: method === 'cashOnDelivery' ? 'Pending' : 'Paid',
    },
  };
}

const texts = new Map<CountryCode, Translate>();

/** Texts of the country's first language. */
export async function textsIn(country: CountryCode): Promise<Translate> {
  const known = texts.get(country) ?? (await textsFor(localeOf(country).code)).t;
  texts.set(country, known);
  return known;
}

export async function invoiced(
  { order, store }: Placed,
  more: Partial<InvoiceRequest> = {},
): Promise<Invoice> {
  const draft = invoiceOf(order, {
    issuedOn: '2026-11-25',
    suppliedOn: '2026-11-25',
    seller: sellerOf(store),
    store,
    locale: localeOf(store.key),
    t: await textsIn(store.key),
    ...more,
  });
  return { ...draft, number: 'R-DE-2026-000417' };
}

export const percentOff = (permyriad: number, target: 'lineItems' | 'totalPrice' | 'shipping') =>
  cartDiscount.parse({
    id: `off-${target}-${permyriad}`,
    key: `off-${target}-${permyriad}`,
    name: { en: 'Opening offer', de: 'Eröffnungsangebot' },
    isActive: true,
    stores: [],
    sortOrder: `0.5${permyriad}1`,
    requiresDiscountCode: false,
    stackingMode: 'Stacking',
    cartPredicate: '1 = 1',
    value: { type: 'relative', permyriad },
    target: target === 'lineItems' ? { type: target, predicate: '1 = 1' } : { type: target },
  });

export const vatNumber = numberOf;

/** An article with an extra guarantee for 10 % of its price, for each of its pieces. */
export function guaranteed(
  country: CountryCode,
  { quantity = 2, ...more }: Partial<Wanted> & { quantity?: number } = {},
): Placed {
  const guarantee = extraGuarantee.parse({
    sku: '4100010',
    name: { de: 'Premium-Garantie, 1 Jahr', nl: 'Premiumgarantie, 1 jaar' },
    years: 1,
    relativePriceRate: 1000,
    enabledOnMarket: [country],
    excludedSkus: [],
    excludedBrands: [],
    excludedRelations: [],
  });
  const custom = { parentSku: 'EX10000001' };
  return placed({
    country,
    articles: [{ centAmount: 12_345, quantity }],
    store: { saleOfAdditionalGuaranteeEnabled: true },
    ...more,
    facts: { guarantees: [guarantee], ...more.facts },
    actions: [{ action: 'addLineItem', sku: guarantee.sku, quantity, custom }],
  });
}
