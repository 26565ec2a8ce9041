/** The departments with their numbers and first categories. */
import type { CategoryTree } from '#domain/catalogue/category.ts';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';

/** The departments as a strip, for pages that have no other content to suggest. */
export function DepartmentBoard(props: { tree: CategoryTree; title: string; id?: string }) {
  const { tree, title, id } = props;
  return (
    <section className="sec" id={id}>
      <div className="sec__head">
        <h2>{title}</h2>
      </div>
      <div className="board">
        <Departments tree={tree} className="dir dir--3" />
      </div>
    </section>
  );
}

/** Their numbers are the same in every language. */
export function Departments(props: { tree: CategoryTree; className: string }) {
  const { tree, className } = props;
  const { t, href } = useShop();
  return (
    <nav className={className} aria-label={t('home.departments')}>
      {tree.roots.map(({ key, slug, shortName, orderHint }) => (
        <a key={key} href={href(`/${slug}`)}>
          <span className="plate">{orderHint}</span>
          <span className="sign">{shortName}</span>
          <Icon name="arrow-right" />
          <small>
            {tree
              .childrenOf(key)
              .slice(0, 3)
              .map((child) => child.name)
              .join(', ')}
          </small>
        </a>
      ))}
    </nav>
  );
}
