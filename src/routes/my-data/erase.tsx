/**
 * The erasure that a mail's link confirms. The link of an account's erasure was asked for with the password; a guest
 * proves with any link that the mailbox is theirs. A press and not the link itself confirms: mail programs open links.
 */
import { ConfirmErasure } from '#client/personal-data/my-data.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import type { DataRequest } from '#domain/personal-data/request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { forgetVisitor } from '#worker/request/forget-visitor.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage, empty } from '../account/account-page.tsx';
import { linkedRequest, linkInvalid, logInFirst } from './link.tsx';

export async function erasePage(c: KontorContext): Promise<Response> {
  const token = c.req.query('token') ?? '';
  const request = await linkedRequest(c, token, ['erasure']);
  return request ? show(c, request, token, empty) : linkInvalid(c);
}

export async function confirmErasure(c: KontorContext): Promise<Response> {
  const { backend, caller, prefix } = c.get('shop');
  const { token = '', final, reviews = '' } = await formOf(c);
  const values = { reviews };
  const request = await linkedRequest(c, token, ['erasure', 'access']);
  if (!request) return linkInvalid(c);
  const { personalData } = backend;
  // With a link for seeing the data alone, an account is not erased: its erasure asks for the password.
  if (request.kind === 'access' && (await personalData.hasAccount(request.email)))
    return logInFirst(c);
  if (!final) {
    c.status(422);
    return show(c, request, token, {
      values,
      errors: { final: { key: 'myData.tickMissing' } },
    });
  }
  if (!(await isWithinFormLimit(c, 'my-data'))) {
    c.status(429);
    return show(c, request, token, { ...empty, values, problem: 'form.tooManyTries' });
  }
  const blocks = await personalData.confirm(
    request,
    { keepsReviews: reviews === 'keep' },
    caller.now,
  );
  if (blocks.length > 0) {
    c.status(409);
    return show(c, request, token, empty);
  }
  await forgetVisitor(c);
  return c.redirect(`${prefix}/my-data?done=erasing`, 303);
}

async function show(c: KontorContext, request: DataRequest, token: string, state: FormState) {
  const { backend, caller, t } = c.get('shop');
  const preview = await backend.personalData.preview(request.email, caller.now);
  return accountPage(
    c,
    t('myData.eraseTitle'),
    <>
      <h1>{t('myData.title')}</h1>
      <ConfirmErasure {...preview} token={token} state={state} />
    </>,
  );
}
