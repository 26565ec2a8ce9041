/** The newsletter: subscribing with a confirmation mail, and unsubscribing. Source: checklist MKT-1. */

import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import {
  ConfirmForm,
  NewsletterForm,
  NewsletterNote,
  UnsubscribeForm,
} from '#client/newsletter/newsletter-forms.tsx';
import { readConfirmHash } from '#domain/consent/confirm-link.ts';
import { consentSources } from '#domain/consent/consent.ts';
import { readNewsletterForm } from '#domain/consent/newsletter-form.ts';
import { withQueryFlag } from '#domain/routing/query-flags.ts';
import { redirectOf } from '#domain/routing/redirects.ts';
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
  const source = consentSources.find((each) => each === values.source) ?? 'page';
  const again = { values, source };
  if (!read.ok) return refuse(c, <NewsletterForm {...again} error={read.error} />, 422);
  if (!(await isWithinFormLimit(c, 'newsletter')))
    return refuse(c, <NewsletterForm {...again} problem="form.tooManyTries" />, 429);
  const outcome = await commerce.subscribe({ email: read.email, source }, caller);
  if (!outcome.ok) throw new Error(outcome.message);
  return c.redirect(`${prefix}/newsletter?request=${outcome.data.requestId}`, 303);
}

/** GET /newsletter/confirm?hash=: a form, because mail programs open links by themselves. */
export function confirming(c: KontorContext) {
  return show(c, <ConfirmForm hash={c.req.query('hash') ?? ''} />);
}

/** POST /newsletter/confirm: gives the consent and leads to the page that the link names. */
export async function confirm(c: KontorContext) {
  const { prefix, routing, commerce, caller } = c.get('shop');
  const { hash = '' } = await formOf(c);
  const link = readConfirmHash(hash);
  const outcome = link && (await commerce.confirmConsent({ token: link.emailToken }, caller));
  if (!(link && outcome?.ok && outcome.data.isGiven)) return refuseLink(c);
  const { pathname, search } = new URL(link.redirectTo ?? '/', c.req.url);
  const page = { path: prefix + pathname, search: withQueryFlag(search, 'confirmationPopup') };
  // The canonical form of the address, so that no second redirect follows.
  const target = redirectOf(page, routing) ?? page;
  return c.redirect(target.path + target.search, 303);
}

/** GET /newsletter/unsubscribe: a form, because mail programs open links by themselves. */
export function leaving(c: KontorContext) {
  return show(c, <UnsubscribeForm token={c.req.query('token') ?? ''} />);
}

/**
 * POST /newsletter/unsubscribe: from that form, or from a mail program (RFC 8058), which has the token in the address and
 * wants an answer without a redirect.
 */
export async function unsubscribe(c: KontorContext) {
  const { prefix, commerce, caller } = c.get('shop');
  const values = await formOf(c);
  const token = values.token ?? c.req.query('token') ?? '';
  const outcome = await commerce.withdrawConsent({ token }, caller);
  const isWithdrawn = outcome.ok && outcome.data.isWithdrawn;
  if (values['List-Unsubscribe'] === 'One-Click') {
    return isWithdrawn ? c.text('Unsubscribed') : c.text('Not found', 404);
  }
  return isWithdrawn ? c.redirect(`${prefix}/newsletter?unsubscribed`, 303) : refuseLink(c);
}

function refuseLink(c: KontorContext) {
  const { t } = c.get('shop');
  return refuse(c, <NewsletterNote kind="err" text={t('newsletter.linkInvalid')} />, 410);
}

/** The e-mail address of the last form, available for a few minutes. */
async function requestedAddress(c: KontorContext): Promise<string | null> {
  const { commerce, caller } = c.get('shop');
  const requestId = c.req.query('request');
  const found = requestId ? await commerce.getSubscription({ requestId }, caller) : undefined;
  return found?.ok ? found.data.email : null;
}

function refuse(c: KontorContext, content: ReactNode, status: 410 | 422 | 429) {
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
