/**
 * Forms of the account name the customer who sees them. One left open in a tab is refused when another customer has
 * logged in meanwhile in the same browser: it must not change that account. Both are behind is-authenticated.
 */
import { createMiddleware } from 'hono/factory';
import { Note } from '#client/ui/note.tsx';
import { isOfOther, ownerField } from '#domain/customer/own-form.ts';
import { errors } from '#domain/errors.ts';
import type { KontorBindings } from '#worker/request/context.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage } from './account-page.tsx';

/** Adds the customer's id to every form of the account, in whatever component it is. */
export const nameCustomer = createMiddleware<KontorBindings>(async (c, next) => {
  await next();
  if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
  const input = `<input type="hidden" name="${ownerField}" value="${c.get('customer').id}">`;
  c.res = new HTMLRewriter()
    .on('main form[method="post"]', { element: (form) => void form.prepend(input, { html: true }) })
    .transform(c.res);
});

/** For POST, behind the limit of the body. */
export const sameCustomer = createMiddleware<KontorBindings>(async (c, next) => {
  if (!isOfOther(await formOf(c), c.get('customer').id)) return next();
  const { t, prefix } = c.get('shop');
  c.status(errors.OtherCustomer.status);
  return accountPage(
    c,
    t('account.home'),
    <section className="panel stack">
      <h1>{t('account.home')}</h1>
      <Note kind="err">
        <p>{t('account.otherCustomer')}</p>
      </Note>
      <p>
        <a className="btn" href={`${prefix}/my-account`}>
          {t('account.home')}
        </a>
      </p>
    </section>,
  );
});
