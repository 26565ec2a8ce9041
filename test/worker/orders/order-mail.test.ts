/** The confirmation as a durable medium: everything the contract holds, as text and as HTML. Source: eu-2026.md C-30, C-40. */
import { describe, expect, it } from 'vitest';
import { prescribedGuarantee } from '#domain/guarantee/prescribed-guarantee.ts';
import { locales } from '#domain/locale/locales.ts';
import { formatMoney } from '#domain/money/format.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import { withStates } from '#domain/order/steps/states.ts';
import { readPage } from '../html-page.ts';
import { decodedText } from '../html-prices.ts';
import { confirmed, paidWith, placed } from '../placed-orders.ts';
import { visitor } from '../visitor.ts';

/** The text of the HTML. */
function wordsIn(html: string): string {
  return decodedText(
    html.slice(html.indexOf('<main>'), html.indexOf('</footer>')).replace(/<[^>]*>/g, ' '),
  );
}

/** Its letters and digits in their order: the layout of the two parts differs, and only the text part has URLs. */
function lettersOf(text: string): string {
  return text.replace(/http\S+/g, '').replace(/[\s:]/g, '');
}

describe('the mail about an order', () => {
  it('names goods, VAT, delivery, payment, addresses, seller, withdrawal with its form, guarantee and terms', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const mail = await confirmed(order);
    for (const said of [
      /^1 × Regal EX\d+ en \(\d{8}\): €60\.00$/m,
      /^Delivery \(parcel\): Free$/m,
      /^Cash on delivery fee: €2\.90$/m,
      /^Total: €62\.90$/m,
      /^VAT at 23%: €11\.76$/m,
      /^You pay the carrier on delivery\. You pay in cash\.$/m,
      /^Delivery: with you by \w{3},?\s\d/m,
      /^Zora Nováková\n12a Dlhá ulica$/m,
      /^Seller\n\nKontor Demo\nMusterstraße 1\n20457 Hamburg\nGermany\nAmtsgericht Hamburg, HRB 000000\nVAT number: DE999999999\n\+353 /m,
      /right to cancel this contract within 14 days/,
      /^To Kontor Demo, Musterstraße 1, 20457 Hamburg, Germany, \+353\s.*service@kontor\.example:$/m,
      /^Withdraw from contract here: http:\/\/ie\.localhost\/withdrawal\?order=[\w.-]+$/m,
      /^Returns and cancellation: http:\/\/ie\.localhost\/return-policy\/$/m,
      /^Order status: http:\/\/ie\.localhost\/order-status\?order=NS\d{8}$/m,
      /for up to 6 years from delivery/,
      /^Your statutory rights: http:\/\/ie\.localhost\/complaints\/$/m,
      /^1\. These terms apply to orders in this shop\./m,
    ]) {
      expect(mail?.text).toMatch(said);
    }
  });

  it.each(locales.map(({ code, country }) => [code, country] as const))(
    'in %s has the same text in both its parts, and does not name the closed ODR platform',
    async (code, country) => {
      const { order } = await placed(country, 'cashOnDelivery');
      const mail = await confirmed({ ...order, locale: code });
      const html = mail?.html ?? '';
      expect(html).toContain(`<html lang="${code}">`);
      // Gmail cuts longer mails.
      expect(new TextEncoder().encode(html).length).toBeLessThan(102_000);
      expect(lettersOf(wordsIn(html))).toBe(lettersOf(`${mail?.subject} ${mail?.text}`));
      const head = decodedText(html.slice(html.indexOf('<body'), html.indexOf('<main>')));
      expect(head).toMatch(
        /<td style="[^"]*background:#D1370A[^"]*">K<\/td><td style="[^"]*">KONTOR<\/td>/,
      );
      expect(head).toContain(`>${shownOrderNumber(order.orderNumber, country)}</b>`);
      const total = formatMoney(order.totalPrice.centAmount, order.totalPrice.currencyCode, code);
      expect(mail?.text).toContain(total);
      const prescribed = prescribedGuarantee(country);
      expect(prescribed.length > 0, country).toBe(country === 'fr');
      for (const text of prescribed) expect(mail?.text).toContain(text);
      expect(mail?.text).not.toMatch(/ec\.europa\.eu|\bODR\b|undefined|\{\w+\}/);
      expect(html).not.toMatch(/<script|<img|src=|url\(/);
    },
  );

  it('leads to the page on the legal guarantee, which says how long the rights last', async () => {
    const page = await visitor('ie').get('/complaints/');
    expect(await page.text()).toContain('for up to 6 years from delivery');
  });

  it('has the terms of an extra guarantee that was bought, as on their page', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const [line] = order.lineItems;
    if (!line) throw new Error('nothing ordered');
    const guarantee = {
      ...line,
      id: 'guarantee',
      productType: { ...line.productType, key: 'extra_guarantee' as const },
    };
    const mail = await confirmed({ ...order, lineItems: [line, guarantee] });
    expect((await confirmed(order))?.text).not.toContain('Guarantor');
    const page = await (await visitor('ie').get('/premium-gurantee/')).text();
    for (const said of [
      'Guarantor: Kontor Demo, Musterstraße 1,',
      'The guarantee applies in the country of this shop.',
      'lasts for the number of years in its name',
      'we repair it, replace it or refund its price',
      'with your order number, and describe the fault',
      'Your statutory rights, which cost you nothing, are not affected.',
    ]) {
      expect(mail?.text).toContain(said);
      expect(page).toContain(said);
    }
  });

  it('names no right of withdrawal where the law has none, and none for companies', async () => {
    const right = /withdraw|right to cancel|retirer|rétractation|Widerruf/i;
    const swiss = await placed('ch');
    const irish = await placed('ie', 'cashOnDelivery');
    const { billingAddress } = irish.order;
    const company = { ...irish.order, billingAddress: { ...billingAddress, company: 'Acme' } };
    expect((await confirmed(swiss.order))?.text).not.toMatch(right);
    expect((await confirmed(company))?.text).not.toMatch(right);
    expect((await confirmed(irish.order))?.text).toMatch(right);
  });

  it('says how to pay by transfer or by reference, or that the payment is confirmed', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const voucher = {
      reference: '123 456 789',
      entity: '11249',
      expiresAt: '2026-06-05T22:00:00.000Z',
      merchantReference: 'm',
    };
    const action = JSON.stringify(voucher);
    const transfer = await confirmed({ ...order, paymentInfo: paidWith(order, 'bankTransfer') });
    const byReference = await confirmed({
      ...order,
      paymentInfo: paidWith(order, 'multibanco', { action }),
    });
    const charge = {
      id: 'Charge:psp',
      type: 'Charge',
      amount: order.totalPrice,
      timestamp: order.createdAt,
      interactionId: 'psp',
    } as const;
    const byCardIn = (state: 'Pending' | 'Success' | 'Failure') =>
      confirmed(
        withStates({
          ...order,
          paymentInfo: paidWith(order, 'scheme', { transactions: [{ ...charge, state }] }),
        }),
      );
    const byCard = await byCardIn('Success');
    expect(transfer?.text).toMatch(
      /IBAN: IE\d\d( \w{1,4})+\nBIC: KNTRIE00\nPayment reference: NS\d{8}\nTotal: €62\.90$/m,
    );
    expect(transfer?.text).toMatch(/^Delivery: 2–4 working days after your payment has arrived$/m);
    expect(byReference?.text).toMatch(/^Entity: 11249\nReference: 123 456 789\nTotal: €62\.90$/m);
    expect(byReference?.text).toMatch(/^Please pay €62\.90 with these details by 5\/6\/2026/m);
    expect(byReference?.text).not.toContain('IBAN');
    expect(byCard?.text).toContain('Your payment of €62.90 by Credit or debit card is confirmed.');
    expect(byCard?.text).not.toContain('IBAN');
    const [pending, failed] = [await byCardIn('Pending'), await byCardIn('Failure')];
    expect(pending?.text).toContain('has been authorised and is being collected');
    expect(failed?.text).toContain('Your payment of €62.90 to Kontor did not go through.');
    expect(failed?.text).toMatch(/Pay now: http\S+\/checkout\/pay-again\?order=/);
    for (const mail of [pending, failed]) expect(mail?.text).not.toContain('is confirmed');
  });

  it('shows names unchanged, and escapes them in HTML', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const lastName = '<script>alert(1)</script> & "Co"';
    const billingAddress = { ...order.billingAddress, lastName };
    const mail = await confirmed({ ...order, billingAddress });
    expect(mail?.text).toContain(lastName);
    expect(mail?.html).not.toContain('<script');
    expect(wordsIn(mail?.html ?? '')).toContain(lastName);
  });

  it('has no links if the order was stored before orders had a site', async () => {
    const { order } = await placed('ie', 'cashOnDelivery');
    const { site, ...kept } = order;
    const mail = await confirmed(kept);
    expect(site).toBe('http://ie.localhost');
    expect(mail?.text).not.toContain('http');
    expect(mail?.html).not.toContain('href');
  });
});

it('the outbox shows the HTML of a mail as a page of its own, which runs and loads nothing', async () => {
  const { order } = await placed('ie', 'cashOnDelivery');
  const mail = await confirmed(order);
  const response = await visitor('ie').get(`/__outbox/${mail?.id}`);
  const policy = response.headers.get('Content-Security-Policy');
  const page = await readPage(response);
  expect(page.html).toBe(mail?.html);
  expect(page.h1).toEqual([`Your Kontor order ${order.orderNumber}`]);
  expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await visitor('ie').get('/__outbox/of-nobody')).status).toBe(404);
});
