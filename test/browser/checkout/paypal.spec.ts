/**
 * Our order button opens PayPal's window; if anything fails, it submits the form. A trial page with the shop's
 * Content-Security-Policy contains the button; the sandbox's script replaces PayPal's.
 */
import { expect, type Page, test } from 'playwright/test';
import { violationsOn } from '../axe.ts';
import { addressOf, textsOf } from '../shop.ts';

const shop = addressOf('de');
const trial = `${shop}/__trial`;
const returnUrl = `${shop}/__returned?attempt=1`;
const texts = textsOf('en-GB');
const order = texts('checkout.orderButton');
const cancelled = texts('payment.paypalCancelled');

/** `begun`: the shop's response to the JSON request of the button. Returns those requests and the submitted forms. */
async function openTrial(page: Page, begun: { status: number; body: string }) {
  const home = await page.goto(`${shop}/checkout/cart`, { waitUntil: 'commit' });
  const html = (await home?.text()) ?? '';
  const script = /src="(\/assets\/hydrate-[^"]+)"/.exec(html)?.[1];
  const state = /<script type="application\/json" id="page-state">.*?<\/script>/.exec(html)?.[0];
  const island = {
    formId: 'order',
    clientId: 'sandbox-client',
    environment: 'sandbox',
    standIn: '/__sandbox/paypal/core.js',
    texts: { order, cancelled },
  };
  const props = JSON.stringify(island).replaceAll('"', '&quot;');
  const button = `<button type="submit" form="order" name="intent" value="order" class="btn" data-kind="go" data-size="l" data-wide="">${order}</button>`;
  const body = `<!doctype html><html lang="en"><head><title>Trial</title><script type="module" src="${script}"></script></head>
    <body><main><h1>Trial</h1><form id="order" method="post" action="/checkout/payment"><input type="hidden" name="cartId" value="c1"></form>
    <div data-island="paypal-button" data-when="load" data-prefix="x-" data-props="${props}">${button}</div></main>${state}</body></html>`;
  const headers = { 'Content-Security-Policy': home?.headers()['content-security-policy'] ?? '' };
  await page.route(trial, (route) => route.fulfill({ body, headers, contentType: 'text/html' }));
  const asked: string[] = [];
  await page.route(`${shop}/checkout/payment`, (route) => {
    const isData = route.request().headers().accept === 'application/json';
    asked.push(`${isData ? 'asked' : 'sent'} ${route.request().postData()}`);
    const page = { status: 200, body: 'The page of an order', contentType: 'text/html' };
    return route.fulfill(isData ? { ...begun, contentType: 'application/json' } : page);
  });
  await page.route(`${shop}/__returned**`, (route) => route.fulfill({ body: 'Back' }));
  await page.goto(trial);
  return asked;
}

/** Sets what the buyer does in PayPal's window. */
const decides = (page: Page, answer: string) =>
  page.context().route('**/__sandbox/paypal/checkoutnow**', (route) =>
    route.fulfill({
      status: 303,
      headers: { Location: `${shop}/__sandbox/paypal/closed?${answer}` },
    }),
  );

const begun = { status: 200, body: JSON.stringify({ orderId: 'ORDER1', returnUrl }) };
const button = (page: Page) => page.getByRole('button', { name: order });
const ready = (page: Page) => expect(button(page)).toHaveAttribute('aria-haspopup', 'dialog');

test('the button opens PayPal’s window, and approval leads to the return page', async ({
  page,
}) => {
  const asked = await openTrial(page, begun);
  await decides(page, 'token=ORDER1&PayerID=PAYER1');
  await ready(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${returnUrl}&token=ORDER1&PayerID=PAYER1`);
  expect(asked).toEqual(['asked cartId=c1&intent=order']);
});

test('a cancelled payment shows a message, and the button works again', async ({ page }) => {
  const asked = await openTrial(page, begun);
  await decides(page, 'token=ORDER1&cancelled=1');
  await ready(page);
  await button(page).click();
  await expect(page.getByRole('status').filter({ hasText: cancelled })).toBeVisible();
  expect(page.url()).toBe(trial);
  expect(await violationsOn(page)).toEqual([]);
  await button(page).click();
  await expect.poll(() => asked.length).toBe(2);
});

test('without PayPal’s script the button sends the form', async ({ page }) => {
  await page.route('**/__sandbox/paypal/core.js', (route) => route.abort());
  const asked = await openTrial(page, begun);
  await button(page).click();
  await expect(page.getByText('The page of an order')).toBeVisible();
  expect(asked).toEqual(['sent cartId=c1&intent=order']);
});

test('a refused order is submitted as a form, for the page with the reason', async ({ page }) => {
  const asked = await openTrial(page, { status: 409, body: '{}' });
  await ready(page);
  await button(page).click();
  await expect(page.getByText('The page of an order')).toBeVisible();
  expect(asked.map((each) => each.split(' ')[0])).toEqual(['asked', 'sent']);
});

test('the button follows a redirect in the response of the shop', async ({ page }) => {
  const redirect = `${shop}/__returned?elsewhere=1`;
  const asked = await openTrial(page, { status: 200, body: JSON.stringify({ redirect }) });
  await ready(page);
  await button(page).click();
  await page.waitForURL(redirect);
  expect(asked).toHaveLength(1);
});
