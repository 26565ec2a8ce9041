/** The newsletter: subscribing with a confirmation mail, and unsubscribing. Source: checklist MKT-1. */

import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import {
  NewsletterForm,
  NewsletterNote,
  UnsubscribeForm,
} from '#client/newsletter/newsletter-forms.tsx';
import { readNewsletterForm } from '#domain/consent/newsletter-form.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';

/** GET /newsletter: the result of the last form, else the form. */
export async function newsletter(c: KontorContext) {
  const { t } = c.get('shop');
  if (c.req.query('unsubscribed') !== undefined) {
    return show(c, <NewsletterNote kind="ok" text={t('newsletter.unsubscribed')} />);
  }
  const email = await requestedAddress(c);
  return email
    ? show(c, <NewsletterNote kind="ok" text={t('newsletter.sent', { email })} />)
    : show(c, <NewsletterForm />);
}

/**
 * POST /newsletter. The response does not reveal whether an address was known before: it always redirects to a page for
 * this request.
 */
export async function subscribe(c: KontorContext) {
  const { prefix, commerce, caller } = c.get('shop');
  const values = await formOf(c);
  const read = readNewsletterForm(values);
  if (!read.ok) return refuse(c, <NewsletterForm values={values} error={read.error} />, 422);
  if (!(await isWithinFormLimit(c, 'newsletter')))
    return refuse(c, <NewsletterForm values={values} problem="form.tooManyTries" />, 429);
  const outcome = await commerce.subscribe({ email: read.email }, caller);
  if (!outcome.ok) throw new Error(outcome.message);
  return c.redirect(`${prefix}/newsletter?request=${outcome.data.requestId}`, 303);
}

/** GET /newsletter/unsubscribe: a form, because mail programs open links by themselves. */
export function leaving(c: KontorContext) {
  return show(c, <UnsubscribeForm token={c.req.query('token') ?? ''} />);
}

export async function unsubscribe(c: KontorContext) {
  const { prefix, commerce, caller } = c.get('shop');
  const { token = '' } = await formOf(c);
  await commerce.withdrawConsent({ token }, caller);
  return c.redirect(`${prefix}/newsletter?unsubscribed`, 303);
}

/** The e-mail address of the last form, available for a few minutes. */
async function requestedAddress(c: KontorContext): Promise<string | null> {
  const { commerce, caller } = c.get('shop');
  const requestId = c.req.query('request');
  const found = requestId ? await commerce.getSubscription({ requestId }, caller) : undefined;
  return found?.ok ? found.data.email : null;
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
