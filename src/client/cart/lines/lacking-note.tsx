/** Names each article that the stock no longer covers, above the order: it cannot be placed before that is settled. */
import { isGuarantee } from '#domain/cart/articles.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import { useLocalized, useT } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';
import { LackingArticle } from './lacking-article.tsx';

export function LackingNote({ lines }: { lines: readonly LineItem[] }) {
  const t = useT();
  const localized = useLocalized();
  if (lines.length === 0) return null;
  const reasonOf = (line: LineItem) => {
    const { isUnavailable, maximumQuantity: left } = line.variant;
    if (isGuarantee(line)) return t('guarantee.unavailable');
    if (isUnavailable) return t('cart.changes.notSold');
    return left > 0
      ? t('cart.lacking.left', { wanted: line.quantity, left })
      : t('cart.changes.soldOut');
  };
  return (
    <Note kind="err">
      <div className="stack" data-gap="3">
        <p className="b">{t('cart.lacking.title')}</p>
        <ul className="stack" data-gap="3">
          {lines.map((line) => (
            <li key={line.id} className="stack" data-gap="2">
              <p>
                <b>{localized(line.name)}</b> {reasonOf(line)}
              </p>
              <LackingArticle line={line} backTo="payment" removes />
            </li>
          ))}
        </ul>
      </div>
    </Note>
  );
}
