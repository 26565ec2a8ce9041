/** What a customer does from the first visit to the last, step by step, by keyboard alone, with and without a script. */
import { expect } from 'playwright/test';
import { password } from '../../test-customer.ts';
import { type Authenticator, answeredPress, answers, authenticatorOf } from '../authenticator.ts';
import { rows } from '../database.ts';
import { browsed } from '../guests.ts';
import { fillIn, press, skipToMain, tabTo } from '../keys.ts';
import {
  attach,
  button,
  type Customer,
  expectSound,
  field,
  mailedLink,
  main,
  open,
  operate,
  picture,
} from './customer.ts';

export type Method = 'bankTransfer' | 'cashOnDelivery';

/** A form that is sent faster counts as filled in by a program. */
const humanMs = 3000;

/** Waits until a form that was there at that time may be sent. */
const writtenSince = (page: Customer['page'], opened: number) =>
  page.waitForTimeout(Math.max(0, humanMs - (Date.now() - opened)));

export async function register(customer: Customer): Promise<void> {
  const { page, email, buyer, texts } = customer;
  const { firstName = '', lastName = '' } = buyer;
  await open(customer, 'create-account');
  await fillIn(page, { clientType: 'private', firstName, lastName, email, password });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/create-account\/check-email$/);
  await open(customer, await mailedLink(customer, '/create-account/confirm'));
  await fillIn(page, { password });
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/my-account\?confirmed$/);
  // Without the name in languages that would have to inflect it.
  const hello = texts('account.hello');
  await expect(main(page)).toContainText(hello.includes('{name}') ? lastName : hello);
}

/** Logs out, and in with it. Returns the device. */
export async function addPasskey(customer: Customer, name: string): Promise<Authenticator> {
  const { page, texts } = customer;
  const device = await authenticatorOf(page);
  await open(customer, 'my-account/security');
  const form = page.locator('form[data-watched]');
  await tabTo(page, form.locator('[name="name"]'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(name);
  await press(page, button(customer, 'passkey.add'));
  await expect(page.locator('main .note')).toContainText(texts('passkey.added'));

  await open(customer, 'log-out');
  await press(page, main(page).locator('form button'));
  await expect(page.locator('main .note')).toContainText(texts('account.loggedOut'));
  await answers(device, false);
  await open(customer, 'login');
  await answeredPress(page, device, () => press(page, form.getByRole('button')));
  await page.waitForURL(/\/my-account$/);
  return device;
}

/** From the product to the thank-you page, as the customer whose name and address the form knows. Returns the number. */
export async function buy(customer: Customer, slug: string, method: Method): Promise<string> {
  const { page, texts, hasScript, buyer } = customer;
  await open(customer, slug);
  if (hasScript) await page.locator('[data-island="add-to-cart"][data-awake]').waitFor();
  await press(page, button(customer, 'cart.add'));
  if (hasScript) {
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page, 'drawer');
  } else await page.waitForURL(/\/checkout\/cart$/);
  await open(customer, 'checkout/addresses');
  if (hasScript) await page.locator('#addresses[data-watched]').waitFor();
  const missing: Record<string, string> = {};
  for (const [name, value] of Object.entries(buyer)) {
    const known = await field(page, `billing.${name}`).inputValue();
    if (known === '') missing[`billing.${name}`] = value;
    else expect(known).toBe(value);
  }
  await fillIn(page, missing);
  await press(page, button(customer, 'checkout.continueToPayment'));
  await page.waitForURL(/\/checkout\/payment/);
  await open(customer, `checkout/payment?method=${method}`);
  const order = page.locator('button[name="intent"][value="order"]');
  await expect(order).toHaveAccessibleName(texts('checkout.orderButton'));
  await press(page, order);
  await page.waitForURL(/\/checkout\/thank-you\?order=/);
  if (hasScript) await expectSound(page, 'checkout/thank-you');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts('order.thankYou'));
  return page.locator('[data-order-number]').innerText();
}

/** The operator has the money and sends the parcel, which arrives. */
export async function deliver(number: string, method: Method): Promise<void> {
  const isPaidBefore = method === 'bankTransfer';
  await operate(
    ['orders', isPaidBefore ? 'transfer' : 'confirm', number],
    ['orders', 'ship', number, '--carrier', 'dhl', '--tracking', '00340434161094'],
    ['orders', 'deliver', number],
    ...(isPaidBefore ? [] : [['orders', 'cash', number]]),
  );
}

/** With a photo, chosen once although the first try is refused. */
export async function review(customer: Customer): Promise<void> {
  const { page, texts, hasScript, said } = customer;
  await open(customer, 'my-account/my-reviews');
  await press(page, main(page).locator(`a[href*="sku=${browsed.sku}"]`));
  await page.waitForURL(/\/review\/write/);
  await skipToMain(page);
  await attach(page, page.locator('#photos'));
  await press(page, button(customer, 'review.send'));
  await expect(main(page).getByRole('alert')).toContainText(texts('field.rating'));
  await expect(page.getByRole('checkbox', { name: picture.name })).toBeChecked();
  if (hasScript) await expectSound(page, 'review with errors');
  await skipToMain(page);
  await fillIn(page, { rating: '4', title: said.title, text: said.review, agreement: 'yes' });
  await press(page, button(customer, 'review.send'));
  await expect(main(page)).toContainText(texts('review.stateSubmitted'));
}

/** The operator approves the review and the question and answers it: everybody reads the one, the customer the other. */
export async function publish(customer: Customer): Promise<void> {
  const { page, said } = customer;
  const [written] = rows('SELECT id FROM reviews WHERE title = ?', said.title);
  const [asked] = rows(
    'SELECT id FROM questions WHERE text = ? ORDER BY created_at DESC',
    said.question,
  );
  const question = String(asked?.id);
  await operate(
    ['reviews', 'approve', String(written?.id)],
    ['questions', 'approve', question],
    ['questions', 'answer', question, said.answer],
  );
  await open(customer, 'my-account/my-reviews');
  const own = main(page).locator('.review', { hasText: said.question });
  await expect(own).toContainText(said.answer);
  await open(customer, `reviews/${browsed.number}`);
  const shown = main(page).locator('.review', { hasText: said.title });
  await expect(shown).toContainText(said.review);
  const photo = shown.locator('img').first();
  await photo.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
}

export async function ask(customer: Customer): Promise<void> {
  const { page, texts, said } = customer;
  await open(customer, `question/ask?sku=${browsed.sku}`);
  const opened = Date.now();
  await fillIn(page, { text: said.question });
  await writtenSince(page, opened);
  await press(page, button(customer, 'question.send'));
  // Similar questions are shown first.
  if (await main(page).getByText(texts('question.similar')).isVisible()) {
    await skipToMain(page);
    await press(page, button(customer, 'question.send'));
  }
  await expect(main(page)).toContainText(texts('question.sent'));
}

/** From the footer: in a dialog, without a script on a page. Returns the number of the case. */
export async function requestSupport(customer: Customer, number: string): Promise<string> {
  const { page, texts, hasScript, said } = customer;
  await page.goto(`${customer.home}my-account`);
  const footer = page.getByRole('contentinfo');
  const contact = footer.locator('a[href$="/contact"]');
  // On a phone its column is folded.
  if (await contact.isVisible()) await press(page, contact, 'Shift+Tab');
  else {
    await press(page, footer.locator('details:has([href$="/contact"]) > summary'), 'Shift+Tab');
    await press(page, contact);
  }
  const sheet = hasScript ? page.getByRole('dialog') : main(page);
  const topic = sheet.getByRole('link', { name: texts('support.subreason.spare-parts') });
  await expect(topic).toBeVisible();
  if (!hasScript) await skipToMain(page);
  await press(page, topic);
  await expect(sheet.locator('[name="support.productNumber"]')).toBeVisible();
  const opened = Date.now();
  if (hasScript) await expectSound(page, 'support form');
  else await skipToMain(page);
  await fillIn(page, {
    'support.productNumber': browsed.number,
    'support.orderNumber': number,
    'support.subject': said.title,
    'support.description': said.request,
  });
  await attach(page, sheet.locator('input[type="file"]'));
  await writtenSince(page, opened);
  await press(page, sheet.getByRole('button', { name: texts('contact.send') }));
  await expect(sheet.locator('.note')).toContainText(texts('support.received'));
  const received = await sheet.locator('b.num').innerText();
  await open(customer, 'my-account/support');
  await expect(main(page)).toContainText(received);
  return received;
}

/** The link of the mail opens everything, to read and as a file. */
export async function takeAlong(customer: Customer, everything: readonly string[]): Promise<void> {
  const { page } = customer;
  await open(customer, 'my-account/my-data');
  await press(page, button(customer, 'account.resetButton'));
  await page.waitForURL(/done=access/);
  await open(customer, await mailedLink(customer, '/my-data/open'));
  for (const word of everything) await expect(main(page)).toContainText(word);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, page.getByRole('link', { name: 'JSON' })),
  ]);
  const file = JSON.stringify(JSON.parse(await textOf(await download.createReadStream())));
  for (const word of everything) expect(file).toContain(word);
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

/** Confirmed by the link of the mail; afterwards nobody can log in. */
export async function erase(customer: Customer, device?: Authenticator): Promise<void> {
  const { page, texts, email } = customer;
  await open(customer, 'my-account/my-data/erase');
  await press(page, button(customer, 'account.resetButton'));
  await page.waitForURL(/done=erasure/);
  await open(customer, await mailedLink(customer, '/my-data/erase'));
  await fillIn(page, { final: 'on' });
  await press(page, button(customer, 'myData.eraseButton'));
  await page.waitForURL(/\/my-data\?done=erasing/);
  await expect.poll(() => rows('SELECT id FROM customers WHERE email = ?', email)).toEqual([]);
  // The device still has the key, and would offer it by itself.
  if (device) await answers(device, false);
  await open(customer, 'login');
  await fillIn(page, { email, password });
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('alert')).toContainText(texts('account.loginFailed'));
}
