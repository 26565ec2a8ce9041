/**
 * Opens the panel of a department in the category bar, which is loaded then (department-panel.ts). Its button or a
 * resting mouse opens it; Escape, leaving it or opening another one closes it. Source: checklist LAY-7.
 */

/** Milliseconds, so that passing over the bar opens nothing and briefly leaving the panel does not close it. */
const openAfter = 150;
const closeAfter = 300;

export function enhanceDepartmentPanels(): void {
  for (const item of document.querySelectorAll<HTMLElement>('.catbar [data-department]')) {
    const button = item.querySelector('button');
    if (button) unfoldable(item, button);
  }
}

function unfoldable(item: HTMLElement, button: HTMLButtonElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the next click keeps the panel open: who aims at the button while it opens by itself means to open it. */
  let keeps = false;
  const later = (event: PointerEvent, run: () => void, delay: number) => {
    clearTimeout(timer);
    if (event.pointerType === 'mouse' && button.checkVisibility()) timer = setTimeout(run, delay);
  };
  button.disabled = false;
  button.addEventListener('click', () => {
    clearTimeout(timer);
    if (!isOpen(button)) void open(item, button);
    else if (!keeps) close(item, button);
    keeps = false;
  });
  const openByItself = () => {
    if (isOpen(button)) return;
    keeps = true;
    void open(item, button);
  };
  item.addEventListener('pointerenter', (event) => {
    later(event, openByItself, openAfter);
  });
  item.addEventListener('pointerleave', (event) => {
    // A panel that contains the focus stays open.
    const leave = () => item.querySelector('.mega:focus-within') ?? close(item, button);
    later(event, leave, closeAfter);
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) close(item, button);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen(button)) return;
    event.preventDefault();
    if (item.contains(document.activeElement)) button.focus();
    close(item, button);
  });
}

const isOpen = (button: HTMLButtonElement) => button.getAttribute('aria-expanded') === 'true';

async function open(item: HTMLElement, button: HTMLButtonElement): Promise<void> {
  for (const other of document.querySelectorAll<HTMLElement>('.catbar li:has(> .mega)')) {
    const otherButton = other.querySelector('button');
    if (otherButton && other !== item) close(other, otherButton);
  }
  button.setAttribute('aria-expanded', 'true');
  const panel = await import('./department-panel.ts')
    .then(({ panelOf }) => panelOf(item.dataset.department ?? ''))
    .catch(() => undefined);
  // It was closed while loading, or loading failed: the link beside the button still leads to the department.
  if (!panel || !isOpen(button)) return close(item, button);
  if (!item.querySelector('.mega')) item.append(panel);
}

function close(item: HTMLElement, button: HTMLButtonElement): void {
  button.setAttribute('aria-expanded', 'false');
  item.querySelector('.mega')?.remove();
}
