/** A category's content below its products: text, posts, related categories. Source: checklist CAT-6. */
import type { Category } from '#domain/catalogue/category.ts';
import { useT } from '../../shop.tsx';
import { ImportedHtml } from '../../ui/imported-html.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { CategoryTiles } from './tiles.tsx';

type CategoryContentProps = { category: Category; related: Category[] };

export function CategoryContent({ category, related }: CategoryContentProps) {
  const t = useT();
  const { description, contentHtml, posts = [] } = category;
  return (
    <>
      {(description || contentHtml) && (
        <section className="sec prose">
          {description && <p data-lines="">{description}</p>}
          {contentHtml && <ImportedHtml html={contentHtml} />}
        </section>
      )}
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
    </>
  );
}
