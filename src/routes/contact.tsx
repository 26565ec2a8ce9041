import type { ReactNode } from 'react';
import { BrowsePage } from '#client/chrome/page.tsx';
import { ContactForm, ContactThanks } from '#client/contact/contact-form.tsx';
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import { readContact } from '#domain/contact/contact-form.ts';
import { logLine } from '#domain/log-line.ts';
import { requestContact } from '#worker/contact.ts';
import type { KontorContext } from '#worker/context.ts';
import { contactOf, rememberContact } from '#worker/cookies.ts';
import { formOf } from '#worker/form-of.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { notFound } from './not-found.tsx';

/** A message to the shop. A store without the form has no such page. Source: checklist LAY-2, LAY-6. */
export async function contactForm(c: KontorContext) {
  return c.get('shop').store.webformEnabled ? show(c, {}) : notFound(c);
}

/** Takes the message, or shows the form again with everything that was typed. */
export async function sendContact(c: KontorContext) {
  const { store, prefix } = c.get('shop');
  if (!store.webformEnabled) return notFound(c);
  const values = await formOf(c);
  const read = readContact(values);
  if (!read.ok) {
    c.status(422);
    return show(c, values, read.errors);
  }
  try {
    await requestContact(c, read.request);
  } catch (error) {
    console.error(logLine('message not kept', error, {}));
    c.status(503);
    return show(c, values, {}, true);
  }
  const sent = `${prefix}/contact/sent`;
  rememberContact(c, read.request.email, sent);
  return c.redirect(sent, 303);
}

/** Thanks whoever has just written; others find the form. */
export async function contactSent(c: KontorContext) {
  const shop = c.get('shop');
  const email = contactOf(c);
  if (!email) return c.redirect(`${shop.prefix}/contact`, 303);
  return page(c, <ContactThanks email={email} />);
}

function show(c: KontorContext, values: FieldValues, errors: FieldErrors = {}, lost = false) {
  return page(c, <ContactForm values={values} errors={errors} failed={lost} />);
}

async function page(c: KontorContext, content: ReactNode) {
  const shop = c.get('shop');
  const tree = await loadTree(shop);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree)} className="single">
      <title>{`${shop.t('contact.title')} | Kontor`}</title>
      <meta name="description" content={shop.t('contact.text')} />
      {content}
    </BrowsePage>,
    { screen: 'error' },
  );
}
