/** What a shopper reads before the order button and on the page after it, without a script. */
import { createExecutionContext, env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/country/countries.ts';
import worker from '#worker/index.ts';
import english from '../../../locales/en.json';
import irish from '../../../locales/en-IE.json';
import { putOnSale } from '../goods.ts';
import { readPage, wordsOf } from '../html-page.ts';
import { cartWith, phone, readyToOrder } from '../shopper.ts';
import { led, visitor } from '../visitor.ts';

type Row = { method: string; words: string; plates: string[]; checked: boolean; disabled: boolean };

const textOf = (html: string) =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')
    .trim();

/** The rows to choose from, in their order. */
function rowsIn(html: string): Row[] {
  return [...html.matchAll(/<label class="choice">([\s\S]*?)<\/label>/g)].map(([, row = '']) => {
    const [, plates = ''] = /<span class="pays"[^>]*>([\s\S]*)<\/span>$/.exec(row) ?? [];
    const input = /<input[^>]*>/.exec(row)?.[0] ?? '';
    return {
      method: /value="([^"]*)"/.exec(input)?.[1] ?? '',
      words: textOf(row),
      plates: [...plates.matchAll(/<span>([^<]*)<\/span>/g)].map(([, plate = '']) => plate),
      checked: / checked=""/.test(input),
      disabled: / disabled=""/.test(input),
    };
  });
}

async function paymentStep(country: CountryCode, goods: { price: number; freight?: boolean }) {
  const [sku] = await putOnSale(goods);
  const { shopper, cart } = await readyToOrder(
    country,
    { [sku]: 1 },
    goods.freight ? { phone } : {},
  );
  const { html, fields } = await readPage(await shopper.get('/checkout/payment'));
  return { shopper, cart, html, fields, rows: rowsIn(html) };
}

const rowOf = (rows: Row[], method: string) => rows.find((row) => row.method === method);

describe('the payment step', () => {
  it('lists the payment methods of the market, with the card chosen', async () => {
    const { rows } = await paymentStep('ie', { price: 6000 });
    expect(rows.map(({ method }) => method)).toEqual([
      'cashOnDelivery',
      'scheme',
      'applepay',
      'googlepay',
      'paypal',
      'klarna',
    ]);
    expect(rows.filter(({ checked }) => checked).map(({ method }) => method)).toEqual(['scheme']);
    const card = rowOf(rows, 'scheme');
    expect(card?.plates).toEqual(['VISA', 'Mastercard', 'Amex']);
    expect(card?.words).toContain(english['payment.next.card']);
    expect(rowOf(rows, 'paypal')?.words).toContain('You will be redirected to PayPal to pay');
  });

  it('shows the credit warning and the lender only for credit', async () => {
    const { rows } = await paymentStep('ie', { price: 6000 });
    const warned = rows.filter(({ words }) => words.includes(irish['payment.creditWarning']));
    expect(warned.map(({ method }) => method)).toEqual(['klarna']);
    expect(warned[0]?.words).toContain('Klarna Bank AB (publ)');
  });

  it('says for each method that is not possible why it is not', async () => {
    const pallet = await paymentStep('gb', { price: 6000, freight: true });
    const cash = rowOf(pallet.rows, 'cashOnDelivery');
    expect(cash?.disabled).toBe(true);
    expect(cash?.words).toContain(english['payment.reason.freight']);
    expect(pallet.rows.at(-1)).toBe(cash);
    const dear = await paymentStep('ie', { price: 150_000 });
    expect(rowOf(dear.rows, 'cashOnDelivery')?.words).toMatch(/above €1,500\.00/);
  });

  it('hides methods that are not for this kind of customer, and names them', async () => {
    const german = await paymentStep('de', { price: 6000 });
    expect(rowOf(german.rows, 'billie')).toBeUndefined();
    expect(rowOf(german.rows, 'ratepay')).toBeDefined();
    expect(german.html).toMatch(/<\/fieldset><p class="small muted">/);
    const { shopper, cart, html } = await paymentStep('ie', { price: 6000 });
    expect(html).not.toMatch(/<\/fieldset><p class="small muted">/);
    const { billingAddress, id, version } = cart;
    if (!billingAddress) throw new Error('no address');
    const address = { ...billingAddress, company: 'Metzgerei Brandt GmbH' };
    await shopper.ask('updateCart', {
      id,
      version,
      actions: [{ action: 'setBillingAddress', address }],
    });
    const company = await readPage(await shopper.get('/checkout/payment'));
    const methods = rowsIn(company.html).map(({ method }) => method);
    expect(methods).toEqual(['cashOnDelivery', 'scheme', 'applepay', 'googlepay', 'paypal']);
    expect(textOf(company.html)).toContain('For private customers only: Klarna – pay in 30 days');
    expect(company.html).not.toContain('<strong>');
  });

  it.each(['se', 'fi'] as const)('in %s chooses a method that is no credit', async (country) => {
    const { rows } = await paymentStep(country, { price: 6000 });
    expect(rows.findIndex(({ checked }) => checked)).toBe(0);
    expect(rowOf(rows, 'scheme')?.checked).toBe(false);
  });

  it('keeps a choice that is sent without a script', async () => {
    const { shopper, fields } = await paymentStep('de', { price: 6000 });
    const chosen = { ...fields, intent: 'choose', method: 'paypal' };
    const path = await led(shopper.post('/checkout/payment', chosen));
    expect(path).toBe('/checkout/payment?method=paypal');
    const { html } = await readPage(await shopper.get(path));
    expect(rowOf(rowsIn(html), 'paypal')?.checked).toBe(true);
  });

  it.each(['de', 'gb', 'ch', 'no'] as const)(
    'in %s has the total, the legal texts and the order button in this order',
    async (country) => {
      const { html } = await paymentStep(country, { price: 6000 });
      const summary = /<aside[\s\S]*?<\/aside>/.exec(html)?.[0] ?? '';
      const order = [
        'class="mini"',
        'data-total=',
        'href="/terms-and-conditions/"',
        'href="/return-policy/"',
        'href="/privacy-data/"',
        'value="order"',
      ].map((part) => summary.indexOf(part));
      expect(order.every((at) => at > 0)).toBe(true);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      const charges = summary.indexOf('data-legal="import-charges"');
      expect(charges > 0).toBe(country !== 'de');
      expect(charges).toBeLessThan(summary.indexOf('value="order"'));
    },
  );
});

describe('the cart', () => {
  it('names the country, the methods and the brands of cards before the first step', async () => {
    const [sku] = await putOnSale({ price: 6000 });
    for (const goods of [{}, { [sku]: 1 }]) {
      const shopper = visitor('ie');
      if (sku in goods) await cartWith(shopper, goods);
      const html = wordsOf(await (await shopper.get('/checkout/cart')).text());
      const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
      const [said = ''] = /Country of delivery: Ireland\. Payment: .*?\./.exec(textOf(main)) ?? [];
      for (const method of ['Credit or debit card (VISA, Mastercard, Amex)', 'PayPal', 'Klarna']) {
        expect(said).toContain(method);
      }
    }
  });
});

describe('cash on delivery where the specification’s limit is 0', () => {
  const countries = async (limit: string) => {
    const offering = [];
    for (const country of ['de', 'sk'] as const) {
      const request = new Request(`http://${country}.localhost/checkout/cart`);
      const settings = { ...env, COD_ZERO_LIMIT: limit };
      const response = await worker.fetch(request as never, settings, createExecutionContext());
      const said = /<p class="small muted top">[^<]* · [^<]*<\/p>/.exec(await response.text())?.[0];
      if (/Nachnahme|dobierk/i.test(said ?? '')) offering.push(country);
    }
    return offering;
  };

  it('is offered or not, as the operator configures it', async () => {
    expect(await countries('none')).toEqual(['de', 'sk']);
    expect(await countries('off')).toEqual(['sk']);
  });
});

describe('the page after a bank transfer was chosen', () => {
  async function thanksIn(country: CountryCode) {
    const [sku] = await putOnSale({ price: 6000 });
    const { shopper } = await readyToOrder(country, { [sku]: 1 });
    const { fields } = await readPage(await shopper.get('/checkout/payment?method=bankTransfer'));
    const { html } = await readPage(
      await shopper.get(await led(shopper.post('/checkout/payment', fields))),
    );
    return html;
  }

  it('has the details to copy, a code to scan and the next steps', async () => {
    const html = await thanksIn('sk');
    const number = /data-order-number="([^"]*)"/.exec(html)?.[1];
    expect(html).toMatch(/data-copy="SK\d{22}"/);
    expect(html).toContain(`data-copy="${number}"`);
    expect(html).toContain('data-copy="60.00"');
    expect(html).toMatch(/<svg class="payment-slip__code"[^>]*aria-label="PAY by square"/);
    expect(/<ol class="next">[\s\S]*?<\/ol>/.exec(html)?.[0].match(/<li>/g)).toHaveLength(3);
    // Buttons that need a script are hidden without one.
    for (const [key] of html.matchAll(/<button[^>]*data-copy=[^>]*>/g))
      expect(key).toContain('hidden=""');
  });

  it('has no code where banks support none', async () => {
    expect(await thanksIn('hu')).not.toContain('payment-slip__code');
  });
});
