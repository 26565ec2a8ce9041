/** A question from the form to the answer: similar ones first, moderation, mail, report, account. Source: issue 22, point 4. */
import { expect, it } from 'vitest';
import { moderate } from '#worker/data/moderation/decide.ts';
import { answerAsShop } from '#worker/data/questions/operator.ts';
import { newEmail } from '../customers.ts';
import { env } from '../environment.ts';
import { formsOf, sendForm } from '../html-forms.ts';
import { mailAbout } from '../placed-orders.ts';
import { buyer, eventsWith } from '../reviews/buyers.ts';
import { led, visitor } from '../visitor.ts';

const actor = 'operator:anna' as const;
const once = () => ({ now: new Date(), dryRun: false });
const kinds = ['question', 'answer'] as const;
const approve = (id: string) => moderate(env.DB, kinds, { id, decision: 'publish', actor }, once());
const waitingIds = async (text: string) =>
  (await env.DB.prepare('SELECT id FROM questions WHERE text = ?').bind(text).all<{ id: string }>())
    .results;

it('is asked without an account, answered by a buyer and the shop, told by mail, reported, withdrawn', async () => {
  const { sku, shopper } = await buyer('de');
  const guest = visitor('de');
  const email = newEmail();
  const path = `/question/ask?sku=${sku}`;
  const form = async (response: Response) => {
    const found = (await formsOf(response)).find(({ action }) => action === '/question/ask');
    if (!found) throw new Error('no form');
    return found;
  };
  const slow = { 'support.shown': String(Date.now() - 60_000) };
  const text = 'Ist der Ansaugschlauch im Lieferumfang enthalten?';
  const empty = await form(await guest.get(path));
  // A program fills in the bait, or is too fast; what was typed stays.
  const refused = await sendForm(guest, empty, { text });
  expect(refused.status).toBe(422);
  const again = await form(refused);
  expect(again.controls.get('text')?.value).toBe(text);
  expect((await sendForm(guest, again, { ...slow, text, 'support.website': 'x' })).status).toBe(
    422,
  );

  const typed = { ...slow, text, name: 'Zora', email };
  const sent = `/question/ask?sku=${sku}&sent=1`;
  expect(await led(sendForm(guest, again, typed))).toBe(sent);
  // Sent twice, it is stored once.
  expect(await led(sendForm(guest, again, typed))).toBe(sent);
  const [asked, ...others] = await waitingIds(text);
  expect(others).toEqual([]);
  const id = asked?.id ?? '';
  // Changed with the back button and sent again, it is another one: nothing that was sent is thrown away.
  const changed = `${text} Und ein Deckel?`;
  expect(await led(sendForm(guest, again, { ...typed, text: changed }))).toBe(sent);
  expect(await waitingIds(changed)).toHaveLength(1);
  expect(await guest.ask('getQuestions', { productId: sku })).toMatchObject({ total: 0 });
  await approve(id);

  // Who asks the same sees it first, and may send all the same.
  const other = 'Gehört ein Ansaugschlauch zum Lieferumfang?';
  const compared = await sendForm(guest, await form(await guest.get(path)), {
    ...slow,
    text: other,
  });
  expect(compared.status).toBe(200);
  expect(await compared.clone().text()).toContain(text);
  expect(await led(sendForm(guest, await form(compared), slow))).toBe(sent);
  const alike = { productId: sku, text: other };
  expect((await guest.ask('getSimilarQuestions', alike)).results).toMatchObject([{ id, text }]);
  const question = { key: crypto.randomUUID(), productId: sku, text: 'Wie laut ist das Gerät?' };
  expect(await guest.ask('askQuestion', question)).toMatchObject({
    question: { state: 'submitted' },
  });

  // Only who has bought the article answers.
  const key = crypto.randomUUID();
  const answer = { key, id, text: 'Ja, er liegt bei mir im Karton.' };
  expect(await guest.call('answerQuestion', answer)).toMatchObject({ code: 'NotLoggedIn' });
  const { shopper: stranger } = await buyer('de');
  expect(await stranger.call('answerQuestion', answer)).toMatchObject({
    code: 'AnswerNotPurchased',
  });
  const answering = `/question/answer?id=${id}`;
  expect((await guest.get(answering)).status).toBe(401);
  // A session that has ended is asked for again, and the text is kept.
  const before = shopper.cookies.get('kontor-session') ?? '';
  const { session } = await shopper.ask('getCustomer', {});
  const setEnd = (at: string | null) =>
    env.DB.prepare('UPDATE customer_sessions SET ended_at = ? WHERE id = ?').bind(at, session.id);
  await setEnd('2026-01-01').run();
  expect(await (await shopper.get(answering)).text()).toContain(
    `href="/login?${new URLSearchParams({ back: answering })}"`,
  );
  const lost = await shopper.post(answering, { ...slow, id, key, text: answer.text });
  expect([lost.status, lost.headers.get('Location')]).toEqual([
    307,
    `/login/kept?${new URLSearchParams({ back: answering, why: 'ended' })}`,
  ]);
  await setEnd(null).run();
  shopper.cookies.set('kontor-session', before);
  expect(await shopper.ask('getQuestion', { id })).toMatchObject({
    question: { text },
    mayAnswer: true,
    name: 'Zora N.',
  });
  expect(await (await shopper.get(`/question/answer?id=${id}`)).text()).toContain('Zora N.');
  const { answer: sentAnswer } = await shopper.ask('answerQuestion', answer);
  const { answer: longer } = await shopper.ask('answerQuestion', {
    ...answer,
    text: `${answer.text} Neu.`,
  });
  expect(longer.id).not.toBe(sentAnswer.id);
  expect(await shopper.ask('answerQuestion', answer)).toMatchObject({ answer: sentAnswer });
  await approve(sentAnswer.id);
  const event = (await eventsWith(sentAnswer.id)).find(({ type }) => type === 'question-answered');
  const mail = await mailAbout(event);
  expect(mail?.recipient).toBe(email.toLowerCase());
  expect(mail?.text).toContain(answer.text);
  expect(mail?.text).toContain(`/questions/${sku.slice(2)}#question-${id}`);

  await answerAsShop(env.DB, { id, text: 'Er hat einen Meter Länge.', actor }, once());
  const list = await (await guest.get(`/questions/${sku.slice(2)}`)).text();
  for (const part of [
    text,
    answer.text,
    'Antwort von Kontor',
    'Antwort eines Kunden',
    'Geprüfter Kauf',
  ]) {
    expect(list).toContain(part);
  }
  expect(list).toContain('noindex');
  expect(list).not.toContain(email);
  const { products } = await guest.ask('getProductCards', { skus: [sku] });
  const page = await (await guest.get(`/${products[0]?.slug}`)).text();
  expect(page).toContain(answer.text);
  expect(page).toContain('lang="de"');
  expect(page).not.toContain('QAPage');
  // Elsewhere it is shown on request, with its language.
  const danish = visitor('dk');
  const all = `/questions/${sku.slice(2)}?languages=all`;
  const inDanish = await (await danish.get(`/questions/${sku.slice(2)}`)).text();
  expect(inDanish).not.toContain(text);
  expect(inDanish).toContain(`href="${all}"`);
  expect(await (await danish.get(all)).text()).toMatch(/Sprog: tysk/);
  const abroad = await danish.ask('getProductCards', { skus: [sku] });
  const danishPage = await (await danish.get(`/${abroad.products[0]?.slug}`)).text();
  expect(danishPage).not.toContain(answer.text);
  expect(danishPage).toContain(`href="${all}"`);

  const quoted = { sku, text: answer.text, locale: 'de-DE' };
  expect(await guest.ask('getReported', { subject: 'answer', id: sentAnswer.id })).toMatchObject(
    quoted,
  );
  // Anybody reports an answer, with a receipt; its author is told why it is taken off, and takes it back.
  const report = {
    subject: 'answer',
    id: sentAnswer.id,
    'report.ground': 'fake',
    'report.email': email,
  };
  const receipt = await led(guest.post('/review/report', report));
  expect(receipt).toMatch(/^\/review\/report\?number=M-\d\d-\w{6}&id=[-\w]+&subject=answer$/);
  const receiptPage = await (await guest.get(receipt)).text();
  expect(receiptPage).toContain('Der Text bleibt bis dahin stehen');
  expect(receiptPage).toContain(answer.text);
  const row = await env.DB.prepare('SELECT id FROM content_reports WHERE subject_id = ?')
    .bind(sentAnswer.id)
    .first<{ id: string }>();
  const [reported] = await eventsWith(String(row?.id));
  expect((await mailAbout(reported))?.text).toContain(answer.text);
  await moderate(
    env.DB,
    kinds,
    { id: sentAnswer.id, decision: 'remove', actor, ground: 'fake', note: 'Ein anderes Gerät.' },
    once(),
  );
  const decided = (await eventsWith(sentAnswer.id)).find(({ type }) => type === 'question-decided');
  expect((await mailAbout(decided))?.text).toContain('Ein anderes Gerät.');
  expect(await (await guest.get(`/questions/${sku.slice(2)}`)).text()).not.toContain(answer.text);
  // Its author sees it with the question and the reason.
  const own = await (await shopper.get('/my-account/my-reviews')).text();
  for (const part of [answer.text, text, 'Gefälscht oder bezahlt\nEin anderes Gerät.']) {
    expect(own).toContain(part);
  }
  expect(await stranger.call('withdrawQuestion', { id: sentAnswer.id })).toMatchObject({
    code: 'QuestionNotFound',
  });
  // What was removed cannot be withdrawn, what waits can.
  expect(await shopper.call('withdrawQuestion', { id: sentAnswer.id })).toMatchObject({
    code: 'QuestionNotFound',
  });
  const [waiting] = (await shopper.ask('getOwnQuestions', {})).texts;
  expect(await led(shopper.post('/question/withdraw', { id: waiting?.id ?? '' }))).toBe(
    '/my-account/my-reviews?withdrawn=1',
  );
  expect(await shopper.ask('getOwnQuestions', {})).toMatchObject({
    texts: [{ state: 'withdrawn' }, { state: 'removed' }],
  });
});
