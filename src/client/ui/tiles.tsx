import type { Image } from '#domain/catalogue/document.ts';
import { useT } from '../shop.tsx';
import { Stamp } from './picture.tsx';

/** The most that stand in a row of a wide screen. */
const mostInRow = 6;

export type Tile = {
  name: string;
  href: string;
  image?: Image | undefined;
  /** A sign in place of a picture. */
  sign?: string;
  count?: number;
};

type TilesProps = {
  tiles: readonly Tile[];
  columns?: 2;
  /** The display width of the pictures, if they are larger than a stamp. */
  sizes?: string | undefined;
};

/** Small pictures with names, in rows that are filled. */
export function Tiles({ tiles, columns, sizes }: TilesProps) {
  const t = useT();
  return (
    <ul className="tiles" data-cols={columns ?? columnsOf(tiles.length)}>
      {tiles.map(({ name, href, image, sign, count }) => (
        <li key={href}>
          <a href={href}>
            {image && <Stamp image={image} sizes={sizes} />}
            {sign && <span className="tiles__sign sign">{sign}</span>}
            <span>
              <b>{name}</b>
              {count !== undefined && (
                <small className="num">{t('listing.count', { count })}</small>
              )}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** One row, or two; the last tile takes the place of a missing one. More than two rows leave the fewest places empty. */
function columnsOf(count: number): number {
  if (count <= mostInRow) return Math.max(2, count);
  if (count <= 2 * mostInRow) return Math.ceil(count / 2);
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  const [best = mostInRow] = [6, 5, 4].toSorted((one, other) => empty(one) - empty(other));
  return best;
}
