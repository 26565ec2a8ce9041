/** The list under a search field: what is in it, which option is marked. The focus stays in the field. */
import { element } from './element.ts';

export type SearchDrop = ReturnType<typeof searchDrop>;

export function searchDrop(form: HTMLFormElement, input: HTMLInputElement) {
  const drop = element('div', { class: 'search__drop' });
  const status = element('p', { class: 'vh', role: 'status' });
  form.append(drop, status);
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  let marked: HTMLAnchorElement | undefined;

  /** Those in view: a narrow window shows fewer. */
  const options = () =>
    [...drop.querySelectorAll<HTMLAnchorElement>('[role="option"]')].filter((option) =>
      option.checkVisibility(),
    );

  function mark(option: HTMLAnchorElement | undefined): void {
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

  /** Nothing closes it. */
  function show(content: Node[]): void {
    mark(undefined);
    drop.replaceChildren(...content);
    drop.hidden = content.length === 0;
    status.textContent = drop.querySelector<HTMLElement>('[data-said]')?.dataset.said ?? '';
    const list = drop.querySelector('[role="listbox"]');
    input.ariaExpanded = String(list !== null);
    if (list) input.setAttribute('aria-controls', list.id);
    else input.removeAttribute('aria-controls');
    for (const [index, option] of options().entries()) {
      option.id = `${list?.id}-${index}`;
      option.ariaSelected = 'false';
    }
  }

  /** Round and round. */
  function move(step: 1 | -1): void {
    const all = options();
    const first = step > 0 ? -1 : 0;
    const at = marked ? all.indexOf(marked) : first;
    mark(all.at((at + step) % all.length));
  }

  return {
    show,
    move,
    mark,
    toEnd: (which: 0 | -1) => mark(options().at(which)),
    marked: () => marked,
    isOpen: () => !drop.hidden,
    hasOptions: () => options().length > 0,
    onFollow: (run: (link: HTMLAnchorElement) => void) => {
      drop.addEventListener('click', ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (link) run(link);
      });
    },
  };
}
