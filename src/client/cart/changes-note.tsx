/** Shows what changed since the shopper last saw the cart. Its form dismisses the note, also without JavaScript. */
import { type FormEvent, useEffect, useId, useState } from 'react';
import { isGift, isGuarantee } from '#domain/cart/articles.ts';
import type { ArticleChange, Cart, LineItem } from '#domain/cart/cart.ts';
import { Amounts } from '../product/amount.tsx';
import { useLocalized, useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { focusHeading } from './keep-focus.ts';
import { useChange } from './use-cart.ts';

type Changes = NonNullable<Cart['changesSinceLastVisit']>;
type ChangesNoteProps = {
  changes: Changes;
  /** The lines shown, without those being removed. */
  lines: readonly LineItem[];
};

export function ChangesNote({ changes: { visit, articles }, lines }: ChangesNoteProps) {
  const { t, href } = useShop();
  const titleId = useId();
  const change = useChange();
  const shown = articles.flatMap((article) => {
    const line = lines.find(
      (each) => each.variant.sku === article.sku && !isGift(each) && !isGuarantee(each),
    );
    return line ? [{ article, line }] : [];
  });
  if (shown.length === 0) return null;
  const dismiss = async (event: FormEvent) => {
    event.preventDefault();
    const outcome = await change([{ action: 'dismissChanges', visit }]);
    if (outcome?.ok) focusHeading(document.querySelector<HTMLElement>('h1'));
  };
  return (
    <section className="note" data-kind="info" aria-labelledby={titleId}>
      <Icon name="info" />
      <div className="stack" data-gap="3">
        <h2 className="title" id={titleId}>
          {t('cart.changes.title')}
        </h2>
        <ul className="stack" data-gap="3">
          {shown.map(({ article, line }) => (
            <ChangedArticle key={line.id} article={article} line={line} />
          ))}
        </ul>
        <form method="post" action={href('/checkout/cart')} onSubmit={dismiss}>
          <input type="hidden" name="visit" value={visit} />
          <button
            type="submit"
            className="btn"
            data-kind="line"
            data-size="s"
            name="intent"
            value="dismiss-changes"
          >
            {t('cart.changes.dismiss')}
          </button>
        </form>
      </div>
    </section>
  );
}

type ChangedArticleProps = { article: ArticleChange; line: LineItem };

/** States both prices in words and does not announce a reduction (eu-2026.md P-01). */
function ChangedArticle({ article: { price, stock }, line }: ChangedArticleProps) {
  const { t, href } = useShop();
  const localized = useLocalized();
  return (
    <li>
      <a className="b" href={href(`/${localized(line.productSlug)}`)}>
        {localized(line.name)}
      </a>
      <p>
        {price && <PriceChange before={price.before.centAmount} after={price.after.centAmount} />}
        {price && stock && ' '}
        {stock && t(`cart.changes.${stock.state}`, { count: stock.left })}
      </p>
    </li>
  );
}

function PriceChange({ before, after }: { before: number; after: number }) {
  const t = useT();
  const text = after > before ? 'cart.changes.priceUp' : 'cart.changes.priceDown';
  return (
    <Amounts>{(written) => t(text, { before: written(before), after: written(after) })}</Amounts>
  );
}

/** Announces the changes of a visit to screen readers once, when they appear. */
export function ChangesAnnouncement({ changes }: { changes: Changes | undefined }) {
  const t = useT();
  const [announced, setAnnounced] = useState<Changes>();
  const visit = changes?.visit;
  useEffect(() => {
    if (changes && announced?.visit !== visit) setAnnounced(changes);
  }, [changes, visit, announced]);
  return (
    <p className="vh" role="status">
      {announced && t('cart.changes.count', { count: announced.articles.length })}
    </p>
  );
}
