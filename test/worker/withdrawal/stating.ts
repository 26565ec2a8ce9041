/** What a consumer does on the pages of the withdrawal function, and what the shop stores and mails. */
import type { KontorEvent } from '#domain/events.ts';
import type { LinePieces } from '#domain/order/fulfilment.ts';
import { chosenFieldOf, quantityFieldOf } from '#domain/withdrawal/statement-form.ts';
import { findMail } from '#worker/data/mails/mails.ts';
import { deliver } from '../deliver.ts';
import { env } from '../environment.ts';
import { filled, formsOf, type PageForm, sendForm } from '../html-forms.ts';
import { led, type Visitor } from '../visitor.ts';

/** The words of Directive (EU) 2023/2673 by language, of British law by country: link, button. Source: eu-2026.md §13.2. */
export const officialWords: Record<string, readonly [link: string, confirm: string]> = {
  bg: ['Откажете се от договора тук', 'Потвърждавам отказа'],
  cs: ['Zde odstoupit od smlouvy', 'Potvrdit odstoupení od smlouvy'],
  da: ['Fortryd aftale', 'Bekræft fortrydelse'],
  de: ['Vertrag widerrufen', 'Widerruf bestätigen'],
  el: ['Πατήστε εδώ για υπαναχώρηση', 'Επιβεβαίωση υπαναχώρησης'],
  en: ['Withdraw from contract here', 'Confirm withdrawal'],
  gb: ['Cancel contract here', 'Confirm cancellation'],
  es: ['Desistir del contrato aquí', 'Confirmar desistimiento'],
  fi: ['Peruuta sopimus tästä', 'Vahvista peruuttaminen'],
  fr: ['Renoncer au contrat ici', 'Confirmer la rétractation'],
  hr: ['Odustati od ugovora', 'Potvrditi odustajanje'],
  hu: ['Elállás a szerződéstől', 'Elállás megerősítése'],
  it: ['Recedere dal contratto qui', 'Conferma recesso'],
  lt: ['Atsisakyti sutarties čia', 'Patvirtinti sutarties atsisakymą'],
  nl: ['Hier de overeenkomst herroepen', 'Herroeping bevestigen'],
  pl: ['Odstąp od umowy tutaj', 'Potwierdź odstąpienie od umowy'],
  pt: ['Retrate-se do contrato aqui', 'Confirmar retratação'],
  ro: ['Retrageți-vă din contract aici', 'Confirmați retragerea'],
  sk: ['Odstúpiť od zmluvy tu', 'Potvrdiť odstúpenie od zmluvy'],
  sl: ['Kliknite tukaj za odstop od pogodbe', 'Potrdi odstop od pogodbe'],
  sv: ['Ångra avtalet här', 'Bekräfta frånträde'],
  nb: ['Angre avtalen her', 'Bekreft angring'],
};

export const newEmail = () => `consumer-${crypto.randomUUID().slice(0, 12)}@mail.example`;

/** The form of a page of the function that has this control. */
export async function formWith(page: Response, control: string): Promise<PageForm> {
  const found = (await formsOf(page.clone())).find(({ controls }) => controls.has(control));
  if (!found) throw new Error(`no form with ${control} on a page of status ${page.status}`);
  return found;
}

/** Fills in the first step and presses its first button. */
export async function review(
  shopper: Visitor,
  words: Record<string, string>,
  path = '/withdrawal',
): Promise<Response> {
  const form = await formWith(await shopper.get(path), 'email');
  return shopper.post(form.action, filled(form, words, 'review'));
}

/** Presses the button of the second step; the path of the receipt. */
export async function confirmed(shopper: Visitor, second: Response): Promise<string> {
  const form = await formWith(second, 'draft');
  return led(shopper.post(form.action, filled(form, {})));
}

/**
 * The two steps of a consumer who knows number and e-mail address of an order: lists its articles, chooses pieces of one
 * and confirms.
 */
export async function withdrawnFrom(
  shopper: Visitor,
  words: { name: string; order: string; email: string },
  { lineItemId, quantity }: LinePieces,
): Promise<void> {
  const empty = await formWith(await shopper.get('/withdrawal'), 'email');
  const listed = await formWith(await sendForm(shopper, empty, words, 'list'), 'listed');
  const chosen = {
    [chosenFieldOf(lineItemId)]: 'on',
    [quantityFieldOf(lineItemId)]: String(quantity),
  };
  await confirmed(shopper, await sendForm(shopper, listed, chosen, 'review'));
}

type StoredRow = {
  id: string;
  number: string;
  order_id: string | null;
  statement: string;
  received_at: string;
  is_mail_held_back: number;
};

/** What is stored for an address, oldest first. */
export async function storedFor(email: string): Promise<StoredRow[]> {
  const { results } = await env.DB.prepare(
    'SELECT * FROM withdrawals WHERE email = ? ORDER BY sequence',
  )
    .bind(email)
    .all<StoredRow>();
  return results;
}

/** Handles the events of an address, twice as a queue may, and returns the mails by recipient. */
export async function mailsAbout(email: string) {
  const { results } = await env.DB.prepare(
    `SELECT event FROM outbox WHERE event ->> 'withdrawalId' IN
      (SELECT id FROM withdrawals WHERE email = ?)`,
  )
    .bind(email)
    .all<{ event: string }>();
  const events = results.map(({ event }) => JSON.parse(event) as KontorEvent);
  await deliver(...events, ...events);
  const mails = await Promise.all(
    events.flatMap(({ id }) => [findMail(env.DB, id), findMail(env.DB, `${id}-store`)]),
  );
  return { events, mails: mails.filter((mail) => mail !== undefined) };
}
