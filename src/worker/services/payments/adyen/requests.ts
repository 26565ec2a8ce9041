/**
 * The requests to Adyen for an attempt. Source: CheckoutService-v72, CreateCheckoutSessionRequest, PaymentRequest,
 * GooglePayDetails and ApplePayDetails.
 */
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

/** Lenders require lines for a partial refund: the amount as one line. Source: CheckoutService-v72, PaymentRefundRequest. */
export const refundedLines = (id: string, { centAmount }: Money) => [
  { id, description: id, quantity: 1, amountIncludingTax: centAmount },
];

/** 3-D Secure challenges open on the bank's page, not inside ours. */
const redirectsTo3ds = {
  authenticationData: { threeDSRequestData: { nativeThreeDS: 'disabled' } },
};

/** Requests a page of Adyen's that offers only this method. */
export function sessionRequest(config: AdyenConfig, request: PaymentRequest) {
  return {
    ...commonFields(config, request),
    mode: 'hosted',
    allowedPaymentMethods: [wireTypeOf(request)],
    expiresAt: request.expiresAt,
    ...redirectsTo3ds,
  };
}

/** Requests a redirect to the bank or wallet, or a voucher. */
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

/** Google Pay or Apple Pay with the token of its sheet; undefined without a token, and for other methods. */
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

/** Without shopperReference, so that Adyen stores no payment details for a next time. */
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

/** Overrides the account's own setting. */
function captureOf(request: PaymentRequest) {
  return kindOf(request).capture === 'later'
    ? { additionalData: { manualCapture: 'true' } }
    : { captureDelayHours: 0 };
}

function addressOf({ streetName, streetNumber, postalCode, city, state, country }: Address) {
  return {
    street: streetName,
    // Adyen requires one; some houses have none.
    houseNumberOrName: streetNumber || 'N/A',
    postalCode,
    city,
    // Only codes such as the Italian MI: names of provinces, as in Spain, are too long for the field.
    ...(state && state.length <= 3 && { stateOrProvince: state }),
    country: country.toUpperCase(),
  };
}

/** Only with a country code: Adyen does not forward other numbers. */
const telephoneOf = ({ phone = '' }: Address) =>
  /^\+\d{5,18}$/.test(phone) ? { telephoneNumber: phone } : {};

/** Only for companies (checklist PAY-1). */
function companyOf({ company, vatNumber, country }: Address) {
  if (!company) return {};
  const registryLocation = country.toUpperCase();
  return { company: { name: company, ...(vatNumber && { taxId: vatNumber }), registryLocation } };
}

/** Adyen's line item: quantity times the amount of one piece. The items add up to the payment's amount. */
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

/** If the total is not divisible by the quantity, as after a discount, the line is one item: `3 × Blender`. */
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
