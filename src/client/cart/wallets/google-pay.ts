/**
 * Google Pay by the browser's own payment sheet, without a script of Google's. Source: developers.google.com/pay/api/web,
 * request objects.
 */
import type { GoogleShop } from '#domain/payment/wallet-settings.ts';
import { type PaymentSheetTotal, shopName } from './wallet-sheet.ts';

const method = 'https://google.com/pay';

/**
 * Whether this browser would open it. Asked itself (`canMakePayment`) it would fetch Google's manifest, and before a press
 * nobody else's host is asked (eu-2026.md D-01). Only browsers built on Chromium have this sheet, and only they name what
 * they are built on.
 */
export const canGooglePay = (): boolean =>
  'PaymentRequest' in globalThis && 'userAgentData' in navigator;

/** What the shopper agreed to, as Google tells it; null: they closed the sheet. Throws where it does not open. */
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
      // The order button comes after: the sheet's own says "continue", not "pay".
      checkoutOption: 'DEFAULT',
    },
    emailRequired: true,
    shippingAddressRequired: true,
    shippingAddressParameters: { allowedCountryCodes: [sum.country], phoneNumberRequired: true },
  };
}
