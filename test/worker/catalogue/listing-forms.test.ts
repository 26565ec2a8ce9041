/** A listing is sorted and filtered by its forms, in a browser without scripts. */
import { expect, it } from 'vitest';
import { guests } from '../../browser/guests.ts';
import { browsed, formWith } from '../guest-journey.ts';
import { sendForm } from '../html-forms.ts';
import { visitor } from '../visitor.ts';

/** Prices in cents in the order of the cards, and the number of cards that are sold out. */
async function cardsOf(response: Response) {
  const cards = { prices: [] as number[], soldOut: 0 };
  await new HTMLRewriter()
    .on('main li.card .price', {
      element: (element) => void cards.prices.push(Number(element.getAttribute('data-price'))),
    })
    .on('main li.card [data-stock="out"]', {
      element() {
        cards.soldOut += 1;
      },
    })
    .transform(response)
    .arrayBuffer();
  return cards;
}

it.each([guests.de, guests.gr])('forms sort and filter a listing in $locale', async (guest) => {
  const shopper = visitor(guest.host);
  const listing = await browsed(shopper, guest);
  const { prices: all } = await cardsOf(listing.clone());
  expect(all.length).toBeGreaterThan(1);
  const sorted = await sendForm(shopper, await formWith(listing, 'sort'), { sort: 'price-desc' });
  const dearestFirst = all.toSorted((a, b) => b - a);
  expect((await cardsOf(sorted.clone())).prices).toEqual(dearestFirst);

  const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  const words = { 'price-to': String(middle / 100) };
  const filtered = await sendForm(shopper, await formWith(sorted.clone(), 'price-to'), words);
  const cheaper = dearestFirst.filter((price) => price <= middle);
  expect((await cardsOf(filtered.clone())).prices).toEqual(cheaper);
  expect(cheaper.length).toBeLessThan(all.length);

  // Offered only where some articles are sold out.
  const form = await formWith(sorted, 'in-stock');
  const { prices: stocked, soldOut } = await cardsOf(
    await sendForm(shopper, form, { 'in-stock': '1' }),
  );
  expect(stocked.length).toBeGreaterThan(0);
  expect(stocked.length).toBeLessThan(all.length);
  expect(soldOut).toBe(0);
  expect(stocked).toEqual(dearestFirst.filter((price) => stocked.includes(price)));
});
