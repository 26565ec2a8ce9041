/** GET /__content/<slug>: the blocks of a document as HTML in the page's language, for the script that shows them late. */
import { ContentBlocks } from '#client/content/blocks/content-blocks.tsx';
import { notFoundSlug } from '#domain/content/places.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { loadContentData } from '../content/content-data.ts';
import { piece } from './recommended.tsx';

export async function contentPiece(c: KontorContext): Promise<Response> {
  const { commerce, caller } = c.get('shop');
  const slug = c.req.param('slug') ?? '';
  // Other documents are pages, or parts of them.
  if (slug !== notFoundSlug) return c.body(null, 404);
  const answer = await commerce.getContent({ slugs: [slug] }, caller);
  const content = answer.ok ? answer.data.documents[slug] : undefined;
  if (!content) return c.body(null, 404);
  const data = await loadContentData(c, content.blocks);
  return piece(c, <ContentBlocks blocks={content.blocks} data={data} />);
}
