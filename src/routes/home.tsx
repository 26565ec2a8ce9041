import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { ContentBlocks } from '#client/content/blocks/content-blocks.tsx';
import { Structured } from '#client/ui/data-block.tsx';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { organization, website } from '#domain/seo/structured-data.ts';
import { chromeOf } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext, Shop } from '#worker/request/context.ts';
import { loadContentData } from './content/content-data.ts';

/** The home page: the blocks of the document `home`. */
export async function home(c: KontorContext) {
  const shop = c.get('shop');
  const { t, caller, commerce } = shop;
  const answer = await commerce.getContent({ slugs: ['home'] }, caller);
  const content = answer.ok ? answer.data.documents.home : undefined;
  const blocks = content?.blocks ?? [];
  const data = await loadContentData(c, blocks);
  const links = pageLinks(c, samePathEverywhere('/'));
  return c.render(
    <BrowsePage chrome={chromeOf(shop, data.tree, samePathEverywhere('/'))}>
      <Head
        title={content?.title ?? 'Kontor'}
        {...(content?.description && { description: content.description })}
        links={links}
      />
      <ContentBlocks blocks={blocks} data={data} />
      {/* What this browser has stored of the articles seen last, with its visitor's consent. */}
      <div data-later="" />
      {links.origin && (
        <>
          <Structured
            data={organization(links.origin, {
              ...shop.view,
              phone: shop.store.phone,
              notice: t('demo.notice'),
            })}
          />
          <Structured data={website(links.origin, siteAddresses(shop))} />
        </>
      )}
    </BrowsePage>,
    { screen: 'home' },
  );
}

function siteAddresses({ locale, store, prefix, hrefOfMarket }: Shop) {
  return {
    home: hrefOfMarket(store.key, prefix || '/'),
    search: hrefOfMarket(store.key, `${prefix}/search`),
    locale: locale.code,
  };
}
