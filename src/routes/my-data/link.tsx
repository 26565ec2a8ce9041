/** The link of a mail about personal data: whose it is, and whether this browser may see what it opens. */
import { MyDataLogIn, MyDataSaid } from '#client/personal-data/my-data.tsx';
import { type DataRequest, isLinkValid } from '#domain/personal-data/request.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { customerOfRequest } from '#worker/request/customer-of-request.ts';
import { idInMailToken } from '#worker/signing/mail-token.ts';
import { accountPage } from '../account/account-page.tsx';

/** Undefined: the link is invalid, expired, or of another kind. */
export async function linkedRequest(
  c: KontorContext,
  token: string,
  kinds: readonly DataRequest['kind'][],
): Promise<DataRequest | undefined> {
  const { backend, caller } = c.get('shop');
  const id = await idInMailToken('my-data', token, c.env.settings.sessionSecret);
  const request = id && (await backend.personalData.request(id));
  const isOpen = request && request.doneAt === null && isLinkValid(request, caller.now);
  return isOpen && kinds.includes(request.kind) ? request : undefined;
}

/** The data of an account also ask for its session; a guest has only the mailbox to prove. */
export async function mayOpen(c: KontorContext, { email }: DataRequest): Promise<boolean> {
  if (!(await c.get('shop').backend.personalData.hasAccount(email))) return true;
  const customer = await customerOfRequest(c);
  return customer !== undefined && customer !== 'gone' && customer.email === email;
}

export function linkInvalid(c: KontorContext) {
  const { t } = c.get('shop');
  c.status(410);
  return accountPage(
    c,
    t('myData.title'),
    <MyDataSaid kind="err" text={t('account.resetExpired')} />,
  );
}

export function logInFirst(c: KontorContext) {
  c.status(403);
  const { path, t } = c.get('shop');
  const isPage = c.req.method === 'GET' && !path.endsWith('/file');
  const back = isPage ? path + new URL(c.req.url).search : '/my-account/my-data';
  return accountPage(c, t('myData.title'), <MyDataLogIn back={back} />);
}
