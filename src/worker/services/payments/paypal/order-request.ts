/** The request that creates the PayPal order of an attempt. Source: checkout_orders_v2.json, order_request. */

import type { Address } from '#domain/checkout/address.ts';
import { fullName } from '#domain/checkout/address-lines.ts';
import { addressFactsOf } from '#domain/country/address-countries.ts';
import { houseNumberFirst } from '#domain/country/address-rules.ts';
import { callingCodes } from '#domain/country/telephone.ts';
import type { LocaleCode } from '#domain/locale/locales.ts';
import type { PaymentRequest } from '#domain/payment/provider.ts';
import { paypalAmount, truncated, withItems } from './amounts.ts';

export const brand = 'Kontor';

/** The purchase unit. Undefined if PayPal cannot represent the amount exactly. */
export function unitOf({ attemptId, amount, lines, shippingAddress }: PaymentRequest) {
  const total = paypalAmount(amount.centAmount, amount.currencyCode);
  if (!total || amount.centAmount === 0) return undefined;
  const parts = withItems(lines, amount);
  return {
    reference_id: attemptId,
    // Every notification about the money includes it and thereby identifies the attempt.
    custom_id: attemptId,
    invoice_id: attemptId,
    amount: { ...total, ...(parts && { breakdown: parts.breakdown }) },
    ...(parts && parts.items.length > 0 && { items: parts.items }),
    shipping: {
      type: 'SHIPPING',
      name: { full_name: truncated(fullName(shippingAddress), 300) },
      address: portable(shippingAddress),
    },
  };
}

/** Undefined if PayPal cannot represent the amount exactly. */
export function orderRequest(request: PaymentRequest) {
  const { billingAddress } = request;
  const unit = unitOf(request);
  if (!unit) return undefined;
  const phone = phoneOf(billingAddress.phone, billingAddress);
  return {
    intent: 'CAPTURE',
    purchase_units: [unit],
    payment_source: {
      paypal: {
        name: { given_name: billingAddress.firstName, surname: billingAddress.lastName },
        ...(isPlain(request.customerEmail) && { email_address: request.customerEmail }),
        ...(phone && { phone: { phone_number: phone } }),
        experience_context: {
          brand_name: brand,
          locale: languageOf(request.locale),
          shipping_preference: 'SET_PROVIDED_ADDRESS',
          user_action: 'PAY_NOW',
          payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
          return_url: request.returnUrl,
          cancel_url: cancelled(request.returnUrl),
        },
      },
    },
  };
}

/** The return URL with a parameter for a shopper who cancelled. */
function cancelled(returnUrl: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('cancelled', '1');
  return url.href;
}

/** PayPal uses the older code `no` for Norwegian. */
export function languageOf(locale: LocaleCode): string {
  return locale.replace(/^nb-/, 'no-');
}

function portable(address: Address) {
  const { streetName, streetNumber, company, additionalAddressInfo, state, country } = address;
  const more = [company, additionalAddressInfo].filter((part) => part).join(', ');
  return {
    address_line_1: (houseNumberFirst.has(country)
      ? `${streetNumber} ${streetName}`
      : `${streetName} ${streetNumber}`
    ).trim(),
    ...(more && { address_line_2: more }),
    admin_area_2: address.city,
    ...(state && { admin_area_1: state }),
    postal_code: address.postalCode,
    country_code: country.toUpperCase(),
  };
}

/** PayPal accepts only ASCII and would reject the payment. The optional e-mail address only saves typing. */
function isPlain(email: string): boolean {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(email);
}

/** Undefined if the country code is unknown or the number is invalid. */
function phoneOf(phone: string | undefined, { country }: Address) {
  if (!phone) return undefined;
  const international = Object.values(callingCodes).find((code) => phone.startsWith(`+${code}`));
  if (phone.startsWith('+') && !international) return undefined;
  const national = international
    ? phone.slice(international.length + 1)
    : phone.replace(addressFactsOf(country).telephone.keepsLeadingZero ? /^$/ : /^0/, '');
  const isNumber = /^[0-9]{1,14}$/.test(national);
  return isNumber
    ? { country_code: international ?? callingCodes[country], national_number: national }
    : undefined;
}
