/**
 * Streets are suggested while they are typed, where the store says so: a combobox as the ARIA practices have it. Our own
 * Worker is asked. What is chosen fills street, number, postcode and town; whoever types on is in nobody's way.
 */
import type { AddressSuggestion } from '#domain/checkout/address-suggestions.ts';
import { element } from './element.ts';

/** ms without a letter before anybody is asked. */
const pauseMs = 250;
const filled = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
type Filled = Partial<Record<(typeof filled)[number], string>>;

/** `address`: of our Worker. `fewest`: letters. `words`: how many there are, with {number} in it. */
export type Suggesting = { address: string; fewest: number; words: string };

export function suggestStreets(form: HTMLFormElement, suggesting: Suggesting): void {
  for (const section of ['billing', 'shipping']) {
    const street = form.elements.namedItem(`${section}.streetName`);
    if (street instanceof HTMLInputElement) combobox(form, section, street, suggesting);
  }
}

function combobox(
  form: HTMLFormElement,
  section: string,
  street: HTMLInputElement,
  { address, fewest, words }: Suggesting,
): void {
  const id = `${section}-streets`;
  const label = street.labels?.[0]?.textContent?.trim() ?? '';
  const list = element('ul', { class: 'streets', id, role: 'listbox', 'aria-label': label });
  const status = element('p', { class: 'vh', role: 'status' });
  list.hidden = true;
  street.after(list, status);
  const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': id };
  for (const [name, value] of Object.entries(attributes)) street.setAttribute(name, value);
  // Two lists over each other help nobody.
  street.autocomplete = 'off';

  let session = crypto.randomUUID();
  let places: AddressSuggestion[] = [];
  let active = -1;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | undefined;

  const ask = async <Answer>(
    fields: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Answer | undefined> => {
    const body = new URLSearchParams({ session, ...fields });
    // Who gets no answer types on.
    const request = { method: 'POST', body, ...(signal && { signal }) };
    const response = await fetch(address, request).catch(() => undefined);
    return response?.ok ? await response.json().catch(() => undefined) : undefined;
  };

  /** Of the invoice it may be another than the shop's. */
  const country = () => {
    const field = form.elements.namedItem(`${section}.country`);
    return field instanceof HTMLSelectElement ? { country: field.value } : undefined;
  };

  async function search(): Promise<void> {
    latest = new AbortController();
    const { signal } = latest;
    const question = { typed: street.value, ...country() };
    const answer = await ask<{ places: AddressSuggestion[] }>(question, signal);
    if (!signal.aborted && document.activeElement === street) show(answer?.places ?? []);
  }

  function show(found: AddressSuggestion[]): void {
    places = found;
    const options = found.map(({ text, detail }, at) =>
      element('li', { role: 'option', id: `${id}-${at}` }, text, ' ', element('small', {}, detail)),
    );
    list.replaceChildren(...options);
    list.hidden = found.length === 0;
    status.textContent = found.length > 0 ? words.replace('{number}', String(found.length)) : '';
    mark(-1);
  }

  function mark(at: number): void {
    active = at;
    street.setAttribute('aria-expanded', String(!list.hidden));
    for (const [index, option] of [...list.children].entries()) {
      option.setAttribute('aria-selected', String(index === at));
    }
    street.removeAttribute('aria-activedescendant');
    if (at < 0) return;
    street.setAttribute('aria-activedescendant', `${id}-${at}`);
    list.children[at]?.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    clearTimeout(waiting);
    latest?.abort();
    show([]);
  }

  async function choose(at: number): Promise<void> {
    const chosen = places[at];
    close();
    if (!chosen) return;
    street.value = chosen.text;
    const answer = await ask<{ address: Filled }>({ place: chosen.place });
    session = crypto.randomUUID();
    // Who has typed on meanwhile knows better.
    if (answer && street.value === chosen.text) fill(answer.address);
  }

  /** What is not known of the place stays as it was typed; the number is the next thing to say, where it is missing. */
  function fill(found: Filled): void {
    const fieldOf = (name: string) => form.elements.namedItem(`${section}.${name}`);
    for (const name of filled) {
      const field = fieldOf(name);
      if (field instanceof HTMLInputElement && found[name]) field.value = found[name];
    }
    const number = fieldOf('streetNumber');
    const isNext = number instanceof HTMLInputElement && !number.value;
    if (isNext && document.activeElement === street) number.focus();
  }

  street.addEventListener('input', () => {
    close();
    if (street.value.trim().length >= fewest) waiting = setTimeout(() => void search(), pauseMs);
  });
  street.addEventListener('blur', close);
  street.addEventListener('keydown', (event) => {
    if (list.hidden) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) mark(next(active, step, places.length));
    else if (event.key === 'Enter' && active >= 0) void choose(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  });
  // Pressing an option does not leave the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role=option]') : null;
    if (option) void choose([...list.children].indexOf(option));
  });
  mark(-1);
}

/** Round and round, with the field itself between the last and the first. */
function next(at: number, step: number, size: number): number {
  const places = size + 1;
  return ((at + 1 + step + places) % places) - 1;
}
