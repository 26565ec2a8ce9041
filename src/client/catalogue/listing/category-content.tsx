/** A category's content below its products: text, posts, related categories. Source: checklist CAT-6. */
import type { Category } from '#domain/catalogue/category.ts';
import { useT } from '../../shop.tsx';
import { ImportedHtml } from '../../ui/imported-html.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CategoryBoxes } from './category-boxes.tsx';

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
          <div className="ruled">
            <ul data-cols="3">
              {posts.map(({ title, url, image }) => (
                <li key={url}>
                  <a className="box" href={url}>
                    {image && (
                      <span className="photo">
                        <Picture image={image} sizes="6rem" loading="lazy" decoding="async" />
                      </span>
                    )}
                    <b>{title}</b>
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {related.length > 0 && (
        <section className="sec">
          <div className="sec__head">
            <h2>{t('listing.related')}</h2>
          </div>
          <CategoryBoxes categories={related} cols="6" rail="rail--s" />
        </section>
      )}
    </>
  );
}
