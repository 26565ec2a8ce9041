/**
 * The shopper's choice of articles to compare. Kept in the address of the comparison, and here so that it can grow from
 * page to page: the visitor asked for it, so it needs no consent (eu-2026.md, strictly necessary). Nothing else is kept
 * with it.
 */
import { chosenIn, compareHref, mostCompared } from '#domain/catalogue/compare-choice.ts';
import styles from '../styles/compare-bar.css?url';
import { element } from './element.ts';
import { compareKey, keep, recall } from './kept.ts';
import { prefix } from './page-state.ts';

/** One more or one less. The bar says how many there are, or that there is no room for one more. */
export function toggleCompared(key: HTMLElement): void {
  const sku = key.dataset.compare ?? '';
  lastKey = key;
  const chosen = chosenNow();
  const known = chosen.includes(sku);
  const full = !known && chosen.length >= mostCompared;
  if (known) choose(chosen.filter((each) => each !== sku));
  else if (!full) choose([...chosen, sku]);
  showChoice(full);
}

/** What the page of the comparison shows is the choice; without one, that of before is shown. */
function settleComparison(page: HTMLElement): void {
  const known = chosenNow();
  const plain = location.search === '';
  const cleared = document.referrer.startsWith(location.origin + location.pathname);
  if (plain && !cleared && known.length > 0) location.replace(prefix + compareHref(known));
  else choose(chosenIn(page.dataset.compared));
}

/** The bar, and the state of every key: also of those that come with further cards, and after another window's change. */
function watchChoice(): void {
  showChoice();
  new MutationObserver(() => markKeys(chosenNow(), ':not([aria-pressed])')).observe(document.body, {
    childList: true,
    subtree: true,
  });
  // A link that has become a key obeys the space bar as keys do.
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (key !== ' ' || !(target instanceof HTMLElement) || !target.dataset.compare) return;
    event.preventDefault();
    target.click();
  });
  const again = () => showChoice();
  addEventListener('storage', again);
  addEventListener('pageshow', again);
}

function showChoice(full = false): void {
  const chosen = chosenNow();
  markKeys(chosen);
  const bar = document.querySelector<HTMLElement>('.comparebar') ?? newBar();
  const [link] = bar?.getElementsByTagName('a') ?? [];
  if (!bar || !link) return;
  link.href = prefix + compareHref(chosen);
  const words = full ? bar.dataset.full : `${bar.dataset.chosen} ${chosen.length}`;
  bar.hidden = !dressed || chosen.length === 0;
  // A live region that is read must be there before its words.
  requestAnimationFrame(() => {
    const [said] = bar.getElementsByTagName('p');
    if (said && !bar.hidden) said.textContent = words ?? '';
  });
}

/** With a script the link is a key that stays pressed. */
function markKeys(chosen: readonly string[], which = ''): void {
  for (const key of document.querySelectorAll<HTMLElement>(`[data-compare]${which}`)) {
    key.role = 'button';
    key.ariaPressed = String(chosen.includes(key.dataset.compare ?? ''));
  }
}

/** The bar is hidden until its style sheet is there. */
let dressed = false;

let lastKey: HTMLElement | undefined;

/** From the page's template. */
function newBar(): HTMLElement | undefined {
  const template = document.querySelector<HTMLTemplateElement>('#compare-bar');
  const bar = template?.content.firstElementChild?.cloneNode(true);
  if (!(bar instanceof HTMLElement)) return undefined;
  const link = element('link', { rel: 'stylesheet', href: styles });
  link.onload = () => {
    dressed = true;
    showChoice();
  };
  document.head.append(link);
  document.body.append(bar);
  bar.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    choose([]);
    showChoice();
    // The bar goes, and with it what has the focus: on from the last key that was pressed.
    const key = lastKey?.isConnected
      ? lastKey
      : document.querySelector<HTMLElement>('[data-compare]');
    key?.focus({ preventScroll: true });
  });
  return bar;
}

function chosenNow(): string[] {
  return chosenIn(recall(compareKey));
}

function choose(skus: readonly string[]): void {
  keep(compareKey, skus.join());
}

const comparison = document.querySelector<HTMLElement>('[data-compared]');
if (comparison) settleComparison(comparison);
else watchChoice();
