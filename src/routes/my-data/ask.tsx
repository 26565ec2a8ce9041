/** /my-data: anybody asks for what is stored about their e-mail address (GDPR art. 15, 17, 20). Source: eu-2026.md D-10. */
import { AskForMyData, MyDataSaid } from '#client/personal-data/my-data.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import { readResetRequest } from '#domain/customer/forms.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { formOf } from '#worker/request/form-of.ts';
import { accountPage, empty } from '../account/account-page.tsx';

export function myDataPage(c: KontorContext) {
  const { t } = c.get('shop');
  const done = c.req.query('done');
  if (done === 'sent')
    return accountPage(c, t('myData.title'), <MyDataSaid kind="ok" text={t('myData.sent')} />);
  if (done === 'erasing')
    return accountPage(c, t('myData.title'), <MyDataSaid kind="ok" text={t('myData.erasing')} />);
  return show(c, empty);
}

/** The response is the same whether anything is stored about the address or not. */
export async function askForMyData(c: KontorContext) {
  const { backend, caller, prefix } = c.get('shop');
  const values = await formOf(c);
  const read = readResetRequest(values);
  if (!read.ok) {
    c.status(422);
    return show(c, { values, errors: read.errors });
  }
  if (!(await isWithinFormLimit(c, 'my-data'))) {
    c.status(429);
    return show(c, { values, errors: {}, problem: 'form.tooManyTries' });
  }
  const { store, locale, site, now } = caller;
  const asked = { kind: 'access', store: store.key, locale, site, askedBy: 'shopper' } as const;
  await backend.personalData.ask({ ...asked, email: read.value.email }, now);
  return c.redirect(`${prefix}/my-data?done=sent`, 303);
}

function show(c: KontorContext, state: FormState) {
  return accountPage(c, c.get('shop').t('myData.title'), <AskForMyData state={state} />);
}
