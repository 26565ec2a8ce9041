import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { ConsentChoice } from '#client/consent/consent-choice.tsx';
import { ContentBlocks } from '#client/content/blocks/content-blocks.tsx';
import { DeliveryTerms } from '#client/content/delivery-terms.tsx';
import { Imprint } from '#client/content/imprint.tsx';
import { PrivacyNotice } from '#client/content/privacy-notice.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import { Linked } from '#client/ui/linked.tsx';
import { telephoneLink } from '#client/ui/telephone-link.ts';
import {
  disputes,
  extraGuaranteePage,
  guaranteeByLaw,
  guaranteePage,
  guaranteeTerms,
  type LegalTexts,
  terms,
  withdrawal,
  withdrawalForm,
  withdrawalPage,
} from '#domain/content/legal-texts.ts';
import { routePaths } from '#domain/content/links.ts';
import { type ContentPage, contentPath } from '#domain/content/pages.ts';
import { privacyNotice } from '#domain/content/privacy.ts';
import type { WithdrawalLink } from '#domain/country/withdrawal-link.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { type BarTree, chromeOf } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { cookiesOf } from '#worker/request/cookies.ts';
import { loadContentData } from '../content/content-data.ts';

/** A content page: the blocks of its document. */
export async function contentPage(c: KontorContext, tree: BarTree, page: ContentPage) {
  const { commerce, caller, prefix } = c.get('shop');
  const answer = await commerce.getContent({ slugs: [page] }, caller);
  const content = answer.ok ? answer.data.documents[page] : undefined;
  if (!content) return pageInPreparation(c, tree, page);
  const pathIn = samePathEverywhere(contentPath(page));
  const links = pageLinks(c, pathIn);
  const { title, description, blocks } = content;
  const data = await loadContentData(c, blocks);
  return c.render(
    <BrowsePage chrome={chromeOf(c.get('shop'), tree, pathIn)}>
      <Head title={`${title} | Kontor`} {...(description && { description })} links={links} />
      <Crumbs crumbs={[{ name: title, href: prefix + contentPath(page) }]} origin={links.origin} />
      <article className="stack" data-gap="6">
        <ContentBlocks blocks={blocks} data={data} />
      </article>
    </BrowsePage>,
    { screen: 'listing' },
  );
}

/** A page whose document has not been written: its lead, its text, and whom to contact. */
function pageInPreparation(c: KontorContext, tree: BarTree, page: ContentPage) {
  const shop = c.get('shop');
  const { t, prefix, store } = shop;
  const title = t(`content.title.${page}`);
  const pathIn = samePathEverywhere(contentPath(page));
  const links = pageLinks(c, pathIn);
  const legal = { store, locale: shop.locale.code, t };
  const { withdrawalLink } = shop.view;
  const written = textsOf(page, legal, withdrawalLink);
  const cartSeconds = c.env.settings.cartKeptMs / 1000;
  const isBeingWritten =
    written.length === 0 && page !== 'privacy-data' && page !== 'dispatch-information';
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, pathIn)}>
      <Head title={`${title} | Kontor`} description={t(`content.lead.${page}`)} links={links} />
      <Crumbs crumbs={[{ name: title, href: prefix + contentPath(page) }]} origin={links.origin} />
      <article className="stack prose">
        <h1>{title}</h1>
        <p className="lead">{t(`content.lead.${page}`)}</p>
        {page === 'opt_out' && <ConsentChoice />}
        {page === 'order-tracking' && (
          <p>
            <a href={prefix + routePaths['order-status']}>{t('orderStatus.title')}</a>
          </p>
        )}
        {page === 'company-information' && <Imprint />}
        {page === 'dispatch-information' && (
          <DeliveryTerms deliveryDays={shop.store.deliveryDays} />
        )}
        {page === 'privacy-data' && (
          <PrivacyNotice sections={privacyNotice(legal, cartSeconds)} cookies={cookiesOf(c)} />
        )}
        {written.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {page === withdrawalPage && withdrawalLink && (
          <p>
            <a className="btn" href={prefix + routePaths.withdrawal}>
              {t(withdrawalLink)}
            </a>
          </p>
        )}
        {page === withdrawalPage && written.length > 0 && <WithdrawalForm legal={legal} />}
        {isBeingWritten && (
          <p>
            <Linked
              text={t('content.inPreparation', { phone: shop.view.phone, email: store.email })}
              links={{
                [shop.view.phone]: telephoneLink(store.phone),
                [store.email]: `mailto:${store.email}`,
              }}
            />
          </p>
        )}
      </article>
    </BrowsePage>,
    { screen: 'listing' },
  );
}

/** The texts that the mail about an order also contains. */
function textsOf(page: ContentPage, legal: LegalTexts, link: WithdrawalLink): string[] {
  if (page === 'terms-and-conditions') return terms(legal);
  if (page === 'company-information')
    return [...disputes(legal), ...(legal.store.seller?.isDemo ? [legal.t('demo.notice')] : [])];
  if (page === extraGuaranteePage)
    return legal.store.saleOfAdditionalGuaranteeEnabled ? guaranteeTerms(legal) : [];
  if (page === guaranteePage) return [guaranteeByLaw(legal)];
  return page === withdrawalPage ? withdrawal(legal, link) : [];
}

function WithdrawalForm({ legal }: { legal: LegalTexts }) {
  const { t } = legal;
  return (
    <section className="stack">
      <h2>{t('withdrawal.formTitle')}</h2>
      <p>{t('withdrawal.formUse')}</p>
      <ul className="stack">
        {withdrawalForm(legal).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
