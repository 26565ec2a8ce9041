/** The search field: a plain form that becomes a combobox, worked by keyboard alone. Source: checklist SEA-2, SEA-3. */
import { expect, type Page, type Route, test } from 'playwright/test';
import { expectClean } from '../axe.ts';
import { homeOf } from '../buying.ts';
import { type Guest, guests } from '../guests.ts';
import { ready } from '../ready.ts';
import { textsOf } from '../shop.ts';

const asked = '**/__suggest?*';
const field = (page: Page) => page.locator('.header').getByRole('combobox');
const options = (page: Page) => page.locator('.search').getByRole('option');
const marked = (page: Page) => page.locator('[role="option"][aria-selected="true"]');

async function open(page: Page, guest: Guest, path = ''): Promise<void> {
  await page.goto(homeOf(guest) + path);
  await ready(page);
  await page.locator('.header input[name="query"]').focus();
  await expect(field(page)).toBeFocused();
}

/** Types letter by letter and waits for the suggestions. */
async function type(page: Page, text: string): Promise<void> {
  const answer = page.waitForResponse(asked);
  await field(page).pressSequentially(text);
  await answer;
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
}

test('suggestions are browsed and opened by keyboard alone', async ({ page }) => {
  const texts = textsOf(guests.gr.locale);
  const text = 'μεγγεν';
  await open(page, guests.gr);
  await type(page, text);
  const count = await options(page).count();
  expect(count).toBeGreaterThan(1);
  expect(await page.locator('.opt').count()).toBeLessThanOrEqual(10);
  const list = page.getByRole('listbox', { name: texts('search.suggestions') });
  await expect(list.getByRole('group').first()).toBeVisible();
  await expect(field(page)).toHaveAttribute(
    'aria-controls',
    (await list.getAttribute('id')) ?? '-',
  );
  await expect(page.locator('.search [role="status"]')).toHaveText(/\d/);

  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(marked(page)).toHaveCount(1);
  const id = await marked(page).getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', id ?? '-');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(text);

  const href = (await marked(page).getAttribute('href')) ?? '-';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.search === href);
});

test('Enter searches for the typed text if no suggestion is marked; Escape closes the list, then clears the field', async ({
  page,
}) => {
  await open(page, guests.de);
  await type(page, 'schraub');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('schraub');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await type(page, 'schraub');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=schraub$/);
});

test('the list is closed by a click outside, by Tab and after the way back; the clear button focuses the field', async ({
  page,
}) => {
  await open(page, guests.de);
  await type(page, 'schraub');
  await page.locator('.foot').click({ position: { x: 2, y: 2 } });
  await expect(options(page)).toHaveCount(0);
  await field(page).focus();
  await expect(options(page).first()).toBeVisible();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);

  await test.step('a product that is clicked is opened, and the list is gone on the way back', async () => {
    await field(page).focus();
    const product = page.locator('.opt[data-sku]').first();
    const href = (await product.getAttribute('href')) ?? '-';
    await product.click();
    await expect(page).toHaveURL((url) => url.pathname === href);
    await page.goBack();
    await expect(options(page)).toHaveCount(0);
  });

  await test.step('cleared it is empty and closed, also of a text that the page came with', async () => {
    await open(page, guests.de, 'search?query=schraub');
    const clear = page.getByRole('button', { name: textsOf('de-DE')('search.clear') });
    await expect(options(page).first()).toBeVisible();
    await clear.click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(options(page)).toHaveCount(0);
    await expect(clear).toBeHidden();
  });

  await test.step('the same before the field had the focus', async () => {
    await page.goto(`${homeOf(guests.de)}search?query=schraub`);
    await ready(page);
    await page.getByRole('button', { name: textsOf('de-DE')('search.clear') }).click();
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
  });
});

test('without a network the list says so, also before its script is loaded, and suggests once there is one', async ({
  page,
  context,
}) => {
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const says = textsOf('de-DE')('search.offline');
  await page.goto(homeOf(guests.de));
  await ready(page);
  await context.setOffline(true);
  const plain = page.locator('.header input[name="query"]');
  await plain.pressSequentially('schraub');
  await expect(page.getByRole('status').filter({ hasText: says })).toHaveCount(1);
  await context.setOffline(false);
  await expect(options(page).first()).toBeVisible();
  await context.setOffline(true);
  await field(page).pressSequentially('er');
  await expect(page.locator('.search__nothing')).toHaveText(says);
  await expect(page.locator('.search').getByRole('status')).toHaveText(says);
  await context.setOffline(false);
  await expect(options(page).first()).toBeVisible();
  expect(thrown).toEqual([]);
});

test('the empty field opens a panel of links, worked by Tab and arrow keys and closed by Escape', async ({
  page,
}) => {
  const texts = textsOf(guests.de.locale);
  const group = (name: string) => page.locator('.search').getByRole('group', { name });
  await open(page, guests.de);
  const popular = group(texts('home.popular')).getByRole('link');
  await expect(popular.first()).toBeVisible();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  const goods = group(texts('home.bestsellers'));
  await expect(goods.getByRole('link')).toHaveCount(4);
  await expect(goods.locator('img')).toHaveCount(4);
  await expectClean(page, 'panel of the empty field');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(popular.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(popular.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  const tasks = group(texts('footer.service')).getByRole('link');
  await page.keyboard.press('ArrowUp');
  await expect(tasks.last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await expect(popular).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await tasks.filter({ hasText: texts('quickOrder.title') }).click();
  await expect(page).toHaveURL(/\/quick-order$/);
});

test('one letter sends no request, and quick typing sends a single one', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('__suggest?')) requests.push(new URL(request.url()).search);
  });
  await open(page, guests.de);
  await field(page).pressSequentially('s');
  await page.waitForTimeout(600);
  expect(requests).toEqual([]);
  await type(page, 'chraub');
  expect(requests).toEqual(['?query=schraub']);
  await field(page).pressSequentially(' ');
  await page.waitForTimeout(600);
  expect(requests).toHaveLength(1);
});

test('a response for an older text is dropped, and a slow one is shown as loading', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(asked, async (route) => {
    if (new URL(route.request().url()).searchParams.get('query') === 'schraub') held.push(route);
    else await route.continue();
  });
  await open(page, guests.de);
  await field(page).pressSequentially('schraub');
  const form = page.locator('.header .search');
  await expect(form).toHaveAttribute('aria-busy', 'true');
  await expect(form).toHaveAttribute('data-stalled', '');
  await field(page).fill('vakuum');
  await expect(page.locator('.opt[data-sku]').first()).toContainText(/vakuum/i);
  await expect(form).not.toHaveAttribute('aria-busy');
  await expect(form).not.toHaveAttribute('data-stalled');
  for (const route of held) await route.continue().catch(() => undefined);
  await page.waitForTimeout(500);
  await expect(page.locator('.opt[data-sku]').first()).toContainText(/vakuum/i);
});

test('the form still searches if the suggestions fail to load', async ({ page }) => {
  await page.route(asked, (route) => route.abort());
  await open(page, guests.de);
  await field(page).pressSequentially('schraub');
  await page.waitForTimeout(800);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=schraub$/);
});

test('an empty result shows a message and the phone number; the open list has no axe violation at any width', async ({
  page,
}) => {
  await open(page, guests.de);
  await type(page, 'takel');
  await expectClean(page, 'suggestions');
  expect(await page.locator('.opt:visible').count()).toBeLessThanOrEqual(8);
  await page.setViewportSize({ width: 1440, height: 900 });
  await field(page).fill('qqqxxx');
  const said = textsOf('de-DE')('search.nothing').replace('{query}', 'qqqxxx');
  await expect(page.locator('.search__drop').getByText(said)).toBeVisible();
  await expect(page.locator('.search [role="status"]')).toHaveText(said);
  await expect(page.locator('.search__drop a[href^="tel:"]')).toBeVisible();
  await expectClean(page, 'nothing found');
});
