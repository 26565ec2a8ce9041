/** The support form: what it is about, then the fields of that topic. Source: checklist SUP-1, purchase-flow.txt §5. */
import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { SupportForm } from '#client/support/support-form.tsx';
import { SupportReceived } from '#client/support/support-received.tsx';
import { SupportTopics } from '#client/support/support-topics.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import type { UploadedFile } from '#domain/files/file-fields.ts';
import { dayIn, writtenIsoDay } from '#domain/locale/dates.ts';
import { logLine } from '#domain/log-line.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { type SupportTopic, topicOf, topicsOn } from '#domain/support/reasons.ts';
import { answerBy } from '#domain/support/support-case.ts';
import { readSupportForm } from '#domain/support/support-form.ts';
import { suspicionOf } from '#domain/support/suspicion.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { fileFieldOf, keepUploads } from '#worker/request/uploads.ts';
import { notFound } from './catalogue/not-found.tsx';
import { orderNumbersOf, ownOrderOf, prefilled, subjectOf } from './contact/prefilled.ts';

const fileField = 'support.files';

/** Not found if the store has no such form. */
export async function contactForm(c: KontorContext) {
  if (!c.get('shop').store.webformEnabled) return notFound(c);
  const topic = topicOf(c.req.query('about'));
  const order = topic && (await ownOrderOf(c, subjectOf(c).order));
  const values = topic ? await prefilled(c, topic, order) : {};
  return show(c, topic, { values, errors: {} }, [], order);
}

/** Stores the request, or shows the form again with everything that was typed and uploaded: also when an order is chosen. */
export async function sendContact(c: KontorContext) {
  return takeContact(c, await formOf(c));
}

/** `values`: of the form, under the names of its own fields. */
export async function takeContact(c: KontorContext, values: FieldValues) {
  const { store, prefix, commerce, caller } = c.get('shop');
  if (!store.webformEnabled) return notFound(c);
  const topic = topicOf(values['support.subreason']);
  if (!(await isWithinFormLimit(c, 'contact'))) {
    c.status(429);
    return show(c, topic, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  const { uploaded, error } = await keepUploads(c, fileField, 'documents');
  const ofFiles = error ? { [fileField]: error } : undefined;
  const { 'support.order': chosen, ...typed } = values;
  if (topic && chosen) {
    const known = await prefilled(c, topic, await ownOrderOf(c, chosen));
    const kept = Object.fromEntries(Object.entries(typed).filter(([, value]) => value));
    const now = { ...known, ...kept, 'support.orderNumber': chosen };
    return show(c, topic, { values: now, errors: ofFiles ?? {} }, uploaded);
  }
  const read = readSupportForm(values, store.key);
  if (!read.ok || ofFiles) {
    const errors = { ...(!read.ok && read.errors), ...ofFiles };
    c.status(422);
    return show(c, topic, { values, errors }, uploaded);
  }
  const suspicion = suspicionOf(values, caller.now);
  const request = {
    ...read.request,
    key: keyOf(values),
    files: uploaded.map(({ link }) => link),
    ...(suspicion && { suspicion }),
  };
  const outcome = await commerce.requestContact(request, caller).catch((cause: unknown) => {
    console.error(logLine('support request not stored', cause));
  });
  if (!outcome?.ok) {
    c.status(outcome ? 429 : 503);
    const problem = outcome ? 'form.tooManyTries' : 'contact.failed';
    return show(c, topic, { values, errors: {}, problem }, uploaded);
  }
  const { link } = outcome.data.case;
  return c.redirect(`${prefix}/contact/sent?${new URLSearchParams({ case: link })}`, 303);
}

/** The receipt, for whoever has sent the request; others are redirected to the form. */
export async function contactSent(c: KontorContext) {
  const { commerce, caller, prefix, store, locale } = c.get('shop');
  const link = c.req.query('case') ?? '';
  const outcome = link ? await commerce.getSupportCase({ link }, caller) : undefined;
  if (!outcome?.ok) return c.redirect(`${prefix}/contact`, 303);
  const received = outcome.data.case;
  const day = answerBy(store.key, new Date(received.createdAt), c.env.settings.supportAnswerDays);
  const written = writtenIsoDay(day, locale);
  const href = `${prefix}/contact/case?${new URLSearchParams({ case: link })}`;
  const { value } = received.asked.find(({ field }) => field === 'orderNumber') ?? {};
  const order = await ownOrderOf(c, value);
  return page(c, <SupportReceived {...{ received, href, order }} answerBy={written} />);
}

/** A form without a key was not ours: it counts as a new one. */
function keyOf({ 'support.key': key = '' }: FieldValues): string {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key) ? key : crypto.randomUUID();
}

async function show(
  c: KontorContext,
  topic: SupportTopic | undefined,
  state: FormState,
  uploaded: readonly UploadedFile[] = [],
  known?: OrderStatus,
) {
  const { caller, store } = c.get('shop');
  const subject = subjectOf(c);
  if (!topic) {
    const topics = topicsOn(dayIn(store.key, caller.now));
    return page(c, <SupportTopics topics={topics} subject={subject} errors={state.errors} />);
  }
  const isSent = c.req.method === 'POST';
  const order = isSent ? await ownOrderOf(c, state.values['support.orderNumber']) : known;
  return page(
    c,
    <SupportForm
      topic={topic}
      subject={subject}
      state={state}
      sent={{ key: keyOf(state.values), shown: shownOf(state.values, caller.now) }}
      order={order}
      orderNumbers={isSent || order ? [] : await orderNumbersOf(c, topic)}
      files={fileFieldOf(c, fileField, 'documents', uploaded)}
    />,
  );
}

/** Counted from the first time, so that whoever corrects one field fast is not taken for a program. */
function shownOf({ 'support.shown': shown }: FieldValues, now: Date): number {
  return Number(shown) || now.getTime();
}

async function page(c: KontorContext, content: ReactNode) {
  const shop = c.get('shop');
  const tree = await loadTree(shop);
  const pathIn = samePathEverywhere('/contact');
  // Only the first step is indexed, and not that about one article, order or search.
  const { about, sku, order, query } = c.req.query();
  const isGeneral = !(about || sku || order || query);
  const index = c.req.method === 'GET' && shop.path === '/contact' && isGeneral;
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, pathIn)} className="single">
      <Head
        title={`${shop.t('contact.title')} | Kontor`}
        description={shop.t('contact.text')}
        index={index}
        links={pageLinks(c, pathIn, { index })}
      />
      {content}
    </BrowsePage>,
    { screen: 'error' },
  );
}
