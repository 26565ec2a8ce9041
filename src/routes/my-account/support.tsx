/** The customer's support cases in the account: the list, the page of one, and its reply. */
import { AccountPage } from '#client/account/account.tsx';
import { accountSection } from '#client/account/sections.ts';
import { SupportCases } from '#client/support/support-cases.tsx';
import { ownCasePath, ownCasesPath } from '#domain/content/links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { accountPage } from '../account/account-page.tsx';
import { notFound } from '../catalogue/not-found.tsx';
import { caseView, type FailedReply, replied, takeReply } from '../contact/reply.tsx';

export async function ownCases(c: KontorContext): Promise<Response> {
  const { commerce, caller, t } = c.get('shop');
  const answer = await commerce.getSupportCases({}, caller);
  if (!answer.ok) throw new Error(answer.message);
  return accountPage(
    c,
    t('support.mine'),
    <AccountPage section={accountSection(ownCasesPath)}>
      <SupportCases cases={answer.data.cases} />
    </AccountPage>,
  );
}

export const ownCase = (c: KontorContext) => show(c);

export async function replyToOwnCase(c: KontorContext): Promise<Response> {
  const number = numberOf(c);
  const outcome = await takeReply(c, { number });
  return outcome === 'taken' ? replied(c, ownCasePath(number)) : show(c, outcome);
}

const numberOf = (c: KontorContext) => c.req.param('number') ?? '';

async function show(c: KontorContext, failed?: FailedReply): Promise<Response> {
  const { commerce, caller, t } = c.get('shop');
  const number = numberOf(c);
  const outcome = await commerce.getSupportCase({ number }, caller);
  if (!outcome.ok) return notFound(c);
  const title = `${t('support.number')} ${number}`;
  return accountPage(
    c,
    title,
    <AccountPage section={accountSection(ownCasesPath)} title={title}>
      {caseView(c, outcome.data.case, ownCasePath(number), failed)}
    </AccountPage>,
  );
}
