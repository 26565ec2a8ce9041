/** Appends further pages of a listing below the current one. State in the address: docs/decisions/0023. */
import { withLoadingBar } from '../../../browser/notices/loading.ts';
import { dispatch } from '../../../browser/page-events.ts';

/** Stored in the history entry: the first page whose cards are shown, and the scroll position in pixels. */
type Kept = { firstPage: number; top?: number };

const cardsIn = (scope: ParentNode) => scope.querySelector('[data-cards]');
const statusIn = (scope: ParentNode) => scope.querySelector<HTMLElement>('.pager [role=status]');
const pageOf = (href: string) => Number(new URL(href).searchParams.get('page') ?? 1);

/** Rejects if the page cannot be loaded. */
export async function loadMore(link: HTMLAnchorElement): Promise<void> {
  if (link.ariaBusy) return;
  link.ariaBusy = 'true';
  const firstPage = kept()?.firstPage ?? pageOf(location.href);
  const next = await listingAt(link.href);
  const cards = cardsIn(document);
  const fresh = [...(cardsIn(next)?.children ?? [])];
  // A filter has replaced the listing in the meantime.
  if (!link.isConnected) return;
  if (!cards || fresh.length === 0) throw new Error('no such listing');
  cards.append(...fresh);
  const before = statusIn(document);
  const after = statusIn(next);
  // The status element stays, so that screen readers announce its change.
  if (before && after) {
    say(before, before.dataset.from, after.dataset.to);
    after.replaceWith(before);
  }
  document.querySelector('[data-foot]')?.replaceWith(...next.querySelectorAll('[data-foot]'));
  rename(link.href, { firstPage });
  fresh[0]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
}

/** Restores the pages before this one after a return through the history. */
export async function restore(): Promise<void> {
  const { firstPage = 1, top } = kept() ?? {};
  const here = new URL(location.href);
  const pages = Array.from({ length: pageOf(here.href) - firstPage }, (_, at) => firstPage + at);
  const before = await Promise.all(
    pages.map((page) => {
      here.searchParams.set('page', String(page));
      return listingAt(here.href);
    }),
  );
  cardsIn(document)?.prepend(...before.flatMap((page) => [...(cardsIn(page)?.children ?? [])]));
  const status = statusIn(document);
  const [first] = before;
  if (status && first) say(status, statusIn(first)?.dataset.from, status.dataset.to);
  if (top !== undefined) scrollTo(0, top);
}

async function listingAt(href: string): Promise<Document> {
  const response = await withLoadingBar(fetch(href));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

function say(status: HTMLElement, from = '', to = ''): void {
  Object.assign(status.dataset, { from, to });
  status.textContent = (status.dataset.words ?? '').replace('%1', from).replace('%2', to);
}

const kept = () => history.state as Kept | null;

function rename(href: string, state: Kept): void {
  history.replaceState(state, '', href);
  dispatch('kontor:renamed');
}

addEventListener('pagehide', () => {
  const state = kept();
  if (state?.firstPage) history.replaceState({ ...state, top: scrollY }, '');
});
