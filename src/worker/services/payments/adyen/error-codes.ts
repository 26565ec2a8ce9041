/** What a refused request means. Source: docs.adyen.com/development-resources/error-codes, CheckoutService-v72. */
import type { PaymentError } from '#domain/payment/provider.ts';

/** No amount, an invalid one, a currency that the account does not take. */
const amountErrors = new Set(['100', '137', '138']);

/** The first request with this idempotency key is still in progress, or was a different one. */
const sameKeyErrors = new Set(['704']);

/** Faults of our setup, which a shopper cannot fix. */
const ourFaults = new Set(['security', 'configuration']);

type Failure = { error: PaymentError | 'unknown'; logMessage: string };

/** `unknown`: the request may have been processed; a retry with the same key returns the result. */
export function failureOf(status: number, errorCode = '', errorType = ''): Failure {
  if (status === 401 || status === 403) {
    return {
      error: 'payment-error',
      logMessage: 'adyen refuses ADYEN_API_KEY or ADYEN_MERCHANT_ACCOUNT',
    };
  }
  if (ourFaults.has(errorType)) {
    return { error: 'payment-error', logMessage: 'adyen is not set up for this request' };
  }
  if (status >= 500 || status === 408 || status === 429 || sameKeyErrors.has(errorCode)) {
    return { error: 'unknown', logMessage: 'adyen failed' };
  }
  const error = amountErrors.has(errorCode) ? 'malformed-price' : 'unprocessable-entity';
  return { error, logMessage: 'adyen turned a request down' };
}
