/**
 * The search field as a combobox, loaded when the field is first focused. Suggestions come from the server as HTML;
 * without a response, the field remains a plain form. Source: checklist SEA-2, SEA-3, eu-2026.md A-03.
 */
import { minTextLength } from '#domain/search/search.ts';
import { combobox } from '../../browser/combobox.ts';
import { createElement, createIcon } from '../../browser/element.ts';
import { consentKey, readItem } from '../../browser/local-storage.ts';
import { prefix } from '../../browser/page-state.ts';
import styles from '../../styles/search.css?url';

/** Ms without a key before suggestions are requested. Source: catalogue.txt §8. */
const pauseMs = 300;
/** Ms after which a pending request is shown as slow. */
const stalledMs = 1000;

/** The list is not shown without its style sheet. */
const styled = loadStyles();
// A failure is handled where the list is shown.
styled.catch(() => undefined);

function loadStyles(): Promise<unknown> {
  const link = createElement('link', { rel: 'stylesheet', href: styles });
  document.head.append(link);
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = fail;
  });
}

function enhance(form: HTMLFormElement, input: HTMLInputElement): void {
  const clear = form.querySelector<HTMLElement>('[type="reset"]');
  /** The text that is requested, or whose suggestions are shown. */
  let requested = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | undefined;
  /** Loaded only after the consent question was answered. */
  let past: typeof import('./past-searches.ts') | undefined;

  const typed = () => input.value.trim();
  const isShort = () => typed().length < minTextLength;

  const { show, close, unmark } = combobox(
    { input, within: form, className: 'search__drop' },
    {
      request: () => {
        if (!isShort()) void request();
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
      const path = `${prefix}/__suggest?query=${encodeURIComponent(requested.toWellFormed())}`;
      const [response] = await Promise.all([fetch(path, { signal }), styled]);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (signal.aborted) return;
      stopRequest();
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

  function showPast(): void {
    const again = () => {
      input.focus();
      showPast();
    };
    show(past?.pastList(form, again) ?? []);
  }

  /** Past searches are shown only while the field is empty; new ones are stored in any case. */
  async function loadPast(): Promise<void> {
    if (!readItem(consentKey)) return;
    [past] = await Promise.all([import('./past-searches.ts'), styled]);
    if (!input.value && form.contains(document.activeElement)) showPast();
  }

  function follow(): void {
    if (clear) clear.hidden = input.value === '';
    if (isShort()) close();
    if (isShort() || !past) void loadPast().catch(close);
    if (!isShort() && typed() !== requested) {
      stopRequest();
      unmark();
      waiting = setTimeout(() => void request(), pauseMs);
    }
  }

  addEventListener('online', () => {
    if (form.contains(document.activeElement)) follow();
  });
  input.addEventListener('focus', follow);
  input.addEventListener('input', follow);
  form.addEventListener('submit', () => {
    if (typed()) past?.rememberText(typed());
    close();
  });
  form.addEventListener('reset', (event) => {
    // A native reset would restore the text that the page was rendered with.
    event.preventDefault();
    input.value = '';
    input.focus();
    if (clear) clear.hidden = true;
    close();
  });
  if (document.activeElement === input) follow();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) {
  const input = form.querySelector('input');
  if (input) enhance(form, input);
}
