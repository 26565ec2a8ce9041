/** The steps of a purchase as a guest takes them by links and forms alone. */
import { expect } from 'vitest';
import type { Guest } from '../browser/guests.ts';
import { categorySlugOf } from './demo-goods.ts';
import { filled, formOf, formsOf, type PageForm, sendForm } from './html-forms.ts';
import { readPage } from './html-page.ts';
import { decodedText } from './html-prices.ts';
import { cartOf } from './shoppers-with-account.ts';
import { textsOf } from './texts-of.ts';
import { led, type Visitor } from './visitor.ts';

export const homeOf = ({ prefix = '' }: Guest) => prefix || '/';

export async function formWith(response: Response, control: string): Promise<PageForm> {
  const form = (await formsOf(response)).find(({ controls }) => controls.has(control));
  if (!form) throw new Error(`no form has ${control}`);
  return form;
}

/** Searches with the form of the home page; returns the page of results. */
export async function searched(shopper: Visitor, guest: Guest) {
  const home = await shopper.get(homeOf(guest));
  expect((await readPage(home.clone())).lang).toBe(guest.locale);
  return sendForm(shopper, await formWith(home, 'query'), { query: guest.search });
}

/** Follows the links to the department and the category; returns the listing of the category. */
export async function browsed(shopper: Visitor, guest: Guest): Promise<Response> {
  const [department, category] = guest.category;
  const t = await textsOf(guest.locale);
  const home = await readPage(await shopper.get(homeOf(guest)));
  const slug = await categorySlugOf(department, guest.locale.slice(0, 2));
  const way = linksIn(home.html, t('header.departments')).find(({ href }) =>
    href.endsWith(`/${slug}`),
  );
  const shelf = await readPage(await shopper.get(way?.href ?? ''));
  expect(shelf.h1.map(decodedText)).toEqual([department]);
  const deeper = linksIn(shelf.html, t('listing.subcategories')).find(({ text }) =>
    text.includes(category),
  );
  const listing = await shopper.get(deeper?.href ?? '');
  expect((await readPage(listing.clone())).h1.map(decodedText)).toEqual([category]);
  return listing;
}

/** The links of the navigation of this name. */
function linksIn(html: string, name: string) {
  const navigations = html.matchAll(/<nav[^>]* aria-label="([^"]*)"[^>]*>(.*?)<\/nav>/gs);
  const [, , inside = ''] =
    [...navigations].find(([, label = '']) => decodedText(label) === name) ?? [];
  return [...inside.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
    ([, href = '', text = '']) => ({ href, text: decodedText(text.replace(/<[^>]*>/g, '')) }),
  );
}

/** Follows the link of the product whose address ends in this number, and puts it into the cart by its form. */
export async function bought(
  shopper: Visitor,
  listing: Response,
  number: string,
  words: Record<string, string>,
): Promise<void> {
  const { links } = await readPage(listing);
  const path = links.find((href) => href.endsWith(`-${number}`));
  expect(path, `no link to ${number}`).toBeDefined();
  const page = await shopper.get(path ?? '');
  expect((await readPage(page.clone())).h1.join()).toMatch(/\S/);
  const cart = await led(sendForm(shopper, await formOf(page, 'buy'), words));
  expect(cart).toMatch(/\/checkout\/cart$/);
}

/** The form of a line on the cart page. */
export async function lineForm(shopper: Visitor, guest: Guest, sku: string): Promise<PageForm> {
  const cart = await cartOf(shopper);
  const line = cart?.lineItems.find(({ variant }) => variant.sku === sku);
  const page = await shopper.get(`${guest.prefix ?? ''}/checkout/cart`);
  const form = (await formsOf(page)).find(
    ({ controls }) => line && controls.get('lineItemId')?.value === line.id,
  );
  if (!form) throw new Error(`the cart page has no line of ${sku}`);
  return form;
}

/** Sends an incomplete form, checks its errors and the input that stays, then completes it; returns the next path. */
export async function giveAddresses(
  shopper: Visitor,
  guest: Guest,
  email: string,
): Promise<string> {
  const path = `${guest.prefix ?? ''}/checkout/addresses`;
  const { firstName = '', postalCode = '', ...rest } = guest.address;
  const kept = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [`billing.${name}`, value]),
  );
  const wrong = { ...kept, 'billing.postalCode': guest.postalCodeOfNoCountry, email: 'nobody' };
  const answer = await sendForm(shopper, await formOf(await shopper.get(path), 'addresses'), wrong);
  expect(answer.status).toBe(422);
  const page = await readPage(answer.clone());
  expect(page.fields).toMatchObject(wrong);
  const faults = ['email', 'billing.firstName', 'billing.postalCode'];
  for (const name of faults) {
    const [control = ''] = page.html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`)) ?? [];
    expect(control).toContain('aria-invalid="true"');
    const described = /aria-describedby="([^"]*)"/.exec(control)?.[1]?.split(' ');
    expect(described).toContain(`${name}-error`);
    expect(page.html).toMatch(new RegExp(`id="${name}-error"[^>]*>(?:<[^>]*>)*[^<\\s]`));
  }
  const summary = page.links.filter((href) => faults.includes(href.slice(1)));
  expect(summary).toHaveLength(3);
  const form = await formOf(answer, 'addresses');
  const mended = { email, 'billing.firstName': firstName, 'billing.postalCode': postalCode };
  return led(shopper.post(path, filled(form, mended)));
}
