/** Shows complements of the article just added, below the lines of the cart drawer. */
import type { PageEvents } from '../../browser/page-events.ts';
import { prefix } from '../../browser/page-state.ts';

/** Ms to wait for the drawer. */
const patience = 5000;

export async function offerComplements({ sku, add }: PageEvents['kontor:added']): Promise<void> {
  const response = await fetch(`${prefix}/__complements/${sku}`);
  const text = response.status === 200 ? await response.text() : '';
  // With the first article of a cart the drawer is loaded after the event, or loading it fails.
  const place = await placeInDrawer();
  if (!place) return;
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  place.replaceChildren(...body.childNodes);
  place.onsubmit = (event) => {
    event.preventDefault();
    void addOne(event.target as HTMLFormElement, add);
  };
}

async function placeInDrawer(): Promise<HTMLElement | null> {
  const find = () => document.querySelector<HTMLElement>('[data-complements]');
  for (let waited = 0; !find() && waited < patience; waited += 100) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return find();
}

/** The button stays, with the text "added", so that the focus is not lost. */
async function addOne(
  form: HTMLFormElement,
  add: PageEvents['kontor:added']['add'],
): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  const sku = String(new FormData(form).get('sku'));
  const done = await add(sku);
  // Only the first text: the hidden name of the article, for screen readers, stays.
  if (done) button.firstChild?.replaceWith(button.dataset.done ?? '');
  else button.ariaDisabled = null;
}
