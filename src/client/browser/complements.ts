/** What goes with the article just added, under the lines of the cart's drawer. */
import { prefix } from './page-state.ts';

/** Of the event `kontor:added`. `add`: puts one more article into the cart, true when it is in; else it says why. */
export type Added = { sku: string; add: (sku: string) => Promise<boolean> };

/** Ms that the drawer may take to come. */
const patience = 5000;

export async function offerComplements({ sku, add }: Added): Promise<void> {
  const response = await fetch(`${prefix}/__complements/${sku}`);
  const text = response.status === 200 ? await response.text() : '';
  // With the first article of a cart the drawer comes a moment later than the news of it, or not at all.
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

/** The key stays where it is and says that it is done: the focus is not lost. */
async function addOne(form: HTMLFormElement, add: Added['add']): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.ariaDisabled === 'true') return;
  button.ariaDisabled = 'true';
  const sku = String(new FormData(form).get('sku'));
  const done = await add(sku);
  // Its first word: the name of the article, for those who hear it, stays.
  if (done) button.firstChild?.replaceWith(button.dataset.done ?? '');
  else button.ariaDisabled = null;
}
