/** The current page of a list with links to the one before and the one after it. */
import { useShop } from '../shop.tsx';
import { Icon } from './icon.tsx';

type PageStepsProps = {
  page: number;
  /** The number of pages; nothing is rendered for one. */
  count: number;
  /** The path of a page without the prefix of the language. */
  path: (page: number) => string;
};

export function PageSteps({ page, count, path }: PageStepsProps) {
  const { t, href } = useShop();
  if (count < 2) return null;
  return (
    <nav className="pager" aria-label={t('listing.pages')}>
      {page > 1 && (
        <a href={href(path(page - 1))} rel="prev" aria-label={t('listing.previous')}>
          <Icon name="arrow-left" />
        </a>
      )}
      <span aria-current="page">{page}</span>
      {page < count && (
        <a href={href(path(page + 1))} rel="next" aria-label={t('listing.next')}>
          <Icon name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
