/** A category's content below its products: posts, related categories, its text. Source: checklist CAT-6. */
import type { Category } from '#domain/catalogue/category.ts';
import type { ShownContent } from '#domain/content/content-document.ts';
import { Promo } from '../../content/blocks/teasers.tsx';
import { useT } from '../../shop.tsx';
import { ImportedHtml } from '../../ui/imported-html.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { CategoryTiles } from './tiles.tsx';

type CategoryContentProps = {
  category: Category;
  related: Category[];
  /** The banners of all categories, beside the text. */
  promo: ShownContent | undefined;
};

export function CategoryContent({ category, related, promo }: CategoryContentProps) {
  const t = useT();
  const { name, description, contentHtml, posts = [] } = category;
  return (
    <>
      {posts.length > 0 && (
        <section className="sec">
          <div className="sec__head">
            <h2>{t('listing.posts')}</h2>
          </div>
          <Tiles
            tiles={posts.map(({ title, url, image }) => ({ name: title, href: url, image }))}
          />
        </section>
      )}
      {related.length > 0 && (
        <section className="sec">
          <div className="sec__head">
            <h2>{t('listing.related')}</h2>
          </div>
          <CategoryTiles categories={related} />
        </section>
      )}
      <Promo documents={[promo]}>
        {(description || contentHtml) && (
          <section className="prose">
            <h2>{name}</h2>
            {description && <p data-lines="">{description}</p>}
            {contentHtml && <ImportedHtml html={contentHtml} />}
          </section>
        )}
      </Promo>
    </>
  );
}
