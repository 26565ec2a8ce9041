/**
 * Suggestions while the visitor types: texts, departments and brands at the start, articles beside them. One listbox
 * with groups, inserted below the search field by browser/search.ts. Source: checklist SEA-2, eu-2026.md A-03, UX-11.
 */
import type { ReactNode } from 'react';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { routePaths } from '#domain/content/links.ts';
import { serviceLinks } from '#domain/content/service-links.ts';
import { piecesOf } from '#domain/search/marks.ts';
import { searchListId, searchPath } from '#domain/search/search.ts';
import type { ServicePage } from '#domain/search/service-words.ts';
import { maxArticles } from '#domain/search/suggested.ts';
import { useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';
import { ArticleRow } from './article-rows.tsx';
import { Group } from './group.tsx';
import { useServiceFact } from './service-fact.ts';

type SuggestionsProps = {
  typed: string;
  words: string[];
  /** `plate`: the number of its department. */
  categories: { key: string; name: string; slug: string; plate: number; count: number }[];
  /** `count`: of the articles it leads to. */
  brands: { name: string; path: string; count?: number }[];
  /** The page of service that the typed text asks for, if any. */
  service?: ServicePage | undefined;
  articles: ProductSummary[];
  /** How many articles there are. */
  total: number;
  /** What else than the typed text they match (search-note.ts). */
  note: string | undefined;
};

export function Suggestions(found: SuggestionsProps) {
  const { typed, words, categories, brands, service, articles, total, note } = found;
  const { t } = useShop();
  if (!service && words.length + categories.length + brands.length + articles.length === 0) {
    return <Nothing typed={typed} />;
  }
  return (
    <div
      role="listbox"
      id={searchListId}
      className="search__list"
      aria-label={t('search.suggestions')}
      data-said={[t('listing.count', { count: total }), note].filter(Boolean).join('. ')}
    >
      {(service || words.length + categories.length + brands.length > 0) && (
        <div role="presentation" className="search__side">
          {service && <Service page={service} />}
          <Words typed={typed} words={words} />
          <Departments categories={categories} />
          <Brands brands={brands} />
        </div>
      )}
      <Articles typed={typed} articles={articles} total={total} note={note} />
    </div>
  );
}

function Service({ page }: { page: ServicePage }) {
  const t = useT();
  const { route, text } = serviceLinks[page];
  const fact = useServiceFact(page);
  return (
    <Group name={t('footer.service')} size={1}>
      <Option path={routePaths[route]}>
        <Icon name="info" />
        <span>
          <span className="b">{t(text)}</span>
          {fact && <span className="sku">{fact}</span>}
        </span>
      </Option>
    </Group>
  );
}

function Words({ typed, words }: Pick<SuggestionsProps, 'typed' | 'words'>) {
  const t = useT();
  return (
    <Group name={t('search.suggestions')} size={words.length}>
      {words.map((word) => (
        <Option key={word} path={searchPath(word)} text={word}>
          <Icon name="search" />
          <span>
            <Completed name={word} typed={typed} />
          </span>
        </Option>
      ))}
    </Group>
  );
}

function Departments({ categories }: Pick<SuggestionsProps, 'categories'>) {
  const t = useT();
  return (
    <Group name={t('header.departments')} size={categories.length}>
      {categories.map(({ key, slug, name, plate, count }) => (
        <Option key={key} path={`/${slug}`}>
          <span className="plate" aria-hidden="true">
            {plate}
          </span>
          <span>{name}</span>
          <small className="num">{count}</small>
        </Option>
      ))}
    </Group>
  );
}

function Brands({ brands }: Pick<SuggestionsProps, 'brands'>) {
  const t = useT();
  return (
    <Group name={t('home.brands')} size={brands.length}>
      {brands.map(({ name, path, count }) => (
        <Option key={name} path={path}>
          <span className="plate" aria-hidden="true">
            {[...name][0]}
          </span>
          <span>{name}</span>
          <small className="num">{count}</small>
        </Option>
      ))}
    </Group>
  );
}

function Articles({
  typed,
  articles,
  total,
  note,
}: Pick<SuggestionsProps, 'typed' | 'articles' | 'total' | 'note'>) {
  const t = useT();
  return (
    <Group name={note ?? t('search.results', { query: typed })} size={articles.length}>
      {articles.map((product) => (
        <Option key={product.sku} path={`/${product.slug}`} sku={product.sku}>
          <ArticleRow product={product}>{product.name}</ArticleRow>
        </Option>
      ))}
      {total > maxArticles && (
        <Option path={searchPath(typed)} text={typed} all>
          {t('filter.show', { count: total })}
        </Option>
      )}
    </Group>
  );
}

type OptionProps = {
  path: string;
  /** The search text, if the option is one: it is stored as a past search. */
  text?: string;
  sku?: string;
  all?: boolean;
  children: ReactNode;
};

/** A link selected with the arrow keys; the focus stays in the field. */
function Option({ path, text, sku, all, children }: OptionProps) {
  const { href } = useShop();
  return (
    <a
      role="option"
      className={all ? 'btn' : 'opt'}
      aria-selected="false"
      tabIndex={-1}
      href={href(path)}
      data-text={text}
      data-sku={sku}
    >
      {children}
    </a>
  );
}

/** Stresses what a suggested text adds to the typed one: that is what the suggestions differ in. */
function Completed({ name, typed }: { name: string; typed: string }) {
  const pieces = piecesOf(name, typed);
  if (pieces.every((piece) => !piece.typed)) return name;
  return pieces.map((piece, index) => {
    const key = `${index} ${piece.text}`;
    return piece.typed ? <span key={key}>{piece.text}</span> : <mark key={key}>{piece.text}</mark>;
  });
}

function Nothing({ typed }: Pick<SuggestionsProps, 'typed'>) {
  const { t, phone } = useShop();
  const text = t('search.nothing', { query: typed });
  return (
    <p className="search__nothing" data-said={text}>
      <span>{text}</span>
      {phone && (
        <a className="row b" href={telephoneLink(phone)}>
          <Icon name="phone" /> {phone}
        </a>
      )}
    </p>
  );
}
