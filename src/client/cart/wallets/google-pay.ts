/**
 * Google Pay with the browser's own payment sheet, without Google's script. Source: developers.google.com/pay/api/web,
 * request objects.
 */
import type { GoogleShop } from '#domain/payment/wallet-settings.ts';
import { type PaymentSheetTotal, shopName } from './wallet-sheet.ts';

const method = 'https://google.com/pay';

/**
 * Whether this browser supports the sheet. `canMakePayment` would fetch Google's manifest, but no request may go to a
 * third party before a click (eu-2026.md D-01). Only Chromium browsers have this sheet, and only they have
 * `userAgentData`.
 */
export const canGooglePay = (): boolean =>
  'PaymentRequest' in globalThis && 'userAgentData' in navigator;

/** Google's payload once the shopper has agreed; null if they closed the sheet. Throws if it does not open. */
export async function requestGooglePay(shop: GoogleShop, sum: PaymentSheetTotal): Promise<unknown> {
  const response = await googleRequest(shop, sum)
    .show()
    .catch((reason: unknown) => {
      if (reason instanceof DOMException && reason.name === 'AbortError') return null;
      throw reason;
    });
  if (!response) return null;
  await response.complete('success');
  return response.details;
}

function googleRequest(shop: GoogleShop, sum: PaymentSheetTotal): PaymentRequest {
  const amount = { currency: sum.currency, value: sum.total };
  const total = { label: shopName, amount };
  return new PaymentRequest([{ supportedMethods: method, data: dataOf(shop, sum) }], { total });
}

function dataOf(
  { environment, merchantId, gatewayMerchantId }: GoogleShop,
  sum: PaymentSheetTotal,
) {
  return {
    environment,
    apiVersion: 2,
    apiVersionMinor: 0,
    merchantInfo: { merchantId, merchantName: shopName },
    allowedPaymentMethods: [
      {
        type: 'CARD',
        parameters: {
          allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
          allowedCardNetworks: ['MASTERCARD', 'VISA', 'AMEX'],
          billingAddressRequired: true,
          billingAddressParameters: { format: 'FULL', phoneNumberRequired: true },
        },
        tokenizationSpecification: {
          type: 'PAYMENT_GATEWAY',
          parameters: { gateway: 'adyen', gatewayMerchantId },
        },
      },
    ],
    transactionInfo: {
      countryCode: sum.country,
      currencyCode: sum.currency,
      totalPriceStatus: 'FINAL',
      totalPrice: sum.total,
      totalPriceLabel: shopName,
      // The shopper orders later, so the sheet's button says "continue", not "pay".
      checkoutOption: 'DEFAULT',
    },
    emailRequired: true,
    shippingAddressRequired: true,
    shippingAddressParameters: { allowedCountryCodes: [sum.country], phoneNumberRequired: true },
  };
}
