/** Brings the keys of a payment form to life: copying a value, printing the page. Without them the form is read. */

export function enhancePaymentSlip(slip: HTMLElement): void {
  const keys = slip.querySelectorAll<HTMLButtonElement>('[data-copy]');
  // Only secure contexts may write into the clipboard.
  if ('clipboard' in navigator) {
    for (const key of keys) {
      key.hidden = false;
      key.addEventListener('click', () => void copy(key, slip));
    }
  }
  const print = slip.querySelector<HTMLElement>('[data-print]');
  if (!print) return;
  print.hidden = false;
  print.addEventListener('click', () => window.print());
}

async function copy(key: HTMLButtonElement, slip: HTMLElement): Promise<void> {
  const { copy: text = '', copied = '' } = key.dataset;
  const status = slip.querySelector<HTMLElement>('[data-copy-status]');
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  for (const other of slip.querySelectorAll('[data-done]')) other.removeAttribute('data-done');
  if (done) key.dataset.done = '';
  else selectValue(key);
  // Emptied first: the same text set twice would be announced once.
  if (status) status.textContent = '';
  requestAnimationFrame(() => {
    if (status) status.textContent = done ? copied : (status.dataset.failed ?? '');
  });
}

/** Selects the text, so that the shopper can copy it. */
function selectValue(key: HTMLElement): void {
  const value = key.previousElementSibling;
  if (value) getSelection()?.selectAllChildren(value);
}
