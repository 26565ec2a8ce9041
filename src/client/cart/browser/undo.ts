/** Shows what was removed from the cart, with an undo button. This script is loaded after a removal. */

import type { CartChange, Outcome } from '#domain/operations.ts';
import { call } from '../../browser/call.ts';
import { createElement } from '../../browser/element.ts';
import { dismiss, showNotification } from '../../browser/notices/notifications.ts';
import type { PageEvents } from '../../browser/page-events.ts';
import type { PageStore } from '../../browser/page-store.ts';
import { changeBy } from '../cart-calls.ts';
import { notificationOf } from '../outcome.ts';
import { cartAtom } from '../state.ts';

/** Ms. Paused while the notification has the pointer or focus; long enough to reach it by keyboard (WCAG 2.2.1). */
const offeredForMs = 20_000;
const id = 'cart-removed';

export function offerUndo({ store, t, ...offer }: PageEvents['kontor:removed']): void {
  const isLast = () => store.get(cartAtom)?.version === offer.version;
  if (!isLast()) return;
  const attributes = { type: 'button', class: 'btn', 'data-kind': 'line', 'data-size': 's' };
  const button = createElement('button', attributes, t('cart.undo'));
  let before: EventTarget | null = null;
  button.addEventListener('focus', ({ relatedTarget }) => {
    before = relatedTarget;
  });
  button.addEventListener('click', async () => {
    dismiss(id);
    const outcome = await undoChange(store, offer.operationId).catch(() => undefined);
    const tooLate = outcome?.ok === false && outcome.code === 'UndoNotPossible';
    const notification = tooLate
      ? { id: 'cart-problem', type: 'err' as const, message: t('cart.error.undo') }
      : notificationOf(outcome, t, 'cart.error.changing');
    if (notification) showNotification(notification);
    // The restored line is rendered a frame later.
    requestAnimationFrame(() => focusFirst(lineNames(offer.sku), [before], cartTargets()));
  });
  showNotification({
    id,
    type: 'ok',
    message: offer.message,
    duration: offeredForMs,
    control: createElement('div', {}, button),
  });
  // After another change undo is impossible. A focused button stays to keep the focus; pressing it shows an error.
  const end = store.sub(cartAtom, () => {
    if (isLast()) return;
    end();
    if (document.activeElement !== button) dismiss(id);
  });
}

function undoChange(store: PageStore, undoes: string): Promise<Outcome<CartChange>> {
  const operationId = crypto.randomUUID();
  return changeBy(store, ({ id: cartId, version }) => {
    return () => call('undoCartChange', { id: cartId, version, operationId, undoes });
  });
}

/** Focuses the restored line, else the element that had the focus before, else the cart in the header. */
function focusFirst(...candidates: Iterable<EventTarget | null>[]): void {
  const seen = candidates
    .flatMap((each) => [...each])
    .find((each) => each instanceof HTMLElement && each.checkVisibility());
  if (seen instanceof HTMLElement) seen.focus();
}

const lineNames = (sku = '') =>
  document.querySelectorAll<HTMLElement>(
    `.line:is([data-sku="${sku}"], [data-saved="${sku}"]) .line__name`,
  );
const cartTargets = () => document.querySelectorAll<HTMLElement>('.tool--cart, h1');
