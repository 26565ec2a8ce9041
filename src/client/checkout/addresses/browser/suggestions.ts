/**
 * Suggests streets while the shopper types, in stores with that setting. Our own Worker returns the suggestions. A
 * choice fills in street, number, postcode and town; the shopper may also ignore the suggestions.
 */
import type { AddressSuggestion } from '#domain/checkout/address-suggestions.ts';
import { combobox } from '../../../browser/combobox.ts';
import { createElement } from '../../../browser/element.ts';

/** Ms without a letter before suggestions are requested. */
const pauseMs = 250;
const filled = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
type Filled = Partial<Record<(typeof filled)[number], string>>;

/** `address`: URL of our Worker. `fewest`: minimum letters. `words`: text for the number of results, with {number}. */
type Suggesting = { address: string; fewest: number; words: string };

export function suggestStreets(form: HTMLFormElement, suggesting: Suggesting): void {
  for (const section of ['billing', 'shipping']) {
    const street = form.elements.namedItem(`${section}.streetName`);
    if (street instanceof HTMLInputElement) suggest(form, section, street, suggesting);
  }
}

function suggest(
  form: HTMLFormElement,
  section: string,
  street: HTMLInputElement,
  { address, fewest, words }: Suggesting,
): void {
  const label = street.labels?.[0]?.textContent?.trim() ?? '';
  // The browser's own list would cover ours.
  street.autocomplete = 'off';

  let session = crypto.randomUUID();
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let latest: AbortController | undefined;

  const isLongEnough = () => street.value.trim().length >= fewest;

  const ask = async <Answer>(
    fields: Record<string, string>,
    signal?: AbortSignal,
  ): Promise<Answer | undefined> => {
    const body = new URLSearchParams({ session, ...fields });
    // Without an answer there are no suggestions; the field works as before.
    const request = { method: 'POST', body, ...(signal && { signal }) };
    const response = await fetch(address, request).catch(() => undefined);
    return response?.ok ? await response.json().catch(() => undefined) : undefined;
  };

  /** The country of the billing address may differ from the shop's. */
  const country = () => {
    const field = form.elements.namedItem(`${section}.country`);
    return field instanceof HTMLSelectElement ? { country: field.value } : undefined;
  };

  const { show, close } = combobox(
    { input: street, within: street.parentElement ?? form, className: 'streets' },
    {
      request: () => {
        if (isLongEnough()) void search();
      },
      cancel: stopSearch,
      choose: ({ dataset }) => void choose(dataset),
    },
  );

  function stopSearch(): void {
    clearTimeout(waiting);
    latest?.abort();
  }

  async function search(): Promise<void> {
    stopSearch();
    latest = new AbortController();
    const { signal } = latest;
    const question = { typed: street.value, ...country() };
    const answer = await ask<{ places: AddressSuggestion[] }>(question, signal);
    if (!signal.aborted && document.activeElement === street) showPlaces(answer?.places ?? []);
  }

  function showPlaces(places: AddressSuggestion[]): void {
    const options = places.map(({ place, text, detail }) =>
      createElement(
        'li',
        { role: 'option', 'data-place': place, 'data-text': text },
        text,
        ' ',
        createElement('small', {}, detail),
      ),
    );
    const id = `${section}-streets`;
    const list = createElement('ul', { id, role: 'listbox', 'aria-label': label }, ...options);
    if (places.length === 0) close();
    else show([list], words.replace('{number}', String(places.length)));
  }

  async function choose({ place = '', text = '' }: DOMStringMap): Promise<void> {
    street.value = text;
    const answer = await ask<{ address: Filled }>({ place });
    session = crypto.randomUUID();
    // Text typed since the choice is not overwritten.
    if (answer && street.value === text) fill(answer.address);
  }

  /** Fields that the answer does not have keep their text. A missing number gets the focus. */
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
    if (isLongEnough()) waiting = setTimeout(() => void search(), pauseMs);
  });
}
