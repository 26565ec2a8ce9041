/**
 * What opens under the empty search field: plain links, no listbox, because browser/past-searches.ts puts in front what
 * this browser remembers: past searches with their delete buttons, and articles seen last.
 */

import type { ProductSummary } from '#domain/catalogue/product.ts';
import { routePaths } from '#domain/content/links.ts';
import { serviceLinks } from '#domain/content/service-links.ts';
import { searchPath } from '#domain/search/search.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { ArticleRows } from './article-rows.tsx';
import { Group } from './group.tsx';

const tasks = [
  { ...serviceLinks.orders, icon: 'package' },
  { route: 'quick-order', text: 'quickOrder.title', icon: 'receipt-text' },
  { ...serviceLinks.returns, icon: 'rotate-ccw' },
] as const;

/** `texts`: searches of others; `goods`: what they buy. */
export function SearchPanel({ texts, goods }: { texts: string[]; goods: ProductSummary[] }) {
  const { t, href } = useShop();
  return (
    <div className="search__list">
      <div className="search__side">
        <Group name={t('home.popular')} size={texts.length}>
          {texts.map((text) => (
            <a key={text} className="opt" href={href(searchPath(text))} data-text={text}>
              <Icon name="trending-up" />
              <span>{text}</span>
            </a>
          ))}
        </Group>
      </div>
      <div className="search__main">
        <ArticleRows name={t('home.bestsellers')} products={goods} />
        <Group name={t('footer.service')} size={tasks.length}>
          {tasks.map(({ route, text, icon }) => (
            <a key={route} className="opt" href={href(routePaths[route])}>
              <Icon name={icon} />
              <span>{t(text)}</span>
            </a>
          ))}
        </Group>
      </div>
    </div>
  );
}
