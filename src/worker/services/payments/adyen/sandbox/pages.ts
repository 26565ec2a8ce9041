/** The pages of the sandbox Adyen: plain HTML without the shop's design and without a script. */
import { html } from 'hono/html';
import { refusalReasons } from '../refusal-reasons.ts';
import type { Amount, PaymentDocument, SessionDocument } from './documents.ts';
import { place } from './outcome.ts';

type Html = ReturnType<typeof html>;

const pageOf = (title: string, content: Html): Html => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox-adyen.css">
</head>
<body>
<main>
<p class="stamp">Sandbox: no money moves</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;

const priceOf = ({ currency, value }: Amount): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(value / 100);

const facts = (method: string, amount: Amount): Html => html`<dl>
<dt>To pay</dt><dd>${priceOf(amount)}</dd>
<dt>Method</dt><dd>${method}</dd>
</dl>`;

const field = (name: string, label: string, hint: string, attributes: Html): Html =>
  html`<p class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" aria-describedby="${name}-hint" ${attributes}>
<small id="${name}-hint">${hint}</small></p>`;

const press = (intent: string, label: string): Html =>
  html`<button name="intent" value="${intent}">${label}</button>`;

const nameField = (): Html =>
  field(
    'name',
    'Name',
    'Any name pays. Some decide what happens: docs/how-to/payments.md.',
    html`autocomplete="off"`,
  );

/** The card page of Hosted Checkout. The Enter key pays, because that button is the first. */
export function cardPage(session: SessionDocument, refused: string | undefined): Html {
  const reason = refused && refusalReasons[refused]?.text;
  return pageOf(
    'Pay by card',
    html`${facts('Card', session.amount)}
${reason ? html`<p role="alert">Refused: ${reason}. Try another card.</p>` : ''}
<form method="post">
${field('number', 'Card number', 'For example 4111 1111 1111 1111', html`inputmode="numeric" autocomplete="off"`)}
${field('expiry', 'Expiry', '03/30', html`autocomplete="off"`)}
${field('code', 'Security code', '737', html`inputmode="numeric" autocomplete="off"`)}
${nameField()}
<p class="keys">${press('pay', `Pay ${priceOf(session.amount)}`)} ${press('cancel', 'Cancel')}</p>
</form>`,
  );
}

/** The page of a bank, wallet or lender, where the shopper approves or refuses. */
export function choicePage(method: string, amount: Amount, refused: string | undefined): Html {
  const reason = refused && refusalReasons[refused]?.text;
  return pageOf(
    `Pay with ${method}`,
    html`${facts(method, amount)}
${reason ? html`<p role="alert">Refused: ${reason}. Try again.</p>` : ''}
<form method="post">
${nameField()}
<p class="keys">${press('pay', 'Approve')} ${press('refuse', 'Refuse')} ${press('pending', 'Leave pending')} ${press('cancel', 'Cancel')}</p>
</form>`,
  );
}

export const challengePage = ({ amount }: PaymentDocument): Html =>
  pageOf(
    'Confirm with your bank',
    html`${facts('Card', amount)}
<form method="post">
<p class="keys">${press('pay', 'Confirm')} ${press('refuse', 'Refuse')} ${press('cancel', 'Cancel')}</p>
</form>`,
  );

export const vouchersPage = (payments: readonly PaymentDocument[]): Html =>
  pageOf(
    'Vouchers to pay',
    payments.length === 0
      ? html`<p>No voucher is waiting.</p>`
      : html`${payments.map(
          ({ id, amount, voucher }) => html`<form method="post" action="${place}/vouchers/${id}">
<h2>${voucher?.reference}</h2>
<p>Entity ${voucher?.entity}, ${priceOf(amount)}</p>
<p class="keys">${press('pay', 'Pay at the machine')} ${press('expire', 'Let it expire')}</p>
</form>`,
        )}`,
  );

export const nothingPage = (): Html =>
  pageOf('Nothing to pay here', html`<p>This page has expired or never was.</p>`);
