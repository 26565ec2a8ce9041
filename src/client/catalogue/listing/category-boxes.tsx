import type { Category } from '#domain/catalogue/category.ts';
import { formatNumber } from '#domain/money/format.ts';
import { useShop } from '../../shop.tsx';
import { Picture } from '../../ui/picture.tsx';

type CategoryBoxesProps = {
  categories: Category[];
  cols: '3-5' | '4' | '6';
  rail: string;
  /** Whether each shows its number of articles. */
  counted?: boolean;
};

/** Categories as pictures with names. */
export function CategoryBoxes(props: CategoryBoxesProps) {
  const { href, locale } = useShop();
  return (
    <div className={`ruled rail ${props.rail}`}>
      <ul className="boxes" data-cols={props.cols}>
        {props.categories.map(({ key, slug, name, image, productCount }) => (
          <li key={key}>
            <a className="box" href={href(`/${slug}`)}>
              {image && (
                <span className="photo">
                  <Picture
                    image={image}
                    sizes="(width >= 640px) 240px, 50vw"
                    loading="lazy"
                    decoding="async"
                  />
                </span>
              )}
              <span>
                <b>{name}</b>
                {props.counted && (
                  <small className="num"> {formatNumber(productCount, locale)}</small>
                )}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
