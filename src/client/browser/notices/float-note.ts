/** A note that floats at the bottom of the window: no dialog, takes no focus, closed by its buttons or by Escape. */

/** Replaces an earlier note. `onClose` runs when the visitor closes it. */
export function floatNote(note: HTMLElement, onClose = () => {}): void {
  document.querySelector('.float')?.remove();
  const end = new AbortController();
  const close = () => {
    end.abort();
    note.remove();
    onClose();
  };
  for (const key of note.querySelectorAll('[data-close]')) key.addEventListener('click', close);
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // Escape closes an open dialog first.
      if (!document.querySelector('dialog:modal')) close();
    },
    end,
  );
  // Early in the tab order, right after the skip link.
  const skip = document.querySelector('body > .skip');
  if (skip) skip.after(note);
  else document.body.prepend(note);
}
