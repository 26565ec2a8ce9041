/** PayPal's page in the sandbox, where a developer selects a test buyer. Plain HTML, in English. */
import { html } from 'hono/html';
import type { Environment } from '../../../../settings/environment.ts';
import { buyers } from './buyers.ts';
import { findOrder } from './state.ts';

/** Undefined if the order does not exist. */
export async function checkoutPage(env: Environment, id: string, isWindow: boolean) {
  const order = await findOrder(env, id);
  if (!order) return undefined;
  const { currency_code, value } = order.unit.amount;
  const isOpen = order.status === 'PAYER_ACTION_REQUIRED';
  return document(
    isOpen
      ? html`<p>Kontor asks for <strong>${value} ${currency_code}</strong>. Nothing real is paid.</p>
          <form method="post" action="/__sandbox/paypal/checkoutnow">
            <input type="hidden" name="token" value="${id}" />
            <input type="hidden" name="window" value="${isWindow ? '1' : ''}" />
            <fieldset>
              <legend>What does this buyer do?</legend>
              ${Object.entries(buyers).map(
                ([key, label]) =>
                  html`<p><button name="buyer" value="${key}">${label}</button></p>`,
              )}
            </fieldset>
          </form>`
      : html`<p>This order of ${value} ${currency_code} has been decided.</p>
          <p><a href="${order.returnUrl}">Back to the shop</a></p>`,
  );
}

/** For the buyer who never returns to the shop, and for a popup that the shop's page closes. */
export function closedPage() {
  return document(html`<p>Decided. This window leads nowhere: you can close it.</p>`);
}

function document(content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>PayPal sandbox</title>
      </head>
      <body>
        <main>
          <h1>PayPal, in the sandbox</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
