/** The providers of payments, real or the sandbox's, each behind the same port. */
import type {
  PaymentProvider,
  ProviderKey,
  ProviderNotification,
} from '#domain/payment/provider.ts';
import type { Environment } from '../../environment.ts';

export type PaymentService = PaymentProvider & {
  /** What a provider posts to us. `forged`: it is not from there. `unavailable`: nobody can say now. */
  read(
    headers: Headers,
    body: string,
  ): Promise<ProviderNotification[] | 'forged' | 'unreadable' | 'unavailable'>;
};

/** Throws with the name of what is missing. */
export function paymentService(_env: Environment, provider: ProviderKey): PaymentService {
  throw new Error(`no ${provider} yet`);
}
