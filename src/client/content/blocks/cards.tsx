/** Cards of a content page: a picture or several, a title that is the link, a text. */
import type { CategoryTree } from '#domain/catalogue/category.ts';
import type { Image } from '#domain/catalogue/document.ts';
import type { BlockOf } from '#domain/content/content-document.ts';
import { useHref, useShop } from '../../shop.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { BlockProps } from './block-props.ts';
import { addressOf, categoryIn } from './goods.tsx';

type ShownPicture = Image & { alt?: string };
type Card = {
  title: string;
  /** With the prefix of the language. */
  href: string;
  pictures: readonly ShownPicture[];
  text?: string | undefined;
  date?: string | undefined;
};

type CardsProps = {
  id?: string | undefined;
  title?: string | undefined;
  more?: BlockOf<'marketing-cards'>['more'];
  cards: readonly Card[];
};

function Cards({ id, title, more, cards }: CardsProps) {
  const href = useHref();
  const { locale } = useShop();
  const written = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  if (cards.length === 0) return null;
  return (
    <section className="sec" id={id}>
      {title && (
        <SectionHead
          title={title}
          more={more && { text: more.text, href: addressOf(href, more.href) }}
        />
      )}
      <ul className="cards">
        {cards.map((card) => (
          <li key={card.href}>
            {card.pictures.length > 0 && (
              <span className="photo">
                {card.pictures.map(({ alt = '', ...image }) => (
                  <Picture
                    key={image.url}
                    image={image}
                    alt={alt}
                    sizes={card.pictures.length > 1 ? '160px' : '(width >= 640px) 320px, 100vw'}
                    loading="lazy"
                  />
                ))}
              </span>
            )}
            <div className="stack" data-gap="2">
              <h3>
                <a href={card.href}>{card.title}</a>
              </h3>
              {card.date && <time dateTime={card.date}>{written.format(new Date(card.date))}</time>}
              {card.text && <p className="small muted">{card.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type MarketingCard = BlockOf<'marketing-cards'>['cards'][number] & { date?: string | undefined };

export function MarketingCards({ block, data: { tree } }: BlockProps<'marketing-cards'>) {
  const { id, title, more, cards } = block;
  const cardOf = useCard(tree);
  return <Cards {...{ id, title, more }} cards={cards.map(cardOf)} />;
}

export function BlogPosts({ block, data: { tree } }: BlockProps<'blog-posts'>) {
  const { id, title, posts } = block;
  const cardOf = useCard(tree);
  return <Cards {...{ id, title }} cards={posts.map(cardOf)} />;
}

function useCard(tree: CategoryTree): (card: MarketingCard) => Card {
  const href = useHref();
  return ({ categories = [], picture, href: address, ...rest }) => ({
    ...rest,
    href: addressOf(href, address),
    pictures: picture
      ? [picture]
      : categories.flatMap((key) => categoryIn(tree.all, key)?.image ?? []),
  });
}

export function CategoryCards({ block, data: { tree } }: BlockProps<'category-cards'>) {
  const href = useHref();
  const { id, title } = block;
  const cards = block.cards.flatMap(({ category, text }) => {
    const found = categoryIn(tree.all, category);
    if (!found) return [];
    const { name, slug, image } = found;
    return [{ title: name, href: href(`/${slug}`), pictures: image ? [image] : [], text }];
  });
  return <Cards {...{ id, title }} cards={cards} />;
}
