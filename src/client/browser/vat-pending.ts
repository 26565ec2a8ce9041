/**
 * The payment step while a registry is asked: it looks by itself whether the answer is there, and then shows the page of now
 * in place, sums and all. Without a script there is a key for it.
 */
import { call } from './call.ts';

/** ms between two looks, and how often before it is left to the shopper: a registry that sleeps does so for longer. */
const pauseMs = 2500;
const most = 24;

let looks = 0;
const looking = setInterval(() => void look(), pauseMs);

async function look(): Promise<void> {
  if (document.hidden || isBusy()) return;
  looks += 1;
  if (looks > most || !pending()) return clearInterval(looking);
  // A network that fails is asked again.
  const outcome = await call('getMe', {}).catch(() => undefined);
  const cart = outcome?.ok ? outcome.data.me.activeCart : undefined;
  if (cart?.vatCheck && !isBusy()) pending()?.dispatchEvent(new Event('change', { bubbles: true }));
}

const pending = () => document.querySelector('form[data-vat-pending]');

/** A choice is under way, or a payment: neither is to be overtaken. */
const isBusy = () =>
  document.querySelector('main[aria-busy="true"], main [aria-busy="true"]') !== null;
