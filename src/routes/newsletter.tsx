/** The newsletter: subscribing with a mail that asks to confirm, and leaving. Source: checklist MKT-1. */

import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import {
  NewsletterForm,
  NewsletterNote,
  UnsubscribeForm,
} from '#client/newsletter/newsletter-forms.tsx';
import { namedMinutes } from '#domain/consent/consent.ts';
import { readNewsletterForm } from '#domain/consent/newsletter-form.ts';
import {
  addressOfForm,
  requestConsent,
  withdrawConsent,
} from '#worker/commerce/embedded/consents.ts';
import { databaseOf } from '#worker/commerce/embedded/database.ts';
import { sendSoon } from '#worker/commerce/embedded/outbox.ts';
import type { KontorContext } from '#worker/context.ts';
import { mayAsk } from '#worker/form-limit.ts';
import { formOf } from '#worker/form-of.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';

/** GET /newsletter: what became of the last form, else the form. */
export async function newsletter(c: KontorContext) {
  const { t } = c.get('shop');
  if (c.req.query('unsubscribed') !== undefined) {
    return show(c, <NewsletterNote kind="ok" text={t('newsletter.unsubscribed')} />);
  }
  const form = c.req.query('request');
  const since = new Date(c.get('shop').caller.now.getTime() - namedMinutes * 60_000);
  const email = form && (await addressOfForm(databaseOf(c.env.DB), form, since));
  return email
    ? show(c, <NewsletterNote kind="ok" text={t('newsletter.sent', { email })} />)
    : show(c, <NewsletterForm />);
}

/**
 * POST /newsletter. Whether an address was known before is nobody's business: the answer is the same, and leads to a
 * page of this form alone.
 */
export async function subscribe(c: KontorContext) {
  const { prefix, locale, caller } = c.get('shop');
  const values = await formOf(c);
  const read = readNewsletterForm(values);
  if (!read.ok) return refuse(c, <NewsletterForm values={values} error={read.error} />, 422);
  if (!(await mayAsk(c, 'newsletter')))
    return refuse(c, <NewsletterForm values={values} problem="form.tooManyTries" />, 429);
  const db = databaseOf(c.env.DB);
  const ids = {
    form: crypto.randomUUID(),
    consent: crypto.randomUUID(),
    token: crypto.randomUUID(),
    event: crypto.randomUUID(),
  };
  const shop = new URL(c.req.url).origin + prefix;
  const request = { email: read.email, kind: 'newsletter', locale, shop, ids } as const;
  await requestConsent(db, request, caller.now);
  sendSoon(db, c.env.EVENTS, [ids.event], caller.now);
  return c.redirect(`${prefix}/newsletter?request=${ids.form}`, 303);
}

/** GET /newsletter/unsubscribe: a form, because mail programs open links by themselves. */
export function leaving(c: KontorContext) {
  return show(c, <UnsubscribeForm token={c.req.query('token') ?? ''} />);
}

export async function unsubscribe(c: KontorContext) {
  const { prefix, caller } = c.get('shop');
  const { token = '' } = await formOf(c);
  await withdrawConsent(databaseOf(c.env.DB), token, caller.now);
  return c.redirect(`${prefix}/newsletter?unsubscribed`, 303);
}

function refuse(c: KontorContext, content: ReactNode, status: 422 | 429) {
  c.status(status);
  return show(c, content);
}

async function show(c: KontorContext, content: ReactNode) {
  const shop = c.get('shop');
  const { t } = shop;
  return c.render(
    <BrowsePage chrome={chromeOf(shop, await loadTree(shop))}>
      <Head title={`${t('newsletter.title')} | Kontor`} index={false} />
      <h1 className="co__h">{t('newsletter.title')}</h1>
      <div className="prose">{content}</div>
    </BrowsePage>,
    { screen: 'checkout' },
  );
}
