/** Says what was taken out of the cart, with a key that brings it back. Fetched when something was. */
import type { CartChange, Outcome } from '#domain/operations.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { changeBy } from '../cart/cart-calls.ts';
import { notificationOf } from '../cart/outcome.ts';
import { cartAtom, type PageStore } from '../cart/state.ts';
import { call } from './call.ts';
import { element } from './element.ts';
import { dismiss, notify } from './notifications.ts';

/** Ms. It waits while it is pointed at or holds the focus, and there is time to get there by keyboard (WCAG 2.2.1). */
const offeredForMs = 20_000;
const id = 'cart-removed';

/** Of the event `kontor:removed`. */
export type Removed = {
  store: PageStore;
  t: (key: TextKey) => string;
  /** The operation that took it out, and the version it made of the cart. */
  operationId: string;
  version: number;
  sku: string | undefined;
  message: string;
};

export function offerUndo({ store, t, ...offer }: Removed): void {
  const isLast = () => store.get(cartAtom)?.version === offer.version;
  if (!isLast()) return;
  const attributes = { type: 'button', class: 'btn', 'data-kind': 'line', 'data-size': 's' };
  const key = element('button', attributes, t('cart.undo'));
  let before: EventTarget | null = null;
  key.addEventListener('focus', ({ relatedTarget }) => {
    before = relatedTarget;
  });
  key.addEventListener('click', async () => {
    dismiss(id);
    const outcome = await undoChange(store, offer.operationId).catch(() => undefined);
    const tooLate = outcome?.ok === false && outcome.code === 'UndoNotPossible';
    const notification = tooLate
      ? { id: 'cart-problem', type: 'err' as const, message: t('cart.error.undo') }
      : notificationOf(outcome, t, 'cart.error.changing');
    if (notification) notify(notification);
    // What came back is on the page a frame later.
    requestAnimationFrame(() => focusFirst(lineNames(offer.sku), [before], cartKeys()));
  });
  notify({
    id,
    type: 'ok',
    message: offer.message,
    duration: offeredForMs,
    control: element('div', {}, key),
  });
  // Once the cart has changed again there is nothing to press for; who holds the key is told when it is pressed.
  const end = store.sub(cartAtom, () => {
    if (isLast()) return;
    end();
    if (document.activeElement !== key) dismiss(id);
  });
}

function undoChange(store: PageStore, undoes: string): Promise<Outcome<CartChange>> {
  const operationId = crypto.randomUUID();
  return changeBy(store, ({ id: cartId, version }) => {
    return () => call('undoCartChange', { id: cartId, version, operationId, undoes });
  });
}

/** The focus goes to what came back, else to where it was, else to the cart in the header. */
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
const cartKeys = () => document.querySelectorAll<HTMLElement>('.tool--cart, h1');
