/** Alerts about an article: asked for, confirmed with the link of a mail, ended with that of any mail. */
import type { ReactNode } from 'react';
import { AlertPress, AskForAlert, alertTitle } from '#client/alert/alert-form.tsx';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { DialogPart } from '#client/ui/dialog-part.tsx';
import { Note } from '#client/ui/note.tsx';
import { type AlertKind, alertKinds, askAlertPath } from '#domain/alert/alert.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { emailKey, isEmail } from '#domain/customer/email.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { notFound } from './catalogue/not-found.tsx';
import { articleOf } from './question/question-page.tsx';

/** GET /alert?sku=&kind=: the form, or what became of it (`done`). */
export async function alertPage(c: KontorContext): Promise<Response> {
  const { backend, caller, t } = c.get('shop');
  const asked = c.req.query();
  const about = await aboutIn(c, asked);
  if (!about) return notFound(c);
  const { article, kind } = about;
  if (asked.done === 'asked' || asked.done === 'active') {
    return show(c, kind, article, <Note kind="ok" text={t(`alert.${asked.done}`)} />);
  }
  const customer = await backend.customerOfSession(caller);
  const form = { sku: article.sku, kind, ...(customer && { email: customer.email }) };
  return show(c, kind, article, <AskForAlert {...form} />);
}

/** POST /alert. The answer to an address of somebody else does not tell whether it is known. */
export async function askForAlert(c: KontorContext): Promise<Response> {
  const { commerce, caller, prefix } = c.get('shop');
  const values = await formOf(c);
  const about = await aboutIn(c, values);
  if (!about) return notFound(c);
  const { article, kind } = about;
  const { sku } = article;
  const email = emailKey(values.email ?? '');
  const again = (status: 422 | 429, wrong: { error: TextKey } | { problem: TextKey }) => {
    c.status(status);
    const form = { sku, kind, email: values.email ?? '', ...wrong };
    return show(c, kind, article, <AskForAlert {...form} />);
  };
  if (email && !isEmail(email)) return again(422, { error: 'field.email' });
  if (!(await isWithinFormLimit(c, 'alert'))) return again(429, { problem: 'form.tooManyTries' });
  const outcome = await commerce.askForAlert({ kind, sku, ...(email && { email }) }, caller);
  if (outcome.ok) {
    return c.redirect(`${prefix}${askAlertPath(sku, kind)}&done=${outcome.data.state}`, 303);
  }
  return outcome.code === 'NotLoggedIn'
    ? again(422, { error: 'field.email' })
    : again(429, { problem: 'form.tooManyTries' });
}

/** GET /alert/confirm, GET /alert/end */
export const confirmAlertPage = (c: KontorContext) => press(c, 'confirm');
export const endAlertPage = (c: KontorContext) => press(c, 'end');

function press(c: KontorContext, page: 'confirm' | 'end') {
  const token = c.req.query('token') ?? '';
  return show(c, undefined, undefined, <AlertPress page={page} token={token} />);
}

/** POST /alert/confirm */
export async function confirmAlert(c: KontorContext): Promise<Response> {
  const { commerce, caller, t } = c.get('shop');
  const { token = '' } = await formOf(c);
  const outcome = await commerce.confirmAlert({ token }, caller);
  const alert = outcome.ok ? outcome.data.alert : null;
  if (!alert) {
    c.status(410);
    return show(c, undefined, undefined, <Note kind="err" text={t('alert.linkInvalid')} />);
  }
  const article = await articleOf(c, alert.sku);
  return show(c, alert.kind, article, <Note kind="ok" text={t('alert.active')} />);
}

/** POST /alert/end: from that page, or from a mail program (RFC 8058), which has the token in the address. */
export async function endAlert(c: KontorContext): Promise<Response> {
  const { commerce, caller, t } = c.get('shop');
  const values = await formOf(c);
  await commerce.endAlert({ token: values.token ?? c.req.query('token') ?? '' }, caller);
  if (values['List-Unsubscribe'] === 'One-Click') return c.text('Unsubscribed');
  return show(c, undefined, undefined, <Note kind="ok" text={t('alert.ended')} />);
}

async function aboutIn(c: KontorContext, { sku = '', kind }: Record<string, string>) {
  const known = alertKinds.find((each) => each === kind);
  const article = known && (await articleOf(c, sku));
  return article && { article, kind: known };
}

async function show(
  c: KontorContext,
  kind: AlertKind | undefined,
  article: ProductSummary | undefined,
  content: ReactNode,
) {
  const shop = c.get('shop');
  const title = shop.t(kind ? alertTitle(kind) : 'alert.title');
  return c.render(
    <BrowsePage chrome={chromeOf(shop, await loadTree(shop))} className="single">
      <Head title={`${title} | Kontor`} index={false} />
      <DialogPart id="alert-title" title={title}>
        <div className="sheet__body stack">
          {article && (
            <p>
              <a className="b" href={`${shop.prefix}/${article.slug}`}>
                {article.name}
              </a>
            </p>
          )}
          {content}
        </div>
      </DialogPart>
    </BrowsePage>,
    { screen: 'account' },
  );
}
