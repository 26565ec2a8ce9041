/** Handles the buttons of a payment slip, a loyalty card or a wish list: copy, print. Forgets what the tab kept for a placed order. */

const enhanceAll = () => {
  for (const slip of document.querySelectorAll<HTMLElement>('[data-slip]')) enhance(slip);
};
enhanceAll();
// A changed quantity replaces the page of a wish list.
addEventListener('kontor:shown', enhanceAll);

function enhance(slip: HTMLElement): void {
  try {
    sessionStorage.removeItem(slip.dataset.forget ?? '');
  } catch {}
  const buttons = slip.querySelectorAll<HTMLButtonElement>('[data-copy]');
  // Only secure contexts may write into the clipboard.
  if ('clipboard' in navigator) {
    for (const button of buttons) {
      button.hidden = false;
      button.addEventListener('click', () => void copy(button, slip));
    }
  }
  const print = slip.querySelector<HTMLElement>('[data-print]');
  if (!print) return;
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}

async function copy(button: HTMLButtonElement, slip: HTMLElement): Promise<void> {
  const { copy: text = '', copied = '' } = button.dataset;
  const status = slip.querySelector<HTMLElement>('[data-copy-status]');
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  for (const other of slip.querySelectorAll('[data-done]')) other.removeAttribute('data-done');
  if (done) button.dataset.done = '';
  else selectValue(button);
  // Cleared first: setting the same text twice would be announced only once.
  if (status) status.textContent = '';
  requestAnimationFrame(() => {
    if (status) status.textContent = done ? copied : (status.dataset.failed ?? '');
  });
}

/** Selects the text, so that the shopper can copy it. */
function selectValue(button: HTMLElement): void {
  const value = button.previousElementSibling;
  if (value instanceof HTMLInputElement) value.select();
  else if (value) getSelection()?.selectAllChildren(value);
}

// Makes this file a module, as which it is loaded.
export {};
