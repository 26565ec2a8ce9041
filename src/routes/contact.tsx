import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { ContactForm, type ContactProblem, ContactThanks } from '#client/contact/contact-form.tsx';
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import { readContact } from '#domain/contact/contact-form.ts';
import { logLine } from '#domain/log-line.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { contactOf, rememberContact } from '#worker/request/cookies.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { notFound } from './catalogue/not-found.tsx';

/** The form for a message to the shop; not found if the store has none. Source: checklist LAY-2, LAY-6. */
export async function contactForm(c: KontorContext) {
  return c.get('shop').store.webformEnabled ? show(c, {}) : notFound(c);
}

/** Stores the message, or shows the form again with everything that was typed. */
export async function sendContact(c: KontorContext) {
  const { store, prefix, commerce, caller } = c.get('shop');
  if (!store.webformEnabled) return notFound(c);
  const values = await formOf(c);
  const read = readContact(values);
  if (!read.ok) {
    c.status(422);
    return show(c, values, read.errors);
  }
  if (!(await isWithinFormLimit(c, 'contact'))) {
    c.status(429);
    return show(c, values, {}, 'form.tooManyTries');
  }
  try {
    await commerce.requestContact(read.request, caller);
  } catch (error) {
    console.error(logLine('message not kept', error, {}));
    c.status(503);
    return show(c, values, {}, 'contact.failed');
  }
  const sent = `${prefix}/contact/sent`;
  rememberContact(c, read.request.email, sent);
  return c.redirect(sent, 303);
}

/** Thanks a visitor who has just sent a message; redirects others to the form. */
export async function contactSent(c: KontorContext) {
  const shop = c.get('shop');
  const email = contactOf(c);
  if (!email) return c.redirect(`${shop.prefix}/contact`, 303);
  return page(c, <ContactThanks email={email} />);
}

function show(
  c: KontorContext,
  values: FieldValues,
  errors: FieldErrors = {},
  problem?: ContactProblem,
) {
  return page(c, <ContactForm values={values} errors={errors} problem={problem} />);
}

async function page(c: KontorContext, content: ReactNode) {
  const shop = c.get('shop');
  const tree = await loadTree(shop);
  const pathIn = samePathEverywhere('/contact');
  // The thank-you page and a form with errors are not indexed.
  const index = c.req.method === 'GET' && shop.path === '/contact';
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
