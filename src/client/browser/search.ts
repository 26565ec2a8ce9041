/**
 * The search field as a combobox with a list of groups, from the first time somebody goes to it. What is suggested comes
 * from the server as a piece of a page; when it cannot be had, the field stays the plain form it is.
 * Source: checklist SEA-2, SEA-3, eu-2026.md A-03; WAI-ARIA practices, "Combobox".
 */
import { shortestText } from '#domain/search/search.ts';
import styles from '../styles/search.css?url';
import { element } from './element.ts';
import { consentKey, recall } from './kept.ts';
import { prefix } from './page-state.ts';
import { type SearchDrop, searchDrop } from './search-drop.ts';

/** Ms without a key before anybody is asked. Source: catalogue.txt §8. */
const pauseMs = 300;
/** Ms after which an answer is late enough to say so. */
const stalledMs = 1000;

/** Without its looks the list is not shown. */
const looks = dress();
// Waited for where something is shown.
looks.catch(() => undefined);

function dress(): Promise<unknown> {
  const link = element('link', { rel: 'stylesheet', href: styles });
  document.head.append(link);
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = fail;
  });
}

function combobox(form: HTMLFormElement, input: HTMLInputElement, drop: SearchDrop): void {
  const clear = form.querySelector<HTMLElement>('[type="reset"]');
  /** What is asked for, or shown. */
  let asked = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | undefined;
  /** Only for who has chosen what may be kept. */
  let past: typeof import('./search-past.ts') | undefined;

  const typed = () => input.value.trim();

  function stopAsking(): void {
    clearTimeout(waiting);
    latest?.abort();
    form.ariaBusy = null;
    delete form.dataset.stalled;
  }

  function close(): void {
    stopAsking();
    asked = '';
    drop.show([]);
  }

  async function ask(): Promise<void> {
    stopAsking();
    asked = typed();
    latest = new AbortController();
    const { signal } = latest;
    form.ariaBusy = 'true';
    waiting = setTimeout(() => {
      form.dataset.stalled = '';
    }, stalledMs);
    try {
      const path = `${prefix}/__suggest?query=${encodeURIComponent(asked.toWellFormed())}`;
      const [response] = await Promise.all([fetch(path, { signal }), looks]);
      if (!response.ok) throw new Error(`status ${response.status}`);
      const { body } = new DOMParser().parseFromString(await response.text(), 'text/html');
      if (signal.aborted) return;
      stopAsking();
      drop.show([...body.childNodes]);
    } catch {
      // A later question has taken its place, or there is no answer: then the form does what it always did.
      if (!signal.aborted) close();
    }
  }

  function showPast(): void {
    const again = () => {
      input.focus();
      showPast();
    };
    drop.show(past?.pastList(form, again) ?? []);
  }

  /** `isShort`: what somebody may want before he has typed enough. Else it is only remembered. */
  async function begin(isShort: boolean): Promise<void> {
    if (isShort) close();
    if (!recall(consentKey)) return;
    [past] = await Promise.all([import('./search-past.ts'), looks]);
    if (!input.value && form.contains(document.activeElement)) showPast();
  }

  function follow(): void {
    if (clear) clear.hidden = input.value === '';
    const isShort = typed().length < shortestText;
    if (isShort || !past) void begin(isShort).catch(close);
    if (!isShort && typed() !== asked) {
      stopAsking();
      drop.mark(undefined);
      waiting = setTimeout(() => void ask(), pauseMs);
    }
  }

  /** True where the key has done what it is for here. */
  function obey(key: string): boolean {
    const marked = drop.marked();
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (drop.hasOptions()) drop.move(key === 'ArrowDown' ? 1 : -1);
        else if (typed().length >= shortestText) void ask();
        return true;
      case 'Home':
      case 'End':
        if (marked) drop.toEnd(key === 'Home' ? 0 : -1);
        return marked !== undefined;
      case 'ArrowLeft':
      case 'ArrowRight':
        drop.mark(undefined);
        return false;
      case 'Enter':
        // What leads to the typed text itself is the form's to do.
        if (!marked || marked.dataset.text === typed()) return false;
        marked.click();
        return true;
      case 'Escape':
        if (drop.isOpen()) close();
        else if (input.value) form.reset();
        else return false;
        return true;
      default:
        return false;
    }
  }

  input.addEventListener('focus', follow);
  input.addEventListener('input', follow);
  input.addEventListener('keydown', (event) => {
    if (!event.isComposing && obey(event.key)) event.preventDefault();
  });
  form.addEventListener('submit', () => {
    if (typed()) past?.rememberText(typed());
    close();
  });
  form.addEventListener('reset', (event) => {
    // The page may have come with a text: that goes as well.
    event.preventDefault();
    input.value = '';
    input.focus();
    if (clear) clear.hidden = true;
    close();
  });
  drop.onFollow(({ role, dataset }) => {
    const text = dataset.text ?? typed();
    if (role === 'option' && text) past?.rememberText(text);
    close();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !form.contains(target)) close();
  });
  form.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !form.contains(relatedTarget)) close();
  });
  close();
  if (document.activeElement === input) follow();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form.search')) {
  const input = form.querySelector('input');
  if (input) combobox(form, input, searchDrop(form, input));
}
