/** A support case by the signed link of a mail or of its receipt: its messages, and the form to reply. */
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from '../catalogue/not-found.tsx';
import { caseView, type FailedReply, replied, takeReply } from './reply.tsx';

const pathOf = (link: string) => `/contact/case?${new URLSearchParams({ case: link })}`;

const referenceOf = (c: KontorContext): { link: string; path: string } => {
  const link = c.req.query('case') ?? '';
  return { link, path: pathOf(link) };
};

export async function linkedCase(c: KontorContext) {
  return show(c);
}

export async function replyToLinkedCase(c: KontorContext) {
  const { path, link } = referenceOf(c);
  const outcome = await takeReply(c, { link });
  return outcome === 'taken' ? replied(c, path) : show(c, outcome);
}

async function show(c: KontorContext, failed?: FailedReply) {
  const { commerce, caller, t } = c.get('shop');
  const { link, path } = referenceOf(c);
  const outcome = link ? await commerce.getSupportCase({ link }, caller) : undefined;
  if (!outcome?.ok) return notFound(c);
  const shop = c.get('shop');
  return c.render(
    <BrowsePage chrome={chromeOf(shop, await loadTree(shop))} className="single">
      <Head title={`${t('support.number')} ${outcome.data.case.number} | Kontor`} index={false} />
      <div className="stack" data-gap="6">
        {caseView(c, outcome.data.case, path, failed)}
      </div>
    </BrowsePage>,
    { screen: 'account' },
  );
}
