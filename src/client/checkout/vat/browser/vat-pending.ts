/**
 * Polls on the payment step while a VAT check is pending, then updates the page in place, including the totals. Without
 * a script there is a button for it.
 */
import { call } from '../../../browser/call.ts';

/** Ms between two polls, and their number; after that the shopper polls with the button, because outages last longer. */
const pauseMs = 2500;
const most = 24;

let looks = 0;
const looking = setInterval(() => void look(), pauseMs);

async function look(): Promise<void> {
  if (document.hidden || isBusy()) return;
  looks += 1;
  if (looks > most || !pending()) return clearInterval(looking);
  // After a network failure it tries again.
  const outcome = await call('getMe', {}).catch(() => undefined);
  const cart = outcome?.ok ? outcome.data.me.activeCart : undefined;
  if (cart?.vatCheck && !isBusy()) pending()?.dispatchEvent(new Event('change', { bubbles: true }));
}

const pending = () => document.querySelector('form[data-vat-pending]');

/** Whether a form is being sent or a payment started: neither must be interrupted. */
const isBusy = () =>
  document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') !== null;
