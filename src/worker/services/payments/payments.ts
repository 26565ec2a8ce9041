/** The providers of payments, real or the sandbox's, each behind the same port. */
import type {
  PaymentProvider,
  ProviderKey,
  ProviderNotification,
} from '#domain/payment/provider.ts';
import type { Environment } from '../../environment.ts';
import { adyenOf } from './adyen/index.ts';
import { withLineNames } from './line-names.ts';
import { paypalService } from './paypal/service.ts';

/** `forged`: it is not from the provider. `unverified`: nobody can say now. */
export type NotReadable = 'forged' | 'unreadable' | 'unverified';

type PaymentService = PaymentProvider & {
  /** What a provider posts to us. */
  read(headers: Headers, body: string): Promise<ProviderNotification[] | NotReadable>;
};

const services: Record<ProviderKey, (env: Environment) => PaymentService> = {
  adyen: adyenOf,
  paypal: paypalService,
};

/** Providers that this deployment has an account with; the others' methods are offered nowhere. */
export function configuredProviders(env: Environment): ProviderKey[] {
  const isSandbox = env.SANDBOX === '1';
  return [
    ...(isSandbox || env.ADYEN_BASE ? (['adyen'] as const) : []),
    ...(isSandbox || env.PAYPAL_CLIENT_ID ? (['paypal'] as const) : []),
  ];
}

/** Throws with the name of a setting or secret that is missing. */
export function paymentService(env: Environment, provider: ProviderKey): PaymentService {
  const service = services[provider](env);
  return { ...service, begin: async (request) => service.begin(await withLineNames(request)) };
}
