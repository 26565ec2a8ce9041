/**
 * What opens under the empty search field: plain links, no listbox, because browser/search.ts puts the visitor's past
 * searches with their delete buttons in front of the popular ones.
 */
import { routePaths } from '#domain/content/links.ts';
import { serviceLinks } from '#domain/content/service-links.ts';
import type { LookedFor } from '#domain/search/looked-for.ts';
import { useShop } from '../shop.tsx';
import { Group } from './group.tsx';

const tasks = [
  serviceLinks.orders,
  { route: 'quick-order', text: 'quickOrder.title' },
  serviceLinks.returns,
] as const;

export function SearchPanel({ popular }: { popular: readonly LookedFor[] }) {
  const { t, href } = useShop();
  return (
    <div className="search__list">
      <div className="search__side">
        <Group name={t('home.popular')} size={popular.length}>
          {popular.map(({ name, path, text }) => (
            <a key={path} className="opt" href={href(path)} data-text={text}>
              <span>{name}</span>
            </a>
          ))}
        </Group>
      </div>
      <Group name={t('footer.service')} size={tasks.length}>
        {tasks.map(({ route, text }) => (
          <a key={route} className="opt" href={href(routePaths[route])}>
            <span>{t(text)}</span>
          </a>
        ))}
      </Group>
    </div>
  );
}
