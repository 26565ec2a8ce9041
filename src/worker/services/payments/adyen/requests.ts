/** What Adyen is asked for an attempt. Source: CheckoutService-v72, CreateCheckoutSessionRequest, PaymentRequest, GooglePayDetails and ApplePayDetails. */
import type { Address } from '#domain/checkout/address.ts';
import type { Money } from '#domain/money/money.ts';
import type { PaymentLine, PaymentRequest } from '#domain/payment/provider.ts';
import { providerKinds } from '#domain/payment/provider-kinds.ts';
import type { AdyenConfig } from './config.ts';

type Kind = { flow: string; capture: 'later' | 'atOnce'; wire?: string };

const kindOf = ({ method }: PaymentRequest): Kind => providerKinds[method];
const wireTypeOf = (request: PaymentRequest): string => kindOf(request).wire ?? request.method;

/** Adyen counts all our currencies in hundredths too, the forint included (…/development-resources/currency-codes). */
export const amountOf = ({ currencyCode, centAmount }: Money) => ({
  currency: currencyCode,
  value: centAmount,
});

/** A challenge happens on pages of the bank, not inside of ours. */
const redirectsTo3ds = {
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
};

/** A page of Adyen's that offers this one method. */
export function sessionRequest(config: AdyenConfig, request: PaymentRequest) {
  return {
    ...commonFields(config, request),
    mode: 'hosted',
    allowedPaymentMethods: [wireTypeOf(request)],
    expiresAt: request.expiresAt,
    ...redirectsTo3ds,
  };
}

/** Straight to the bank or wallet, or a voucher. */
export function directRequest(config: AdyenConfig, request: PaymentRequest) {
  return {
    ...commonFields(config, request),
    paymentMethod: { type: wireTypeOf(request) },
    origin: new URL(request.returnUrl).origin,
    sessionValidity: request.expiresAt,
  };
}

const tokenNames: Partial<Record<PaymentRequest['method'], string>> = {
  googlepay: 'googlePayToken',
  applepay: 'applePayToken',
};

/** Google Pay and Apple Pay with what their sheets granted; undefined where nothing was granted that Adyen takes. */
export function walletRequest(config: AdyenConfig, request: PaymentRequest) {
  const { method, authorization } = request;
  const name = tokenNames[method];
  if (!name || !authorization) return undefined;
  return {
    ...commonFields(config, request),
    paymentMethod: { type: method, [name]: authorization.proof },
    ...(authorization.browser && { browserInfo: authorization.browser }),
    origin: new URL(request.returnUrl).origin,
    ...redirectsTo3ds,
  };
}

/** No shopperReference: Adyen keeps nothing of a shopper for the next time. */
function commonFields(config: AdyenConfig, request: PaymentRequest) {
  const { attemptId, amount, billingAddress, shippingAddress } = request;
  const { firstName, lastName } = billingAddress;
  return {
    merchantAccount: config.merchantAccount,
    reference: attemptId,
    amount: amountOf(amount),
    returnUrl: request.returnUrl,
    channel: 'Web',
    countryCode: request.country.toUpperCase(),
    shopperLocale: request.locale,
    shopperEmail: request.customerEmail,
    shopperName: { firstName: firstName.slice(0, 80), lastName: lastName.slice(0, 80) },
    ...telephoneOf(billingAddress),
    billingAddress: addressOf(billingAddress),
    deliveryAddress: {
      ...addressOf(shippingAddress),
      firstName: shippingAddress.firstName,
      lastName: shippingAddress.lastName,
    },
    ...companyOf(billingAddress),
    lineItems: request.lines.map(lineItemOf),
    redirectToIssuerMethod: 'GET',
    redirectFromIssuerMethod: 'GET',
    ...captureOf(request),
  };
}

/** Whatever the account's own setting is. */
function captureOf(request: PaymentRequest) {
  return kindOf(request).capture === 'later'
    ? { additionalData: { manualCapture: 'true' } }
    : { captureDelayHours: 0 };
}

function addressOf({ streetName, streetNumber, postalCode, city, state, country }: Address) {
  return {
    street: streetName,
    // Adyen wants one; some houses have none.
    houseNumberOrName: streetNumber || 'N/A',
    postalCode,
    city,
    // A code such as the Italian MI. Names of provinces, which Spain writes, are longer than the field.
    ...(state && state.length <= 3 && { stateOrProvince: state }),
    country: country.toUpperCase(),
  };
}

/** With its country code, or not at all: Adyen passes nothing else on. */
const telephoneOf = ({ phone = '' }: Address) =>
  /^\+\d{5,18}$/.test(phone) ? { telephoneNumber: phone } : {};

/** Of companies alone (checklist PAY-1). */
function companyOf({ company, vatNumber, country }: Address) {
  if (!company) return {};
  const registryLocation = country.toUpperCase();
  return { company: { name: company, ...(vatNumber && { taxId: vatNumber }), registryLocation } };
}

/** A line of a payment as Adyen counts it: quantity times the amount of one piece, in the end the whole amount. */
type LineItem = {
  id: string;
  description: string;
  quantity: number;
  amountIncludingTax: number;
  amountExcludingTax: number;
  taxAmount: number;
  /** 1900: 19 %. */
  taxPercentage: number;
};

/** A sum that does not divide into equal pieces, as after a discount, is one item that names their number. */
function lineItemOf(line: PaymentLine): LineItem {
  const { quantity, totalCentAmount, taxCentAmount } = line;
  const divides = totalCentAmount % quantity === 0 && taxCentAmount % quantity === 0;
  const pieces = divides ? quantity : 1;
  const amountIncludingTax = totalCentAmount / pieces;
  const taxAmount = taxCentAmount / pieces;
  return {
    id: line.id,
    description: divides ? line.name : `${quantity} × ${line.name}`,
    quantity: pieces,
    amountIncludingTax,
    amountExcludingTax: amountIncludingTax - taxAmount,
    taxAmount,
    taxPercentage: line.taxPermyriad,
  };
}
