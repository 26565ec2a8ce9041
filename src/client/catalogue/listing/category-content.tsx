/** A category's content above and below its products. Source: checklist CAT-6. */
import type { Category } from '#domain/catalogue/category.ts';
import { useT } from '../../shop.tsx';
import { ImportedHtml } from '../../ui/imported-html.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { CategoryTiles } from './tiles.tsx';

type RelatedProps = { category: Category; related: Category[] };

/** Posts and related categories. */
export function CategoryRelated({ category: { posts = [] }, related }: RelatedProps) {
  const t = useT();
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

/** A category's description, below its name. */
export function CategoryLead({ category: { description } }: { category: Category }) {
  return (
    description && (
      <p className="muted" data-lines="">
        {description}
      </p>
    )
  );
}

export function CategoryText({ name, html }: { name: string; html: string }) {
  return (
    <section className="prose">
      <h2>{name}</h2>
      <ImportedHtml html={html} />
    </section>
  );
}
