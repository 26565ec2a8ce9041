/** Google Pay and Apple Pay with what their sheets granted. Source: CheckoutService-v72, GooglePayDetails, ApplePayDetails. */
import type { PaymentRequest } from '#domain/payment/provider.ts';
import type { AppleShop } from '../wallet-settings.ts';
import { applePaySession } from './answers.ts';
import type { Ask } from './call.ts';
import type { AdyenConfig } from './config.ts';
import { challengedElsewhere, whatBothSay } from './requests.ts';

const tokenNames: Partial<Record<PaymentRequest['method'], string>> = {
  googlepay: 'googlePayToken',
  applepay: 'applePayToken',
};

/** Undefined where nothing was granted that Adyen takes. */
export function walletRequest(config: AdyenConfig, request: PaymentRequest) {
  const { method, grant } = request;
  const name = tokenNames[method];
  if (!name || !grant) return undefined;
  return {
    ...whatBothSay(config, request),
    paymentMethod: { type: method, [name]: grant.proof },
    ...(grant.browser && { browserInfo: grant.browser }),
    origin: new URL(request.returnUrl).origin,
    ...challengedElsewhere,
  };
}

/** What Apple's sheet wants of the shop before it opens, Base64; undefined: Adyen does not say. */
export async function appleSession(ask: Ask, { domain, merchantId }: AppleShop) {
  const body = { displayName: 'Kontor', domainName: domain, merchantIdentifier: merchantId };
  const told = await ask({ path: '/applePay/sessions', body }, applePaySession);
  return told.ok ? told.value.data : undefined;
}
