/** Apple Pay with Safari's own sheet. Source: developer.apple.com, Apple Pay on the Web, ApplePaySession. */
import { type PaymentSheetTotal, shopName } from './wallet-sheet.ts';

type AppleSession = {
  onvalidatemerchant?: () => void;
  onpaymentauthorized?: (event: { payment: unknown }) => void;
  oncancel?: () => void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { status: number }): void;
  begin(): void;
  abort(): void;
};

type AppleSessions = {
  new (version: number, request: object): AppleSession;
  STATUS_SUCCESS: number;
  canMakePayments(): boolean;
};

const sessions = (): AppleSessions | undefined =>
  (globalThis as { ApplePaySession?: AppleSessions }).ApplePaySession;

export const canApplePay = (): boolean => sessions()?.canMakePayments() ?? false;

/** Version of Apple's API; this one has all contact fields. */
const version = 3;

/**
 * The payment that the shopper authorized, as Apple returns it; null if they closed the sheet. Rejects if it does not
 * open. Must be called in the click handler. `session`: the shop's merchant session, Base64.
 */
export function requestApplePay(
  sum: PaymentSheetTotal,
  session: () => Promise<string>,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const known = sessions();
    if (!known) throw new Error('no Apple Pay here');
    const sheet = new known(version, paymentRequestOf(sum));
    sheet.onvalidatemerchant = () => {
      session()
        .then((text) => sheet.completeMerchantValidation(JSON.parse(atob(text))))
        .catch((reason: unknown) => {
          sheet.abort();
          reject(reason);
        });
    };
    sheet.onpaymentauthorized = ({ payment }) => {
      sheet.completePayment({ status: known.STATUS_SUCCESS });
      resolve(payment);
    };
    sheet.oncancel = () => resolve(null);
    sheet.begin();
  });
}

const paymentRequestOf = ({ country, currency, total }: PaymentSheetTotal) => ({
  countryCode: country,
  currencyCode: currency,
  merchantCapabilities: ['supports3DS'],
  supportedNetworks: ['visa', 'masterCard', 'amex'],
  total: { label: shopName, amount: total, type: 'final' },
  requiredBillingContactFields: ['name', 'postalAddress'],
  requiredShippingContactFields: ['name', 'postalAddress', 'email', 'phone'],
});
