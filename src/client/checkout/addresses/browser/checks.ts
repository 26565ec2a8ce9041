/**
 * Fields are checked on blur, never while the shopper types (eu-2026.md UX-32). The server does it: its rules and texts
 * are authoritative, and those of 25 countries need not be sent to the browser.
 */
import { createElement, createIcon } from '../../../browser/element.ts';

type Control = HTMLInputElement | HTMLSelectElement;
type Complaints = Record<string, string>;

export function watchFields(form: HTMLFormElement): void {
  const left = new Set<string>();
  let latest: AbortController | undefined;

  async function check(): Promise<void> {
    latest?.abort();
    latest = new AbortController();
    const { signal } = latest;
    const complaints = await complaintsOf(form, signal).catch(() => undefined);
    if (!complaints) return;
    await released();
    if (signal.aborted) return;
    for (const name of left) showComplaint(form, name, complaints[name]);
  }

  form.addEventListener('focusout', ({ target, relatedTarget }) => {
    // Not when the form is being sent, which checks all fields, or when the window loses the focus.
    const isSending = relatedTarget instanceof HTMLButtonElement;
    if (!isText(target) || isSending || !document.hasFocus()) return;
    left.add(target.name);
    void check();
  });
}

/** Islands check their own fields; a change of country reloads the form. */
function isText(target: EventTarget | null): target is Control {
  const isControl =
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type));
  return isControl && target.name !== 'billing.country' && !target.closest('[data-island]');
}

/** Undefined when the request failed: the fields are checked when the form is sent. */
async function complaintsOf(
  form: HTMLFormElement,
  signal: AbortSignal,
): Promise<Complaints | undefined> {
  const body = new URLSearchParams(fieldsIn(form));
  const response = await fetch(`${form.getAttribute('action')}/check`, {
    method: 'POST',
    body,
    signal,
  });
  return response.ok ? ((await response.json()) as Complaints) : undefined;
}

export function fieldsIn(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}

let pressed: Promise<void> | undefined;

addEventListener(
  'pointerdown',
  () => {
    pressed = new Promise((free) => {
      for (const end of ['pointerup', 'pointercancel']) {
        addEventListener(end, () => setTimeout(free), { once: true });
      }
    });
  },
  { capture: true },
);

/** Waits for a pressed pointer to be released: a message that appears would move the button under it. */
async function released(): Promise<void> {
  await pressed;
}

/** The same markup as src/client/ui/field.tsx. */
function showComplaint(form: HTMLFormElement, name: string, text: string | undefined): void {
  const control = form.elements.namedItem(name);
  if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) return;
  const id = `${name}-error`;
  const before = document.getElementById(id);
  if (before?.textContent === (text ?? '')) return;
  before?.remove();
  const hints = (control.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  const described = hints.filter((each) => each !== id);
  if (text) described.unshift(id);
  if (text) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
  if (described.length > 0) control.setAttribute('aria-describedby', described.join(' '));
  else control.removeAttribute('aria-describedby');
  if (!text) return;
  const words = createElement('span', {});
  const icon = createIcon('circle-alert');
  control.after(createElement('p', { class: 'field__err', id, role: 'status' }, icon, words));
  // Screen readers announce changes of an existing live region: the text is added after the element.
  setTimeout(() => words.append(text), 50);
}
