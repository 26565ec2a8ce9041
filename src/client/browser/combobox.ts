/**
 * A text field with a list of suggestions: ARIA attributes, keys, pointer and closing. The focus stays in the field.
 * The caller provides the suggestions and handles a choice. Source: WAI-ARIA practices, "Combobox".
 */
import { createElement } from './element.ts';

type Place = {
  input: HTMLInputElement;
  /** The list becomes its last child; a click or a focus outside it closes the list. */
  within: HTMLElement;
  /** Class of the element around the list. */
  className: string;
};

type Handlers = {
  /** An arrow key was pressed while no option is shown. */
  request: () => void;
  /** The list is closed: a pending request for it must be cancelled. */
  cancel: () => void;
  /** An option was clicked, or marked when Enter was pressed. The list is closed already. */
  choose: (option: HTMLElement) => void;
  /** Escape was pressed while no list is shown and the field has a text. */
  clear?: () => void;
};

/** Safari sends the key that ends an IME composition after the composition, with this code. */
const composingKeyCode = 229;

export function combobox({ input, within, className }: Place, handlers: Handlers) {
  const popup = createElement('div', { class: className });
  const status = createElement('p', { class: 'vh', role: 'status' });
  within.append(popup, status);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  let marked: HTMLElement | undefined;

  /** The visible options: a narrow window hides some. */
  const options = () =>
    [...popup.querySelectorAll<HTMLElement>('[role="option"]')].filter((option) =>
      option.checkVisibility(),
    );

  function mark(option?: HTMLElement): void {
    if (marked) marked.ariaSelected = 'false';
    marked = option;
    if (option) {
      option.ariaSelected = 'true';
      input.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else {
      input.removeAttribute('aria-activedescendant');
    }
  }

  /** `content`: a listbox, a panel of links, or a message; with nothing the list is closed. `announced`: for screen readers. */
  function show(content: Node[], announced = ''): void {
    mark();
    popup.replaceChildren(...content);
    popup.hidden = content.length === 0;
    status.textContent = announced;
    const list = popup.querySelector('[role="listbox"]');
    input.ariaExpanded = String(list !== null);
    if (list) input.setAttribute('aria-controls', list.id);
    else input.removeAttribute('aria-controls');
    for (const [index, option] of options().entries()) {
      option.id = `${list?.id}-${index}`;
      option.ariaSelected = 'false';
    }
  }

  function close(): void {
    handlers.cancel();
    show([]);
  }

  /** Marks the next or previous option and wraps around at the ends. */
  function move(all: HTMLElement[], step: 1 | -1): void {
    const first = step > 0 ? -1 : 0;
    const from = marked ? all.indexOf(marked) : first;
    mark(all.at((from + step) % all.length));
  }

  /** In a panel of links: to the next or previous one, from the last or the first back to the field. */
  function moveFocus(key: string): void {
    const all = [input, ...popup.querySelectorAll('a')].filter((each) => each.checkVisibility());
    const from = all.findIndex((each) => each.matches(':focus'));
    all.at((from + (key === 'ArrowDown' ? 1 : -1)) % all.length)?.focus();
  }

  /** Returns false if the browser should handle the key. */
  function handleKey(key: string): boolean {
    const all = options();
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (all.length > 0) move(all, key === 'ArrowDown' ? 1 : -1);
        else if (popup.querySelector('a')) moveFocus(key);
        else handlers.request();
        return true;
      case 'Home':
      case 'End':
        if (!marked) return false;
        mark(all.at(key === 'Home' ? 0 : -1));
        return true;
      case 'ArrowLeft':
      case 'ArrowRight':
        mark();
        return false;
      case 'Enter':
        if (!marked) return false;
        marked.click();
        return true;
      case 'Escape':
        if (!popup.hidden) close();
        else if (input.value && handlers.clear) handlers.clear();
        else return false;
        return true;
      default:
        return false;
    }
  }

  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.keyCode === composingKeyCode) return;
    // With a modifier, the browser handles the key, e.g. to select text.
    if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    if (handleKey(event.key)) event.preventDefault();
  });
  // With buttons or links, the focus may be in it.
  popup.addEventListener('keydown', (event) => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      moveFocus(key);
    } else if (key === 'Escape') {
      input.focus();
      close();
    }
  });
  // Pressing an option must not take the focus from the field.
  popup.addEventListener('mousedown', (event) => {
    if (optionAt(event.target)) event.preventDefault();
  });
  popup.addEventListener('click', ({ target }) => {
    const option = optionAt(target);
    if (!option) return;
    close();
    handlers.choose(option);
  });
  const closeOutside = (target: EventTarget | null) => {
    if (target instanceof Node && !within.contains(target)) close();
  };
  document.addEventListener('pointerdown', ({ target }) => closeOutside(target));
  within.addEventListener('focusout', ({ relatedTarget }) => closeOutside(relatedTarget));
  show([]);

  return { show, close, unmark: () => mark() };
}

function optionAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
}
