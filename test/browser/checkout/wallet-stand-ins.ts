/**
 * Stand-ins for the browser's own wallets, which no test browser has. They respond as Google's and Apple's
 * documentation shows, and record their requests.
 */
import type { Page } from 'playwright/test';

/** The request of a payment sheet, in a form common to both wallets. */
export type Asked = { total: string; currency: string; country: string; request: unknown };

/** The data that the shopper approves; null: they close the sheet; missing: there is no such wallet. */
type Wallets = { google?: unknown; apple?: unknown };

export async function withWallets(page: Page, wallets: Wallets): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.exposeFunction('walletAsked', (each: Asked) => asked.push(each));
  await page.addInitScript(standIn, wallets);
  return asked;
}

/** Runs in the page, before the shop's scripts. */
function standIn({ google, apple }: Wallets): void {
  const note = (each: Asked) =>
    (globalThis as unknown as { walletAsked: (each: Asked) => Promise<void> }).walletAsked(each);

  class Google {
    #data: { transactionInfo: { countryCode: string } };
    #amount: { value: string; currency: string };
    constructor(
      [method]: [{ supportedMethods: string; data: { transactionInfo: { countryCode: string } } }],
      { total }: { total: { amount: { value: string; currency: string } } },
    ) {
      if (method.supportedMethods !== 'https://google.com/pay') throw new TypeError('method');
      this.#data = method.data;
      this.#amount = total.amount;
    }
    async canMakePayment() {
      throw new Error('asks Google');
    }
    async show() {
      if (!navigator.userActivation.isActive) throw new DOMException('no press', 'SecurityError');
      const { value: total, currency } = this.#amount;
      const { countryCode: country } = this.#data.transactionInfo;
      await note({ total, currency, country, request: this.#data });
      if (google === null) throw new DOMException('closed', 'AbortError');
      return { details: google, complete: async () => undefined };
    }
  }

  class Apple {
    static STATUS_SUCCESS = 0;
    static canMakePayments = () => apple !== undefined;
    onvalidatemerchant: (() => void) | undefined;
    onpaymentauthorized: ((event: { payment: unknown }) => void) | undefined;
    oncancel: (() => void) | undefined;
    #request: { total: { amount: string }; currencyCode: string; countryCode: string };
    constructor(
      _version: number,
      request: { total: { amount: string }; currencyCode: string; countryCode: string },
    ) {
      if (!navigator.userActivation.isActive) throw new DOMException('no press', 'InvalidAccess');
      this.#request = request;
    }
    begin() {
      setTimeout(() => this.onvalidatemerchant?.());
    }
    async completeMerchantValidation({ domainName }: { domainName: string }) {
      if (domainName !== location.hostname) throw new TypeError(`not for ${domainName}`);
      const { total, currencyCode: currency, countryCode: country } = this.#request;
      await note({ total: total.amount, currency, country, request: this.#request });
      if (apple === null) this.oncancel?.();
      else this.onpaymentauthorized?.({ payment: apple });
    }
    completePayment() {}
    abort() {}
  }

  Object.assign(globalThis, { ApplePaySession: Apple });
  if (google === undefined) Reflect.deleteProperty(globalThis, 'PaymentRequest');
  else Object.assign(globalThis, { PaymentRequest: Google });
}
