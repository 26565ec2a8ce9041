/**
 * The extra guarantee of an article, below it: the one it has, or those it is sold with. None is chosen beforehand
 * (eu-2026.md P-13). Without JavaScript the forms post to /checkout/cart. Source: checklist GUA-1, GUA-2.
 */
import { type FormEvent, useLayoutEffect, useRef } from 'react';
import type { LineItem } from '#domain/cart/cart.ts';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { useHref, useLocalized, useMoney, useShop, useT } from '../shop.tsx';
import { useChange } from './use-cart.ts';

type GuaranteeProps = {
  article: LineItem;
  /** The one it has. */
  line: LineItem | undefined;
  offers: readonly GuaranteeOffer[];
  onRemove: () => void;
};

export function Guarantee({ article, line, offers, onRemove }: GuaranteeProps) {
  const { t } = useShop();
  const localized = useLocalized();
  const box = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  const chosen = line?.variant.sku;
  // What had the focus goes with a change: its place takes it.
  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isLost) box.current?.querySelector<HTMLElement>(chosen ? 'button' : 'summary')?.focus();
  }, [chosen]);
  if (!line && offers.length === 0) return null;
  return (
    <fieldset
      className="line__stock"
      ref={box}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={({ relatedTarget }) => {
        // Focus that goes nowhere was taken away with its key.
        if (relatedTarget) hadFocus.current = false;
      }}
    >
      <legend className="vh">{t('guarantee.legend', { name: localized(article.name) })}</legend>
      {line ? (
        <Chosen line={line} onRemove={onRemove} />
      ) : (
        <Choice article={article} offers={offers} />
      )}
    </fieldset>
  );
}

function Chosen({ line, onRemove }: { line: LineItem; onRemove: () => void }) {
  const t = useT();
  const href = useHref();
  const money = useMoney();
  const name = useLocalized()(line.name);
  return (
    <form
      className="row spread"
      method="post"
      action={href('/checkout/cart')}
      onSubmit={(event) => {
        event.preventDefault();
        onRemove();
      }}
    >
      <input type="hidden" name="lineItemId" value={line.id} />
      <span>
        {name} <b className="num">{money(line.taxedPrice.totalGross.centAmount)}</b>
      </span>
      <button
        type="submit"
        name="intent"
        value="remove"
        className="btn"
        data-kind="quiet"
        data-size="s"
        aria-label={t('cart.removeItem', { name })}
      >
        {t('cart.remove')}
      </button>
      {line.variant.isUnavailable && (
        <p className="field__err" role="status">
          {t('guarantee.lapsed')}
        </p>
      )}
    </form>
  );
}

type ChoiceProps = Pick<GuaranteeProps, 'article' | 'offers'>;

function Choice({ article, offers }: ChoiceProps) {
  const { t } = useShop();
  const href = useHref();
  const money = useMoney();
  const localized = useLocalized();
  const change = useChange();
  const parentSku = article.variant.sku;
  const cheapest = Math.min(...offers.map(({ centAmount }) => centAmount)) * article.quantity;
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Asked of the form: it may have been chosen while the page was not yet awake.
    const sku = event.currentTarget.querySelector<HTMLInputElement>('input:checked')?.value;
    if (!sku) return;
    void change([{ action: 'addLineItem', sku, quantity: 1, custom: { parentSku } }]);
  };
  return (
    <details className="guarantee">
      <summary>{t('guarantee.offer', { amount: money(cheapest) })}</summary>
      <form className="stack" method="post" action={href('/checkout/cart')} onSubmit={add}>
        <input type="hidden" name="parentSku" value={parentSku} />
        <div className="choices">
          {offers.map(({ sku, name, centAmount }) => (
            <label className="choice" key={sku}>
              <input type="radio" name="sku" value={sku} required />
              <span>{localized(name)}</span>
              <b className="num">{money(centAmount * article.quantity)}</b>
            </label>
          ))}
        </div>
        <p className="muted">
          {t('guarantee.rights')} <a href={href('/premium-gurantee/')}>{t('guarantee.terms')}</a>
        </p>
        <button type="submit" className="btn" data-kind="line" name="intent" value="guarantee">
          {t('guarantee.add')}
        </button>
      </form>
    </details>
  );
}
