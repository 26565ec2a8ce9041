/** The PayPal sandbox behind the shop's adapter; every message is checked against the published contract. */
import type { CountryCode } from '#domain/country/countries.ts';
import type { KontorEvent } from '#domain/events.ts';
import { localeOf } from '#domain/locale/locales.ts';
import { currencyOf } from '#domain/money/currencies.ts';
import { moneyOf } from '#domain/money/money-of.ts';
import type { PaymentLine, PaymentReference, PaymentRequest } from '#domain/payment/provider.ts';
import { paypal } from '#worker/services/payments/paypal/paypal.ts';
import { sandboxAccount } from '#worker/services/payments/paypal/sandbox/account.ts';
import { isBuyer } from '#worker/services/payments/paypal/sandbox/buyers.ts';
import { decide } from '#worker/services/payments/paypal/sandbox/orders.ts';
import { sandboxPaypal } from '#worker/services/payments/paypal/sandbox/wire.ts';
import type { PaypalConfig, Wire } from '#worker/services/payments/paypal/tokens.ts';
import { type Contract, contractOf } from '../../contracts/openapi.ts';
import orders from '../../contracts/paypal/checkout_orders_v2.json';
import webhooks from '../../contracts/paypal/notifications_webhooks_v1.json';
import payments from '../../contracts/paypal/payments_payment_v2.json';
import { environmentWith } from '../environment.ts';

export const contracts = {
  orders: contractOf(orders),
  payments: contractOf(payments),
  webhooks: contractOf(webhooks),
};

function contractFor(path: string): Contract {
  if (path.startsWith('/v2/payments/')) return contracts.payments;
  return path.startsWith('/v2/') ? contracts.orders : contracts.webhooks;
}

type Exchange = {
  method: string;
  path: string;
  requestId: string | null;
  sent: unknown;
  status: number;
};
type Told = Extract<KontorEvent, { type: 'sandbox-notification' }>;

/** `between` may answer a request instead of the sandbox; undefined lets it pass. */
export function desk(
  between: (request: Request) => Promise<Response | undefined> = async () => undefined,
  account: PaypalConfig = sandboxAccount,
) {
  const told: { event: Told; delaySeconds: number }[] = [];
  const exchanges: Exchange[] = [];
  const faults: string[] = [];
  const queue = {
    send: async (event: Told, { delaySeconds }: { delaySeconds: number }) => {
      told.push({ event, delaySeconds });
    },
  } as unknown as Queue<KontorEvent>;
  const shop = environmentWith({ EVENTS: queue });
  const sandbox = sandboxPaypal(shop);

  const wire: Wire = async (request) => {
    const { pathname: path } = new URL(request.url);
    const { method } = request;
    if (path === '/v1/oauth2/token') return (await between(request)) ?? sandbox(request);
    const text = await request.clone().text();
    const sent = text ? JSON.parse(text) : undefined;
    const contract = contractFor(path);
    if (method !== 'GET') faults.push(...contract.faultsOfRequest(method, path, sent));
    const response = (await between(request)) ?? (await sandbox(request));
    const requestId = request.headers.get('PayPal-Request-Id');
    exchanges.push({ method, path, requestId, sent, status: response.status });
    // An answer of `between` is not the sandbox's.
    if (!response.headers.has('x-between')) {
      const answer = response.status === 204 ? undefined : await response.clone().json();
      faults.push(...contract.faultsOfAnswer(method, path, response.status, answer));
    }
    return response;
  };

  /** Decides on PayPal's page as this buyer; returns the parameters that they come back with. */
  const visit = async (orderId: string | undefined, buyer: string) => {
    if (!orderId || !isBuyer(buyer)) throw new Error(`no buyer ${buyer} at ${orderId}`);
    const next = await decide(shop, orderId, buyer, new Date());
    return next ? Object.fromEntries(new URL(next).searchParams) : {};
  };
  return { provider: paypal(account, wire), told, exchanges, faults, visit, shop };
}

/** An answer instead of the sandbox's; a string is sent as it is and may be no JSON. */
export function answerInstead(status: number, body: unknown): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(text, { status, headers: { 'x-between': '1' } });
}

export const lines: PaymentLine[] = [
  line({
    id: '10000001',
    name: 'Blender',
    totalCentAmount: 30_000,
    taxCentAmount: 4_800,
    quantity: 2,
  }),
  line({ id: '10000002', name: 'Ladle', totalCentAmount: 1_000, taxCentAmount: 200, quantity: 3 }),
  line({
    id: 'shipping',
    name: 'Delivery',
    kind: 'shipping',
    totalCentAmount: 600,
    taxCentAmount: 100,
  }),
];

export function line(parts: Partial<PaymentLine>): PaymentLine {
  return {
    id: '10000001',
    name: 'Blender',
    kind: 'article',
    quantity: 1,
    totalCentAmount: 12_000,
    taxCentAmount: 2_000,
    taxPermyriad: 2_000,
    ...parts,
  };
}

const at = new Date('2026-11-22T12:00:00Z');

export function requestIn(
  country: CountryCode,
  parts: Partial<PaymentRequest> = {},
): PaymentRequest {
  const address = {
    firstName: 'Ada',
    lastName: 'Byron',
    streetName: 'Hauptstraße',
    streetNumber: '7a',
    postalCode: '10115',
    city: 'Berlin',
    country,
    phone: '0301234567',
  };
  const told = parts.lines ?? lines;
  const total = told.reduce((sum, { totalCentAmount }) => sum + totalCentAmount, 0);
  return {
    attemptId: crypto.randomUUID(),
    cartId: crypto.randomUUID(),
    method: 'paypal',
    amount: moneyOf(total, currencyOf(country, at)),
    country,
    locale: localeOf(country).code,
    customerEmail: 'ada@example.com',
    billingAddress: address,
    shippingAddress: address,
    lines: told,
    returnUrl: `https://${country}.kontor.example/checkout/payment/return`,
    expiresAt: '2026-11-22T13:00:00Z',
    ...parts,
  };
}

/** What the shop stores of an attempt. */
export function referenceOf(request: PaymentRequest, providerReference?: string): PaymentReference {
  const { attemptId, method, amount } = request;
  return { attemptId, method, amount, ...(providerReference && { providerReference }) };
}

/** An attempt whose buyer is on PayPal's page. */
export async function begun(at: ReturnType<typeof desk>, request = requestIn('de')) {
  const answer = await at.provider.begin(request);
  if (answer.kind !== 'redirect') throw new Error(`begun as ${answer.kind}`);
  return {
    request,
    orderId: answer.providerReference,
    url: answer.url,
    payment: referenceOf(request, answer.providerReference),
  };
}
