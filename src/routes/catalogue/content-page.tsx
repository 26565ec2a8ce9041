import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { ContentBlocks } from '#client/content/blocks/content-blocks.tsx';
import { Crumbs } from '#client/ui/crumbs.tsx';
import { type ContentPage, contentPath, type GuideSlug } from '#domain/content/pages.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { hasContent } from '#domain/seo/indexing.ts';
import { type BarTree, chromeOf } from '#worker/render/chrome.ts';
import { pageLinks } from '#worker/render/page-links.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { loadContentData } from '../content/content-data.ts';
import { notFound } from './not-found.tsx';

/** A content page: the blocks of its document. Not found if nobody has published one. */
export async function contentPage(c: KontorContext, tree: BarTree, page: ContentPage | GuideSlug) {
  const { commerce, caller, prefix } = c.get('shop');
  const answer = await commerce.getContent({ slugs: [page] }, caller);
  const content = answer.ok ? answer.data.documents[page] : undefined;
  if (!content) return notFound(c, tree);
  const pathIn = samePathEverywhere(contentPath(page));
  const { title, description, blocks } = content;
  const data = await loadContentData(c, blocks, tree);
  const index = data.searched === '' && hasContent(blocks);
  const links = pageLinks(c, pathIn, { index });
  return c.render(
    <BrowsePage chrome={chromeOf(c.get('shop'), tree, pathIn)}>
      <Head
        title={`${title} | Kontor`}
        {...(description && { description })}
        links={links}
        index={index}
      />
      <Crumbs crumbs={[{ name: title, href: prefix + contentPath(page) }]} origin={links.origin} />
      <article className="stack content" data-gap="6">
        <ContentBlocks blocks={blocks} data={data} />
      </article>
    </BrowsePage>,
    { screen: 'content' },
  );
}
