/** Turns the header's way to log in into the customer's menu. Names reach the page only through a private call. */
import { fullName } from '#domain/checkout/address-lines.ts';
import type { ShopView } from '../shop.tsx';
import { call, callUnder } from './call.ts';
import { hasCustomerHint } from './customer-hint.ts';

type Person = { firstName: string; lastName: string; email: string };

export async function showAccountMenu({ prefix, country }: ShopView): Promise<void> {
  const place = document.getElementById('account');
  const menu = place?.querySelector('template')?.content.cloneNode(true);
  if (!place || !(menu instanceof DocumentFragment)) return;
  callUnder(prefix);
  // Without an answer the link stays; it leads on to the server, which knows.
  const outcome = await call('isLoggedIn', {}).catch(() => undefined);
  const customer = outcome?.ok ? outcome.data.customer : undefined;
  if (!customer) return;
  fill(menu, { ...customer, country });
  const link = place.querySelector('a');
  const focused = link === document.activeElement;
  link?.remove();
  place.append(menu);
  const button = place.querySelector('button');
  const pop = place.querySelector<HTMLElement>('.pop');
  if (!button || !pop) throw new Error('the account menu lacks its parts');
  if (focused) button.focus();
  openAndClose(place, button, pop);
  addEventListener('pageshow', (event) => {
    // A page from the history must not show a customer who has left.
    if (event.persisted && !hasCustomerHint()) location.reload();
  });
}

function fill(menu: DocumentFragment, person: Person & Pick<ShopView, 'country'>): void {
  const [initial = ''] = person.firstName;
  const texts = {
    short: fullName({ ...person, firstName: `${initial}.` }),
    name: fullName(person),
    email: person.email,
  };
  for (const [slot, text] of Object.entries(texts)) {
    const element = menu.querySelector(`[data-slot="${slot}"]`);
    if (element) element.textContent = text;
  }
}

function openAndClose(place: HTMLElement, button: HTMLButtonElement, pop: HTMLElement): void {
  const show = (open: boolean) => {
    pop.hidden = !open;
    button.setAttribute('aria-expanded', String(open));
  };
  const outside = (target: EventTarget | null) => target instanceof Node && !place.contains(target);
  button.addEventListener('click', () => show(pop.hidden !== false));
  place.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || pop.hidden) return;
    event.preventDefault();
    show(false);
    button.focus();
  });
  place.addEventListener('focusout', ({ relatedTarget }) => {
    if (outside(relatedTarget)) show(false);
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (outside(target)) show(false);
  });
}
