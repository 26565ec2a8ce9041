import type { Category } from '#domain/catalogue/category.ts';
import { useHref } from '../shop.tsx';
import { Picture } from '../ui/picture.tsx';

/** Categories as pictures with names. */
export function CategoryBoxes(props: { categories: Category[]; cols: '6' | '8'; rail: string }) {
  const href = useHref();
  return (
    <div className={`ruled rail ${props.rail}`}>
      <ul className="boxes" data-cols={props.cols}>
        {props.categories.map(({ key, slug, name, image }) => (
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
              <b>{name}</b>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
