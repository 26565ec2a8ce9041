/** A shopper at the Adyen sandbox, and a shop that receives its notifications. */
import { createExecutionContext } from 'cloudflare:test';
import type { KontorEvent } from '#domain/events.ts';
import type { PaymentRequest, ProviderAnswer } from '#domain/payment/provider.ts';
import worker from '#worker/index.ts';
import { adyen } from '#worker/services/payments/adyen/adyen.ts';
import { adyenConfig } from '#worker/services/payments/adyen/config.ts';
import { sandboxAdyen } from '#worker/services/payments/adyen/sandbox/wire.ts';
import type { Bindings } from '#worker/settings/environment.ts';
import { environmentWith } from './environment.ts';

/** Request timeout in milliseconds; short, because a lost answer never arrives. */
const patience = 100;

export function provider(settings: Partial<Bindings> = {}) {
  const posted: { body: string; delaySeconds: number }[] = [];
  const queue = {
    send: async (event: KontorEvent, { delaySeconds = 0 } = {}) => {
      if (event.type === 'sandbox-notification') posted.push({ body: event.body, delaySeconds });
    },
  };
  const here = environmentWith({ EVENTS: queue as unknown as Bindings['EVENTS'], ...settings });
  const shop = adyen(adyenConfig(here), sandboxAdyen(here), patience);

  async function send(
    url: string,
    init?: RequestInit<IncomingRequestCfProperties>,
  ): Promise<Response> {
    const request = new Request<unknown, IncomingRequestCfProperties>(url, {
      redirect: 'manual',
      ...init,
    });
    return worker.fetch(request, here, createExecutionContext());
  }

  /** Submits a form and returns the address that it redirects to. */
  async function press(url: string, fields: Record<string, string>): Promise<string> {
    const headers = { Origin: new URL(url).origin };
    const response = await send(url, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    });
    if (response.status !== 303) throw new Error(`${url} answered ${response.status}`);
    return new URL(response.headers.get('Location') ?? '', url).href;
  }

  /** The events, in the order in which they arrive. */
  async function told(): Promise<string[]> {
    const inOrder = posted.toSorted((a, b) => a.delaySeconds - b.delaySeconds);
    const read = await Promise.all(inOrder.map(({ body }) => shop.read(new Headers(), body)));
    return read.flatMap((each) =>
      typeof each === 'string' ? each : each.map(({ event }) => event),
    );
  }

  /** Begins a payment, submits the forms and returns the provider's answer at the return to the shop. */
  async function pay(
    request: PaymentRequest,
    ...forms: Record<string, string>[]
  ): Promise<ProviderAnswer> {
    const begun = await shop.begin(request);
    if (begun.kind !== 'redirect') return begun;
    let where = begun.url;
    for (const form of forms) where = await press(where, form);
    return shop.resume(request, Object.fromEntries(new URL(where).searchParams));
  }

  return { adyen: shop, env: here, posted, send, press, pay, told };
}

/** The form fields of a card payment that succeeds. */
export const card = {
  intent: 'pay',
  number: '4111 1111 1111 1111',
  expiry: '03/30',
  code: '737',
  name: 'Zoë Łukasiewicz',
};
