/** Replaces the header's login link with the customer's menu, which is not in pages. The name comes from a private call. */
import { inNameOrder } from '#domain/checkout/name-order.ts';
import { call, callUnder } from '../../browser/call.ts';
import { hasCustomerHint } from '../../browser/customer-hint.ts';
import { fetchNotice } from '../../browser/notices/notice.ts';
import type { ScriptShop } from '../../shop.tsx';

type Person = { firstName: string; lastName: string; email: string };

export async function showAccountMenu({ prefix }: ScriptShop): Promise<void> {
  const place = document.getElementById('account');
  if (!place) return;
  callUnder(prefix);
  // If a request fails the link stays; the server redirects a customer who follows it.
  const [menu, outcome] = await Promise.all([
    fetchNotice('account_menu').catch(() => undefined),
    call('isLoggedIn', {}).catch(() => undefined),
  ]);
  const customer = outcome?.ok ? outcome.data.customer : undefined;
  if (!menu || !customer) return;
  fill(menu, customer);
  const link = place.querySelector('a');
  const focused = link === document.activeElement;
  link?.remove();
  place.append(...menu.children);
  const button = place.querySelector('button');
  const pop = place.querySelector<HTMLElement>('.pop');
  if (!button || !pop) throw new Error('the account menu lacks its parts');
  if (focused) button.focus();
  openAndClose(place, button, pop);
  addEventListener('pageshow', (event) => {
    // A page restored from the history must not show a customer who has logged out.
    if (event.persisted && !hasCustomerHint()) location.reload();
  });
}

function fill(menu: HTMLElement, { firstName, lastName, email }: Person): void {
  const [initial = ''] = firstName;
  // The order of names depends on the country, which the server knows.
  const familyNameFirst = menu.querySelector('[data-family-first]') !== null;
  const written = (first: string) => inNameOrder([first, lastName], familyNameFirst).join(' ');
  const texts = { short: written(`${initial}.`), name: written(firstName), email };
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
