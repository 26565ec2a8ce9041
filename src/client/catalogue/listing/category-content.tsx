/** A category's content below its products: posts, related categories, and its text. Source: checklist CAT-6. */
import type { Category } from '#domain/catalogue/category.ts';
import { useT } from '../../shop.tsx';
import { ImportedHtml } from '../../ui/imported-html.tsx';
import { CategoryTiles, Tiles } from './tiles.tsx';

type CategoryContentProps = { category: Category; related: Category[] };

export function CategoryContent({ category, related }: CategoryContentProps) {
  const t = useT();
  const { posts = [] } = category;
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
    </>
  );
}

/** Whether a category has a text. */
export const hasText = ({ description, contentHtml }: Category): boolean =>
  Boolean(description || contentHtml);

export function CategoryText({ category: { name, description, contentHtml } }: TextProps) {
  return (
    <section className="prose">
      <h2>{name}</h2>
      {description && <p data-lines="">{description}</p>}
      {contentHtml && <ImportedHtml html={contentHtml} />}
    </section>
  );
}

type TextProps = Pick<CategoryContentProps, 'category'>;
