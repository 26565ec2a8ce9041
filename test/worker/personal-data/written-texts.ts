/** What a person writes: cases, questions, reviews, answers, reports, names of files and passkeys. */
import { env } from 'cloudflare:test';
import type { Order } from '#domain/order/order.ts';
import { backendOf } from '#worker/commerce/backends.ts';
import { moderate } from '#worker/data/moderation/decide.ts';
import { importReviews } from '#worker/data/reviews/write-reviews.ts';
import { fileLink } from '#worker/signing/file-links.ts';
import { pictureWithPlace } from '../../made-picture.ts';
import { authenticator } from '../account/authenticator.ts';
import { add, signIn } from '../account/passkey-owners.ts';
import { newEmail } from '../customers.ts';
import { deliver } from '../deliver.ts';
import { env as environment } from '../environment.ts';
import { eventsWith } from '../reviews/buyers.ts';
import { sent } from '../support/support-forms.ts';
import { type Visitor, visitor } from '../visitor.ts';
import { visits, type Words } from './words.ts';

/** A case with a file, a question, a review, a passkey, and an account at another service. */
export async function texts(shopper: Visitor, words: Words, order: Order): Promise<void> {
  const { email, firstName, lastName, company, phone } = words;
  const name = `${firstName} ${lastName}`;
  const sku = order.lineItems[0]?.variant.sku ?? '';
  const file = new File(['%PDF-1.7\n'], `${lastName}.pdf`);
  const typed = {
    'support.name': name,
    'support.email': email,
    'support.subject': `Frage von ${lastName}`,
    'support.company': company,
    'support.description': `Bitte rufen Sie ${phone} an.`,
  };
  const ofOrder = { 'support.orderNumber': order.orderNumber, 'support.invoiceNumber': lastName };
  await sent(
    shopper,
    'invoice',
    { ...typed, ...ofOrder, 'support.vatId': words.vatNumber },
    { 'support.files': [file] },
  );
  const wanted = {
    'support.productNumber': '10513744',
    'support.quantity': '2',
    'support.vatId': words.vatNumber,
  };
  await sent(shopper, 'offer-discount', { ...typed, ...wanted, 'support.phone': phone });
  const opened = await env.DB.prepare('SELECT id FROM support_cases WHERE email = ?')
    .bind(email)
    .all<{ id: string }>();
  for (const { id } of opened.results) await deliver(...(await eventsWith(id)));
  await shopper.ask('askQuestion', {
    key: crypto.randomUUID(),
    productId: sku,
    text: `Passt das Gerät in die Werkstatt von ${lastName}?`,
    name,
    email,
  });
  const change = { action: 'create', name: `Für ${lastName}` } as const;
  const { list } = await shopper.ask('changeWishLists', { change });
  await shopper.ask('changeWishLists', { change: { action: 'add', sku, list } });
  await shopper.ask('changeWishLists', { change: { action: 'share', list } });
  await shopper.ask('askForAlert', { kind: 'price', sku });
  await shopper.ask('askForAlert', { kind: 'stock', sku, email });
  await env.DB.prepare('UPDATE alerts SET mailed_at = asked_at WHERE email = ?').bind(email).run();
  const title = `Steht bei ${company}`;
  await shopper.ask('add-review', {
    sku,
    rating: 5,
    title,
    text: `Steht seit Mai in der Werkstatt. ${phone}`,
    agreement: true,
    photos: [await photoNamed(`${lastName}.jpg`)],
  });
  const device = await authenticator(shopper.origin);
  await add(shopper, device, `Handy von ${lastName}`);
  await signIn(shopper, device);
  await env.DB.prepare(
    `INSERT INTO identities (provider, subject, customer_id, email, created_at, last_used_at)
     SELECT 'google', ?, id, email, created_at, created_at FROM customers WHERE email = ?`,
  )
    .bind(crypto.randomUUID(), email)
    .run();
}

/** The link of an upload. */
async function photoNamed(name: string): Promise<string> {
  const now = new Date();
  const kept = await backendOf(environment).files.keep({ name, bytes: pictureWithPlace }, now);
  if (!kept.ok) throw new Error(kept.refusal);
  const until = new Date(now.getTime() + 60_000);
  return fileLink(kept.file.id, environment.settings.sessionSecret, until);
}

/** An answer to somebody's question, who is told of it by mail; a vote for somebody's review, and a report of it; no more mails that ask for one. Returns the review. */
export async function aboutOthers(shopper: Visitor, words: Words, order: Order): Promise<string> {
  const { email, firstName, lastName, phone } = words;
  const sku = order.lineItems[0]?.variant.sku ?? '';
  const review = crypto.randomUUID();
  const publish = (id = '') =>
    moderate(
      env.DB,
      ['question', 'answer'],
      { id, decision: 'publish', actor: 'operator:anna' },
      { now: new Date(), dryRun: false },
    );
  const { question } = await visitor('at').ask('askQuestion', {
    key: crypto.randomUUID(),
    productId: sku,
    text: 'Wie laut ist das Gerät im Betrieb?',
    email: newEmail(),
  });
  await publish(question.id);
  const { answer } = await shopper.ask('answerQuestion', {
    key: crypto.randomUUID(),
    id: question.id,
    text: `Leise genug, rufen Sie mich gern an: ${phone}`,
    name: `${firstName} ${lastName}`,
  });
  await publish(answer.id);
  const at = new Date().toISOString();
  const written = { title: 'Gut', text: 'Läuft jeden Tag.', authorName: 'Otto', rating: 4 };
  const origin = { locale: 'de-AT', source: 'import', createdAt: at } as const;
  await importReviews(env.DB, [{ id: review, sku, ...written, ...origin }], new Date());
  await shopper.ask('voteForReview', { id: review, device: crypto.randomUUID() });
  await shopper.ask('stopReviewInvitations', {});
  const explanation = `${firstName} ${lastName} hat ihn nie gesehen.`;
  await visits(words).ask('reportReview', { id: review, ground: 'fake', explanation, email });
  await deliver(...(await eventsWith(answer.id)), ...(await eventsWith(review)));
  return review;
}
