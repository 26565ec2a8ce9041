/** Applies the flags in the page's address once: they are removed from it first. Source: checklist URL-12. */
import { queryFlags, takeQueryFlags } from '#domain/routing/query-flags.ts';
import { dispatch } from '../page-events.ts';
import { fetchNotice } from './notice.ts';

const { flags, search } = takeQueryFlags(location.search);
if (flags.length > 0) {
  history.replaceState(history.state, '', location.pathname + search + location.hash);
  dispatch('kontor:renamed');
}
if (flags.includes('contactForm')) {
  document.querySelector<HTMLElement>('a[data-dialog][href$="/contact"]')?.click();
}
if (flags.includes('appVersion')) dispatch('kontor:outdated');
if (flags.includes('confirmationPopup')) void pop();

async function pop(): Promise<void> {
  const popup = await fetchNotice(queryFlags.confirmationPopup);
  if (!(popup instanceof HTMLDialogElement)) return;
  document.body.append(popup);
  popup.addEventListener('close', () => popup.remove());
  popup.showModal();
}
