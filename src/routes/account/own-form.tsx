/**
 * Forms with which a customer acts name the customer who sees them. One left open in a tab is refused when another
 * customer has logged in meanwhile in the same browser: it must not change that account, nor be signed by it.
 */
import { createMiddleware } from 'hono/factory';
import { Note } from '#client/ui/note.tsx';
import { isOfOther, ownerField } from '#domain/customer/own-form.ts';
import { errors } from '#domain/errors.ts';
import { isPrivatePath } from '#domain/routing/cache-control.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { sessionOf } from '#worker/request/customer-of-request.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage } from './account-page.tsx';

/**
 * Where they go. Not among them: the forms of the cart, which names its own customer, and the withdrawal, which needs no
 * login.
 */
const targets = [
  'my-account',
  'checkout/addresses',
  'contact',
  'review',
  'newsletter',
  'quick-order',
  'wish-lists',
];

/** Adds the customer's id to these forms, in whatever component they are. */
export const nameCustomer = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  const { path, caller } = c.get('shop');
  if (!isPrivatePath(path) || !c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  const session = await sessionOf(c, caller.now);
  if (!session) return;
  const input = `<input type="hidden" name="${ownerField}" value="${session.customerId}">`;
  const element = (form: Element) => void form.prepend(input, { html: true });
  const rewriter = new HTMLRewriter();
  for (const target of targets)
    rewriter.on(`main form[method="post"][action*="/${target}"]`, { element });
  c.res = rewriter.transform(c.res);
});

/** For POST, behind the limit of the body. */
export const sameCustomer = createMiddleware<KontorBindings>(async (c, next) => {
  const session = await sessionOf(c, c.get('shop').caller.now);
  if (!isOfOther(await formOf(c), session?.customerId)) return next();
  const { t, prefix } = c.get('shop');
  c.status(errors.OtherCustomer.status);
  return accountPage(
    c,
    t('account.home'),
    <section className="panel stack">
      <h1>{t('account.home')}</h1>
      <Note kind="err" text={t('account.otherCustomer')} />
      <p>
        <a className="btn" href={`${prefix}/my-account`}>
          {t('account.home')}
        </a>
      </p>
    </section>,
  );
});
