/** Adyen and a shop on the two ends of its wire, with everything that passes between them held to the contract. */
import type { KontorEvent } from '#domain/events.ts';
import { adyen } from '#worker/services/payments/adyen/adyen.ts';
import { adyenConfig } from '#worker/services/payments/adyen/config.ts';
import { sandboxAdyenPage } from '#worker/services/payments/adyen/sandbox/page-handlers.ts';
import { sandboxAdyen } from '#worker/services/payments/adyen/sandbox/wire.ts';
import { type Bindings, environmentOf } from '#worker/settings/environment.ts';
import { openLocalDatabase } from '../../../scripts/local-database.ts';
import { emptyState } from '../../catalogue/state.ts';
import { described } from '../openapi.ts';

export const checkout = described('test/contracts/adyen/CheckoutService-v72.json');
export const webhooks = described('test/contracts/adyen/Webhooks-v1.json');

/** Schemas of request and answer, by method and path. */
const calls: [RegExp, string, string][] = [
  [/^POST \/sessions$/, 'CreateCheckoutSessionRequest', 'CreateCheckoutSessionResponse'],
  [/^GET \/sessions\/\w+$/, '', 'SessionResultResponse'],
  [/^POST \/applePay\/sessions$/, 'ApplePaySessionRequest', 'ApplePaySessionResponse'],
  [/^POST \/payments$/, 'PaymentRequest', 'PaymentResponse'],
  [/^POST \/payments\/details$/, 'PaymentDetailsRequest', 'PaymentDetailsResponse'],
  [/\/captures$/, 'PaymentCaptureRequest', 'PaymentCaptureResponse'],
  [/\/reversals$/, 'PaymentReversalRequest', 'PaymentReversalResponse'],
  [/\/refunds$/, 'PaymentRefundRequest', 'PaymentRefundResponse'],
  [/^POST \/cancels$/, 'StandalonePaymentCancelRequest', 'StandalonePaymentCancelResponse'],
];

type Sent = { call: string; key: string | null; body: Record<string, unknown>; status: number };
type Posted = { body: string; delaySeconds: number };

export async function openShop() {
  const { db, close } = await openLocalDatabase(await emptyState());
  const faults: string[] = [];
  const sent: Sent[] = [];
  const posted: Posted[] = [];
  const env = environmentOf({
    DB: db,
    SANDBOX: '1',
    EVENTS: {
      send: async (event: KontorEvent, { delaySeconds = 0 } = {}) => {
        if (event.type !== 'sandbox-notification') throw new Error(event.type);
        faults.push(...notificationFaults(event.body));
        posted.push({ body: event.body, delaySeconds });
      },
    },
  } as unknown as Bindings);

  async function wire(request: Request): Promise<Response> {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/v72', '')}`;
    const text = await request.clone().text();
    const body = text ? JSON.parse(text) : {};
    const [, asked, answered] = calls.find(([pattern]) => pattern.test(call)) ?? [];
    if (!answered) faults.push(`nobody knows ${call}`);
    if (asked) faults.push(...checkout.faults(asked, body));
    const response = await sandboxAdyen(env)(request);
    const schema = response.ok ? answered : 'ServiceError';
    if (schema) faults.push(...checkout.faults(schema, await response.clone().json()));
    const key = request.headers.get('Idempotency-Key');
    sent.push({ call, key, body, status: response.status });
    return response;
  }

  /** Opens one of the sandbox's pages, or presses a key on it; where it leads. */
  async function press(url: string, fields: Record<string, string>): Promise<URL> {
    const body = new URLSearchParams({ intent: 'pay', ...fields });
    const response = await sandboxAdyenPage(new Request(url, { method: 'POST', body }), env);
    const where = response.headers.get('Location');
    if (response.status !== 303 || !where) throw new Error(`${url} answered ${response.status}`);
    return new URL(where, url);
  }

  const config = adyenConfig(env);
  return { env, config, adyen: adyen(config, wire), faults, sent, posted, press, close };
}

function notificationFaults(body: string): string[] {
  const value = JSON.parse(body);
  const [{ NotificationRequestItem: item }] = value.notificationItems;
  const webhook = webhooks.description.webhooks?.[`/${item.eventCode}`];
  const { $ref = '' } = webhook?.post.requestBody.content['application/json']?.schema ?? {};
  return webhooks.faults($ref.split('/').at(-1) ?? '', value);
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** What a shopper types for a card that pays. */
export const card = { number: '4111 1111 1111 1111', expiry: '03/30', code: '737', name: 'Z Ł' };
