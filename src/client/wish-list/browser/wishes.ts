/**
 * Hearts: those of saved articles are filled, the one in the header counts them, and a press saves or removes an article
 * without leaving the page. Loaded where there may be a wish list, or at the first press (entry/page-idle.ts).
 */
import type { Translate } from '#domain/texts/texts.ts';
import type { WishListChange } from '#domain/wish-list/operations.ts';
import { maxWishes, wishListsPath } from '#domain/wish-list/wish-list.ts';
import { call, callUnder } from '../../browser/call.ts';
import { createElement } from '../../browser/element.ts';
import { dismiss, showNotification } from '../../browser/notices/notifications.ts';
import { onReturn } from '../../browser/on-return.ts';
import { pageState, prefix } from '../../browser/page-state.ts';
import { translatorOf } from '../../browser/translator.ts';
import { type WishData, wishProblems } from '../wish-data.ts';

/** Ms: long enough to reach the undo button by keyboard, as after a removal from the cart; a link may go sooner. */
const shownForMs = { 'cart.removed': 20_000, 'wishList.saved': 8_000 };
const id = 'wish';

let lists: WishData['lists'] = [];
let t: Translate | undefined;

callUnder(prefix);
let loaded = load();
onReturn(() => {
  loaded = load();
});
// The drawer opens where the message stands.
addEventListener('kontor:added', () => dismiss(id));
if (location.pathname === prefix + wishListsPath) {
  void import('./pieces.ts').then(({ drivePieces }) => {
    drivePieces();
    addEventListener('kontor:shown', drivePieces);
  });
}
new MutationObserver(markHearts).observe(document.body, { childList: true, subtree: true });

/** False: the shop did not answer. */
async function load(): Promise<boolean> {
  const response = await fetch(`${prefix}/__wishes`).catch(() => undefined);
  if (!response?.ok || !pageState) return false;
  const data = (await response.json()) as WishData;
  lists = data.lists;
  t = translatorOf(data.texts, pageState.shop.locale);
  show();
  return true;
}

export async function toggleWish(key: HTMLButtonElement): Promise<void> {
  if (key.ariaBusy) return;
  key.ariaBusy = 'true';
  const { value: sku } = key;
  // The page of the lists shows at once what is saved on it; without an answer the form is sent as without a script.
  const isOnLists = location.pathname === prefix + wishListsPath;
  if (isOnLists || !((await loaded) || (await load()))) return send(key);
  const holding = lists.filter(({ skus }) => skus.includes(sku)).map((list) => list.id);
  const place = key.closest('.card, .line, main');
  const name = place?.querySelector('.card__title, .line__name, h1')?.textContent ?? '';
  if (holding.length === 0) {
    if (await changed({ action: 'add', sku })) sayWith('wishList.saved', name, linkToLists());
  } else {
    const removed = holding.map((list) => changed({ action: 'remove', list, sku }));
    if ((await Promise.all(removed)).every(Boolean)) {
      const back = () => holding.map((list) => changed({ action: 'add', list, sku }));
      sayWith('cart.removed', name, undoKey(back, key));
    }
  }
  key.ariaBusy = null;
}

/** Changes the list and what the page shows of it; says why not, if so. */
async function changed(change: WishListChange & { sku: string }): Promise<boolean> {
  const outcome = await call('changeWishLists', { change }).catch(() => undefined);
  if (!outcome?.ok) {
    const text = wishProblems.get(outcome?.code ?? '') ?? 'cart.error.changing';
    showNotification({ id, type: 'err', message: t?.(text, { most: maxWishes }) ?? '' });
    return false;
  }
  const { list: changedId } = outcome.data;
  const { sku } = change;
  const others = lists.filter((list) => list.id !== changedId);
  const skus = lists.find((list) => list.id === changedId)?.skus.filter((each) => each !== sku);
  const now = [...(change.action === 'add' ? [sku] : []), ...(skus ?? [])];
  lists = [...others, { id: changedId, skus: now }];
  show();
  return true;
}

const savedSkus = () => new Set(lists.flatMap(({ skus }) => skus));

function show(): void {
  markHearts();
  const link = document.querySelector(`.tools [href$="${wishListsPath}"]`);
  const { size: count } = savedSkus();
  for (const old of link?.querySelectorAll('.tool__n, .vh') ?? []) old.remove();
  if (!link || !t || count === 0) return;
  link.firstElementChild?.after(
    createElement('span', { class: 'tool__n', 'aria-hidden': 'true' }, String(count)),
    createElement('span', { class: 'vh' }, `${t('listing.count', { count })}, `),
  );
}

/** A heart that is not marked yet is new on the page. */
function markHearts(): void {
  if (!t) return;
  const saved = savedSkus();
  for (const key of document.querySelectorAll<HTMLButtonElement>(`button[form="${id}"]`)) {
    const isSaved = saved.has(key.value);
    key.ariaPressed = String(isSaved);
    if (key.matches('.wish')) say(key, isSaved);
  }
}

/** In words, a saved article reads as saved. The key keeps its width, so that nothing beside it moves. */
function say(key: HTMLElement, isSaved: boolean): void {
  const words = [...key.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  const text = t?.(isSaved ? 'wishList.onList' : 'wishList.save') ?? '';
  if (!words || words.nodeValue === text) return;
  key.style.minInlineSize = `${key.offsetWidth}px`;
  words.nodeValue = text;
}

function sayWith(text: keyof typeof shownForMs, name: string, control: HTMLElement) {
  const message = t?.(text, { name }) ?? '';
  showNotification({ id, type: 'ok', message, duration: shownForMs[text], control });
}

function linkToLists(): HTMLElement {
  const link = createElement('a', { class: 'b', href: prefix + wishListsPath });
  link.append(t?.('wishList.title') ?? '');
  return createElement('div', {}, link);
}

function undoKey(back: () => unknown, key: HTMLElement): HTMLElement {
  const look = { type: 'button', class: 'btn', 'data-kind': 'line', 'data-size': 's' };
  const undo = createElement('button', look, t?.('cart.undo') ?? '');
  undo.addEventListener('click', () => {
    dismiss(id);
    back();
    key.focus();
  });
  return createElement('div', {}, undo);
}

/** As without a script. */
function send({ form, name, value }: HTMLButtonElement): void {
  form?.append(createElement('input', { type: 'hidden', name, value }));
  form?.submit();
}
