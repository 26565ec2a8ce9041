/** The payment providers, real or sandbox, each behind the same port. */
import type {
  NotReadable,
  PaymentProvider,
  PaymentRequest,
  ProviderKey,
  ProviderNotification,
} from '#domain/payment/provider.ts';
import { type ProviderKindKey, providerKinds } from '#domain/payment/provider-kinds.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { Environment } from '../../settings/environment.ts';
import { textsFor } from '../../texts/texts.ts';
import { adyenOf } from './adyen/adyen.ts';
import { paypalService } from './paypal/service.ts';

type PaymentService = PaymentProvider & {
  /** Reads the notifications that a provider posts. */
  read(headers: Headers, body: string): Promise<ProviderNotification[] | NotReadable>;
};

const services: Record<ProviderKey, (env: Environment) => PaymentService> = {
  adyen: adyenOf,
  paypal: paypalService,
};

/** Throws with the name of a setting or secret that is missing. */
export function paymentService(env: Environment, provider: ProviderKey): PaymentService {
  const service = services[provider](env);
  return { ...service, begin: async (request) => service.begin(await withLineNames(request)) };
}

/** Returns the service by payment method. */
export const providersOf =
  (env: Environment) =>
  (method: ProviderKindKey): PaymentService =>
    paymentService(env, providerKinds[method].provider);

const names = {
  shipping: 'order.delivery',
  discount: 'totals.discount',
  giftCard: 'giftCard.title',
} as const satisfies Record<string, TextKey>;

/** Names shipping, discount and gift cards in the shopper's language: lenders and banks show them on invoices and in apps. */
export async function withLineNames(request: PaymentRequest): Promise<PaymentRequest> {
  const { t } = await textsFor(request.locale);
  const lines = request.lines.map((line) =>
    line.kind === 'article' ? line : { ...line, name: t(names[line.kind]) },
  );
  return { ...request, lines };
}
