import { whileLoading } from './loading.ts';

/**
 * Forms marked `data-autosubmit` act on every change without leaving the page: what the server answers takes the place
 * of the main part, and focus, open groups and scroll position stay.
 */
export function enhanceForms(): void {
  document.addEventListener('change', (event) => {
    const control = event.target;
    const form = control instanceof HTMLElement && control.closest('form[data-autosubmit]');
    if (form instanceof HTMLFormElement) void follow(form);
  });
  // Whoever leaves the page ends the request with it: that is no failure to make up for.
  addEventListener('beforeunload', () => latest?.abort());
  // The same page under another address, see query-flags.ts: whoever imports this file takes it out of the first script.
  addEventListener('kontor:renamed', () => {
    shown = addressOf(location);
  });
  // Going back to a state that was reached without loading a page loads it; a mere anchor is on the page already.
  addEventListener('popstate', () => {
    if (addressOf(location) !== shown) location.reload();
  });
}

const addressOf = ({ pathname, search }: Location | URL) => pathname + search;

/** Whose content stands on the page. */
let shown = addressOf(location);

let latest: AbortController | undefined;

/**
 * Sends the form; a newer change overtakes an older one. An answer that is no such page is left to the browser; where
 * none comes the page that is there stays, as it was before the change.
 */
async function follow(form: HTMLFormElement): Promise<void> {
  latest?.abort();
  latest = new AbortController();
  const { signal } = latest;
  document.querySelector('main')?.setAttribute('aria-busy', 'true');
  try {
    const response = await whileLoading(fetch(requestOf(form), { signal }));
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

/** Filters that leave nothing are no page (404), and yet what was asked for: with the filters, to take some back. */
function isAnswer({ ok, status }: Response, page: Document): boolean {
  return ok || (status === 404 && page.querySelector('main form[data-autosubmit]') !== null);
}

/** The network failed, which fetch tells by a TypeError. */
async function stay(form: HTMLFormElement): Promise<void> {
  document.querySelector('main')?.removeAttribute('aria-busy');
  form.reset();
  const { sayFailed } = await import('./loading-view.ts');
  sayFailed();
}

/**
 * What a press of the form's own button would send; fields left empty are not worth an address. Hidden ones nobody left
 * empty: `?sales` says all it says by its name.
 */
function requestOf(form: HTMLFormElement): Request {
  const data = new FormData(form, submitterOf(form));
  const fields = [...data].map(([name, value]) => [name, String(value)]);
  // Read as attributes: a control called "method" hides the form's property of that name.
  const action = new URL(form.getAttribute('action') ?? '', location.href);
  if (form.getAttribute('method') === 'post') {
    return new Request(action, { method: 'POST', body: new URLSearchParams(fields) });
  }
  const hidden = (name = '') => form.querySelector(`[type=hidden][name="${name}"]`) !== null;
  const said = fields.filter(([name, value]) => value !== '' || hidden(name));
  action.search = String(new URLSearchParams(said));
  return new Request(action);
}

/** The form's first button says what a change means; a form that only asks needs none. */
function submitterOf(form: HTMLFormElement): HTMLButtonElement | null {
  return form.querySelector('button');
}

function show(page: Document): void {
  const main = document.querySelector('main');
  const next = page.querySelector('main');
  if (!main || !next) throw new Error('a page without a main part');
  const open = openGroups();
  const focused = focusedControl();
  document.title = page.title;
  main.replaceWith(next);
  followLanguages(page);
  for (const group of groupsIn(next)) group.open = open.get(group.dataset.group) ?? group.open;
  // What has taken a part of the page elsewhere fetches it again: the filter drawer.
  dispatchEvent(new Event('kontor:shown'));
  focused()?.focus({ preventScroll: true });
  say([...next.querySelectorAll('[data-said]')].map((each) => each.textContent).join(' '));
}

const groupsIn = (scope: ParentNode) =>
  scope.querySelectorAll<HTMLDetailsElement>('details[data-group]');

function openGroups(): Map<string | undefined, boolean> {
  return new Map([...groupsIn(document)].map(({ dataset, open }) => [dataset.group, open]));
}

/** The frame stays; its links to this page in other languages lead to what is shown now. */
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

/** Remembers which control has the focus, to find it again: a field by name and value, a key or a link by its words. */
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
    [...document.querySelectorAll<Control>(`[name="${control.name}"]:not([type=hidden])`)].filter(
      ({ value }) => !ticked || value === control.value,
    );
  const position = alike().indexOf(control);
  return () => alike()[position];
}

let voice: HTMLElement | undefined;

/** Says to a screen reader what changed: the number of results, the new total. */
function say(text: string): void {
  if (!voice) {
    voice = document.createElement('p');
    voice.className = 'vh';
    voice.setAttribute('role', 'status');
    document.body.append(voice);
  }
  voice.textContent = text;
}
