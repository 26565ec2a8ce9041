/**
 * Shows the filters of a listing in a drawer. The form itself is moved there and back, so that only one form exists.
 * Its results appear behind the drawer at once (enhance-forms.ts); its button shows their number and closes the drawer.
 */

const narrow = '(width <= 1023px)';

export function openFilters(): void {
  const form = formOfPage();
  if (!form) throw new Error('a listing without filters');
  const dialog = document.createElement('dialog');
  dialog.className = 'drawer';
  dialog.dataset.side = 'start';
  dialog.setAttribute('aria-labelledby', 'filters-title');
  const end = new AbortController();
  const { signal } = end;
  const close = () => dialog.close();
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : dialog;
    if (target !== dialog && !target.closest('[data-close]')) return;
    event.preventDefault();
    close();
  });
  // Changes are already applied when the button is pressed; a text field submits when it loses the focus.
  dialog.addEventListener('submit', (event) => {
    event.preventDefault();
    close();
  });
  dialog.addEventListener('close', () => {
    end.abort();
    const own = dialog.querySelector('form');
    if (own) document.getElementById('filters')?.replaceChildren(own);
    dialog.remove();
    document.querySelector<HTMLElement>('[data-open-filters]')?.focus();
  });
  addEventListener('kontor:shown', () => follow(dialog), { signal });
  // A return to the page must not show the drawer, as with other dialogs. Wide screens show the form beside the cards.
  addEventListener('pagehide', close, { signal });
  matchMedia(narrow).addEventListener('change', close, { signal });
  document.body.append(dialog);
  dialog.append(form);
  dialog.showModal();
  form.querySelector<HTMLElement>('h2')?.focus();
}

function formOfPage(): HTMLFormElement | null {
  return document.querySelector<HTMLFormElement>('#filters > form');
}

/** Replaces the form with the new page's, at the same scroll position. */
function follow(dialog: HTMLDialogElement): void {
  const fresh = formOfPage();
  const bodyOf = (form: ParentNode | null) => form?.querySelector('.sheet__body');
  const top = bodyOf(dialog)?.scrollTop ?? 0;
  if (fresh) dialog.replaceChildren(fresh);
  else dialog.close();
  bodyOf(fresh)?.scrollTo(0, top);
}
