import { withLoadingBar } from './notices/loading.ts';
import { dispatch } from './page-events.ts';

/**
 * Forms with `data-autosubmit` are sent on every change without leaving the page: the response's `main` replaces the
 * page's; focus, open groups and scroll position stay.
 */
export function enhanceForms(): void {
  document.addEventListener('change', (event) => {
    const control = event.target;
    const form = control instanceof HTMLElement && control.closest('form[data-autosubmit]');
    if (!(form instanceof HTMLFormElement)) return;
    if (control instanceof HTMLInputElement && control.dataset.net) {
      const load = import('../catalogue/listing/browser/net-limit.ts');
      void load.then(({ sendNetLimit }) => sendNetLimit(control));
    } else void follow(form);
  });
  // A request aborted by leaving the page is no failure.
  addEventListener('beforeunload', () => latest?.abort());
  // The page's address changed (query-flags.ts). An event: importing this file there would move it to another chunk.
  addEventListener('kontor:renamed', () => {
    shown = addressOf(location);
  });
  // A history entry with another address must be loaded; one that differs only in its anchor needs no load.
  addEventListener('popstate', () => {
    if (addressOf(location) !== shown) location.reload();
  });
}

const addressOf = ({ pathname, search }: Location | URL) => pathname + search;

/** The address of the content that is shown. */
let shown = addressOf(location);

let latest: AbortController | undefined;

/**
 * Sends the form and aborts the request of an older change. After an unexpected response the browser submits the form;
 * after a network failure the page stays and the form is reset.
 */
async function follow(form: HTMLFormElement): Promise<void> {
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  document.querySelector('main')?.setAttribute('aria-busy', 'true');
  try {
    const response = await withLoadingBar(fetch(requestOf(form), { signal }));
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!isAnswer(response, page)) throw new Error(`status ${response.status}`);
    show(page);
    shown = addressOf(new URL(response.url));
    if (shown !== addressOf(location)) history.pushState(null, '', response.url);
  } catch (error) {
    if (signal.aborted) return;
    if (error instanceof TypeError) await stay(form);
    else form.requestSubmit(submitterOf(form));
  }
}

/** A listing whose filters match nothing has status 404, but it is shown: its filters can be removed there. */
function isAnswer({ ok, status }: Response, page: Document): boolean {
  return ok || (status === 404 && page.querySelector('main form[data-autosubmit]') !== null);
}

/** After a TypeError of `fetch`: the network failed. */
async function stay(form: HTMLFormElement): Promise<void> {
  document.querySelector('main')?.removeAttribute('aria-busy');
  form.reset();
  const { showRequestFailed } = await import('./notices/loading-view.ts');
  showRequestFailed();
}

/**
 * The request that the form's own button would send, without empty fields. Empty hidden fields are sent: one like
 * `?sales` has no value.
 */
function requestOf(form: HTMLFormElement): Request {
  const data = new FormData(form, submitterOf(form));
  const fields = [...data].map(([name, value]) => [name, String(value)]);
  // Read as attributes: a control named "method" hides the form's property of that name.
  const action = new URL(form.getAttribute('action') ?? '', location.href);
  if (form.getAttribute('method') === 'post') {
    return new Request(action, { method: 'POST', body: new URLSearchParams(fields) });
  }
  const hidden = (name = '') => form.querySelector(`[type=hidden][name="${name}"]`) !== null;
  const filledFields = fields.filter(([name, value]) => value !== '' || hidden(name));
  action.search = String(new URLSearchParams(filledFields));
  return new Request(action);
}

/** The form's first button names the intent of a change; forms with method GET need none. */
function submitterOf(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector('button:not([type=button])');
}

function show(page: Document): void {
  const main = document.querySelector('main');
  const next = page.querySelector('main');
  if (!main || !next) throw new Error('a page without a main part');
  const open = openGroups();
  const focused = focusedControl();
  const scrolled = filtersIn(document)?.scrollTop ?? 0;
  const place = topOf(document.activeElement);
  document.title = page.title;
  main.replaceWith(next);
  followLanguages(page);
  for (const group of groupsIn(next)) group.open = open.get(group.dataset.group) ?? group.open;
  // The filter drawer holds an element of the old page; on this event it takes the new page's.
  dispatch('kontor:shown');
  filtersIn(next)?.scrollTo(0, scrolled);
  const control = focused();
  control?.focus({ preventScroll: true });
  // What is above it may have become shorter or longer.
  control?.closest('.sheet__body')?.scrollBy(0, topOf(control) - place);
  announce([...next.querySelectorAll('[data-said]')].map((each) => each.textContent).join(' '));
}

const topOf = (element: Element | null) => element?.getBoundingClientRect().top ?? 0;

/** Filters beside the cards scroll by themselves. */
const filtersIn = (scope: ParentNode) => scope.querySelector('#filters .sheet__body');

const groupsIn = (scope: ParentNode) =>
  scope.querySelectorAll<HTMLDetailsElement>('details[data-group]');

function openGroups(): Map<string | undefined, boolean> {
  return new Map([...groupsIn(document)].map(({ dataset, open }) => [dataset.group, open]));
}

/** The frame is not replaced; its links to other languages must lead to the new address. */
function followLanguages(page: Document): void {
  const links = page.querySelectorAll<HTMLAnchorElement>('a[hreflang]');
  for (const [index, link] of document
    .querySelectorAll<HTMLAnchorElement>('a[hreflang]')
    .entries()) {
    const there = links[index];
    if (there?.hreflang === link.hreflang) link.href = there.getAttribute('href') ?? link.href;
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

/** Returns a function that finds the focused control again: a field by name and value, a button or link by its text. */
function focusedControl(): () => HTMLElement | undefined {
  const control = document.activeElement;
  if (control instanceof HTMLButtonElement || control instanceof HTMLAnchorElement) {
    const alike = () =>
      [...document.querySelectorAll<HTMLElement>(`main ${control.localName}`)].filter(
        ({ textContent }) => textContent === control.textContent,
      );
    const position = alike().indexOf(control);
    return () => alike()[position];
  }
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) {
    return () => undefined;
  }
  const ticked = control.type === 'checkbox' || control.type === 'radio';
  const alike = () =>
    [...document.querySelectorAll<Control>('input:not([type=hidden]), select')].filter(
      ({ name, value }) => name === control.name && (!ticked || value === control.value),
    );
  const position = alike().indexOf(control);
  return () => alike()[position];
}

let voice: HTMLElement | undefined;

/** Announces to screen readers what changed: the number of results, the new total. */
function announce(text: string): void {
  if (!voice) {
    voice = document.createElement('p');
    voice.className = 'vh';
    voice.setAttribute('role', 'status');
    document.body.append(voice);
  }
  voice.textContent = text;
}
