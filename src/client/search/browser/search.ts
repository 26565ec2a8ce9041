/**
 * The search field as a combobox, loaded when the field is first focused. Suggestions, and the panel of links under the
 * empty field, come from the server as HTML; without a response, the field remains a plain form. Source: checklist SEA-2, SEA-3, eu-2026.md A-03.
 */
import { minTextLength, searchPath } from '#domain/search/search.ts';
import { combobox } from '../../browser/combobox.ts';
import { createElement, createIcon } from '../../browser/element.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import { consentKey, readItem } from '../../browser/local-storage.ts';
import { pageState, prefix } from '../../browser/page-state.ts';
import styles from '../../styles/search.css?url';

/** Ms without a key before suggestions are requested. Source: catalogue.txt §8. */
const pauseMs = 300;
/** Ms after which a pending request is shown as slow. */
const stalledMs = 1000;

/** The list is not shown without its style sheet. */
const styled = loadStyles(styles);
// A failure is handled where the list is shown.
styled.catch(() => undefined);

/** Whether a text may name a price where net prices lead. */
const isOfNetPrice = (text: string) =>
  document.documentElement.dataset.prices === 'net' && /\d/.test(text);

/** Changes the address of a search for such a text. */
async function netAddresses(text: string): Promise<(address: string) => string> {
  const shop = pageState?.shop;
  const load = () => import('./net-price.ts').catch(() => undefined);
  const loaded = isOfNetPrice(text) ? await load() : undefined;
  return (address) => (loaded && shop ? loaded.withNetLimits(address, shop) : address);
}

function enhance(form: HTMLFormElement, input: HTMLInputElement): void {
  /** The text that is requested, or whose suggestions are shown. */
  let requested = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | undefined;
  /** Loaded only after the consent question was answered. */
  let past: typeof import('./past-searches.ts') | undefined;

  const typed = () => input.value.trim();
  /** Too short to suggest anything for; with an empty field, the panel opens. */
  const isTooShort = () => typed() !== '' && typed().length < minTextLength;

  const { show, close, unmark } = combobox(
    { input, within: form, className: 'search__drop' },
    {
      request: () => {
        if (!isTooShort()) void request();
      },
      cancel: () => {
        stopRequest();
        requested = '';
      },
      choose: ({ dataset }) => {
        const text = dataset.text ?? typed();
        if (text) past?.rememberText(text);
      },
      clear: () => form.reset(),
    },
  );

  function stopRequest(): void {
    clearTimeout(waiting);
    latest?.abort();
    form.ariaBusy = null;
    delete form.dataset.stalled;
  }

  async function request(): Promise<void> {
    stopRequest();
    requested = typed();
    latest = new AbortController();
    const { signal } = latest;
    form.ariaBusy = 'true';
    waiting = setTimeout(() => {
      form.dataset.stalled = '';
    }, stalledMs);
    try {
      const query = requested && `?query=${encodeURIComponent(requested.toWellFormed())}`;
      const path = `${prefix}/__suggest${query}`;
      const own = loadPast().then(() => (requested ? [] : past?.seenList()));
      const [response, seen] = await Promise.all([fetch(path, { signal }), own, styled]);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
      const asNet = await netAddresses(requested);
      if (signal.aborted) return;
      for (const link of body.querySelectorAll('a[href*="/search?"]')) {
        link.setAttribute('href', asNet(link.getAttribute('href') ?? ''));
      }
      stopRequest();
      if (!requested) {
        body.querySelector('.search__side')?.prepend(past?.pastList(form, again) ?? '');
        body.querySelector('.search__main')?.prepend(...(seen ?? []));
      }
      show([...body.childNodes], body.querySelector<HTMLElement>('[data-said]')?.dataset.said);
    } catch (error) {
      // A later request has replaced this one.
      if (signal.aborted) return;
      // The search remains a plain form; without a network the list says so until there is one (`online` below).
      close();
      if (error instanceof TypeError) showOffline();
    }
  }

  function showOffline(): void {
    const { offline = '' } = form.dataset;
    show(
      [createElement('p', { class: 'search__nothing' }, createIcon('triangle-alert'), offline)],
      offline,
    );
  }

  /** A past search was deleted: the panel opens again without it. */
  function again(): void {
    input.focus();
    void request();
  }

  /** Without it, the field suggests all the same. */
  async function loadPast(): Promise<void> {
    if (readItem(consentKey)) past ??= await import('./past-searches.ts').catch(() => undefined);
  }

  function follow(): void {
    void loadPast();
    if (isTooShort()) close();
    else if (!typed()) void request();
    else if (typed() !== requested) {
      stopRequest();
      unmark();
      waiting = setTimeout(() => void request(), pauseMs);
    }
  }

  addEventListener('online', () => {
    if (form.contains(document.activeElement)) follow();
  });
  input.addEventListener('focus', () => {
    // The arrow keys come back from an open panel.
    if (typed() || !form.querySelector('.search__main')) follow();
  });
  input.addEventListener('input', follow);
  form.addEventListener('click', ({ target }) => {
    // A link of the panel; options are handled by `choose`.
    const link = target instanceof Element ? target.closest<HTMLElement>('.opt:not([role])') : null;
    if (link?.dataset.text) past?.rememberText(link.dataset.text);
  });
  form.addEventListener('submit', (event) => {
    if (typed()) past?.rememberText(typed());
    close();
    if (!isOfNetPrice(typed())) return;
    event.preventDefault();
    void netAddresses(typed()).then((asNet) => {
      location.assign(asNet(prefix + searchPath(typed())));
    });
  });
  // After the field is emptied and has the focus (entry/page-idle.ts).
  document.addEventListener('reset', close);
  if (document.activeElement === input) follow();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) {
  const input = form.querySelector('input');
  if (input) enhance(form, input);
}
