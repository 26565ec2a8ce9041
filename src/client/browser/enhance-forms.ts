/** Forms marked `data-autosubmit` submit themselves on a change; their button stands in a noscript element. */
export function enhanceForms(): void {
  document.addEventListener('change', (event) => {
    const control = event.target;
    if (!(control instanceof HTMLElement)) return;
    const form = control.closest('form');
    if (form?.hasAttribute('data-autosubmit')) form.requestSubmit();
  });
}
