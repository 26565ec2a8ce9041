/** The departments with their numbers and how many articles each has. */
import type { CategoryTree } from '#domain/catalogue/category.ts';
import { useShop } from '../shop.tsx';
import { Stamp } from '../ui/picture.tsx';

/** The departments as a strip, for pages that have no other content to suggest. */
export function DepartmentBoard(props: { tree: CategoryTree; title: string; id?: string }) {
  const { tree, title, id } = props;
  return (
    <section className="sec" id={id}>
      <div className="sec__head">
        <h2>{title}</h2>
      </div>
      <div className="board">
        <Departments tree={tree} />
      </div>
    </section>
  );
}

type DepartmentsProps = { tree: CategoryTree; pictured?: boolean };

/** Their numbers are the same in every language. */
export function Departments({ tree, pictured }: DepartmentsProps) {
  const { t, href } = useShop();
  return (
    <nav className="dir" aria-label={t('home.departments')}>
      {tree.roots.map(({ key, slug, shortName, orderHint, productCount, image }) => (
        <a key={key} href={href(`/${slug}`)}>
          <span className="plate">{orderHint}</span>
          <span className="sign">{shortName}</span>
          <small className="num">{t('listing.count', { count: productCount })}</small>
          {pictured && image && <Stamp image={image} />}
        </a>
      ))}
    </nav>
  );
}
