/** A case and its answers: in the account, and by the signed link of a mail for guests. */
import { describe, expect, it } from 'vitest';
import { closeCase, storeMessage } from '#worker/data/support/write-cases.ts';
import { customerOf, newEmail } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { env } from '../environment.ts';
import { putOnSale } from '../goods.ts';
import { orderCall } from '../shopper.ts';
import { readyCustomer } from '../shoppers-with-account.ts';
import { led, visitor } from '../visitor.ts';
import {
  caseAbout,
  caseForm,
  countOfCases,
  formAbout,
  newSubject,
  person,
  send,
  sent,
} from './support-forms.ts';

const request = (subject: string, email: string) => ({
  key: crypto.randomUUID(),
  reason: 'other',
  subreason: 'other',
  name: 'Zora',
  email,
  subject,
  description: 'Wo?',
});

async function answered(caseId: string, text: string) {
  const message = { id: crypto.randomUUID(), caseId, writer: 'shop', text } as const;
  const at = new Date().toISOString();
  const id = await storeMessage(env.DB, { ...message, at });
  const event = { id, at, type: 'support-answered', caseId, messageId: message.id } as const;
  await deliver(event, event);
}

const lastMail = (recipient: unknown) =>
  env.DB.prepare('SELECT subject, text FROM mails WHERE recipient = ? ORDER BY at DESC LIMIT 1')
    .bind(recipient)
    .first<{ subject: string; text: string }>();

describe('a customer', () => {
  it('chooses one of their orders in the form, which keeps what was typed and uploaded', async () => {
    const [sku] = await putOnSale({ price: 6000 });
    const { shopper, cart } = await readyCustomer('de', { [sku]: 1 });
    await shopper.ask('createOrder', orderCall(cart, 'bankTransfer', 6000));
    const form = await formAbout(shopper, 'product-claim');
    const [enter, order] = form.keys;
    expect([enter?.name, order?.name]).toEqual(['', 'support.order']);
    const subject = newSubject();
    const typed = { 'support.subject': subject, 'support.description': 'Deckel fehlt' };
    const pressed = { ...typed, 'support.order': order?.value ?? '' };
    const response = await send(shopper, form, pressed, {
      'support.files': [new File(['%PDF-1.7\n'], 'Rechnung.pdf')],
    });
    expect(response.status).toBe(200);
    const { controls } = await caseForm(response);
    const shown = {
      ...typed,
      'support.orderNumber': order?.value,
      'support.name': 'Zora Nováková',
    };
    for (const [name, value] of Object.entries(shown)) {
      expect([name, controls.get(name)?.value]).toEqual([name, value]);
    }
    expect(controls.get('support.productNumber')?.choices).toContain(sku.slice(-8));
    expect([...controls.keys()]).toContain('uploaded');
    expect(await countOfCases(subject)).toBe(0);
  });

  it('lists their cases, reads the answer and replies, which opens the case again', async () => {
    const { shopper, email } = await customerOf('de');
    const subject = newSubject();
    const { case: opened } = await shopper.ask('requestContact', request(subject, email));
    expect((await shopper.ask('getSupportCases', {})).cases).toMatchObject([
      { number: opened.number, subject, state: 'open' },
    ]);
    const { id } = await caseAbout(subject);
    await answered(id, 'Morgen.\n\nGruß');
    expect((await lastMail(email))?.text).toContain('Guten Tag Zora Nováková,');
    const path = `/my-account/support/${opened.number}`;
    expect(await (await shopper.get('/my-account/support')).text()).toContain(`href="${path}"`);
    const { cases } = await shopper.ask('getAccountHome', {});
    expect(cases).toMatchObject([{ number: opened.number, subject, state: 'answered' }]);
    const home = async () => (await shopper.get('/my-account')).text();
    expect(await home()).toContain(`href="${path}"`);
    await env.DB.prepare("UPDATE support_cases SET changed_at = '2026-01-01' WHERE id = ?")
      .bind(id)
      .run();
    expect(await home(), 'nobody waits for an old answer').not.toContain(`href="${path}"`);
    const page = await shopper.get(path);
    const html = await page.clone().text();
    expect(html).toContain('<p data-lines="">Morgen.</p>');
    const form = await caseForm(page);
    const file = new File(['%PDF-1.7\n'], 'Beleg.pdf');
    const empty = await send(shopper, form, { reply: ' ' }, { files: [file] });
    expect(empty.status).toBe(422);
    const again = await caseForm(empty);
    const back = await led(send(shopper, again, { reply: 'Danke' }));
    expect(back).toBe(`${path}?replied=1`);
    expect((await send(shopper, again, { reply: 'Danke' })).status).toBe(303);
    const { case: now } = await shopper.ask('getSupportCase', { number: opened.number });
    expect(now).toMatchObject({
      state: 'open',
      isOpenToReply: true,
      messages: [
        { writer: 'customer', text: 'Wo?', files: [] },
        { writer: 'shop', text: 'Morgen.\n\nGruß', files: [] },
        { writer: 'customer', text: 'Danke', files: [{ name: 'Beleg.pdf' }] },
      ],
    });
    const href = now.messages[2]?.files[0]?.href ?? '';
    expect((await shopper.get(href)).status).toBe(200);
  });

  it('does not see the cases of others', async () => {
    const [{ shopper }, other] = await Promise.all([customerOf('de'), customerOf('de')]);
    const subject = newSubject();
    const { case: opened } = await other.shopper.ask(
      'requestContact',
      request(subject, newEmail()),
    );
    const { number } = opened;
    for (const who of [shopper, visitor('de')]) {
      expect((await who.call('getSupportCase', { number })).code).toBe('SupportCaseNotFound');
      const reply = { number, key: crypto.randomUUID(), text: 'x' };
      expect((await who.call('replyToSupportCase', reply)).code).toBe('SupportCaseNotFound');
    }
    expect((await visitor('de').call('getSupportCases', {})).code).toBe('NotLoggedIn');
    expect((await shopper.get(`/my-account/support/${number}`)).status).toBe(404);
  });
});

describe('a guest', () => {
  it('is told by mail that there is an answer, and reads it by the link of the mail', async () => {
    const guest = visitor('de');
    const subject = newSubject();
    const email = newEmail();
    await sent(guest, 'other', { 'support.subject': subject, 'support.email': email });
    const { id, email: recipient } = await caseAbout(subject);
    await answered(id, 'Ihr Paket kommt morgen.');
    const mail = await lastMail(recipient);
    expect(mail?.text).not.toMatch(/Zora|kommt morgen|Anliegen \w{8}-/);
    const [, path = ''] =
      /http:\/\/de\.localhost(\/contact\/case\?case=\S+)/.exec(mail?.text ?? '') ?? [];
    const elsewhere = visitor('de');
    const page = await elsewhere.get(path);
    expect(await page.clone().text()).toContain('Ihr Paket kommt morgen.');
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    const back = await led(send(elsewhere, await caseForm(page), { reply: 'Danke' }));
    expect(back).toBe(`${path}&replied=1`);
    expect((await caseAbout(subject)).state).toBe('open');
    expect((await visitor('at').get(path)).status).toBe(404);
    expect((await visitor('de').get('/contact/case?case=x')).status).toBe(404);
    expect((await visitor('de').get('/contact/case')).status).toBe(404);
  });

  it('cannot reply to a case that was closed long ago, and is told so', async () => {
    const guest = visitor('de');
    const subject = newSubject();
    const receipt = await sent(guest, 'other', { ...person, 'support.subject': subject });
    const path = receipt.replace('/contact/sent', '/contact/case');
    const form = await caseForm(await guest.get(path));
    const { id } = await caseAbout(subject);
    await closeCase(env.DB, id, new Date(Date.now() - 31 * 86_400_000));
    const late = await send(guest, form, { reply: 'Noch etwas' });
    expect(late.status).toBe(409);
    expect(await late.text()).not.toContain('name="reply"');
    await closeCase(env.DB, id, new Date(Date.now() - 29 * 86_400_000));
    expect((await send(guest, form, { reply: 'Noch etwas' })).status).toBe(303);
  });
});
