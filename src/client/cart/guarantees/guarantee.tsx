/**
 * The extra guarantee of an article, below its line: the one in the cart, or those on offer. None is preselected
 * (eu-2026.md P-13). Without JavaScript the forms post to /checkout/cart; with it the choice opens in a sidebar.
 * Source: checklist GUA-1, GUA-2.
 */
import { useLayoutEffect, useRef } from 'react';
import type { LineItem } from '#domain/cart/cart.ts';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { LineAmount } from '../../product/line-amount.tsx';
import { useLocalized, useShop, useT } from '../../shop.tsx';
import { RemoveButton } from '../remove-button.tsx';
import { GuaranteeChoice } from './guarantee-choice.tsx';

/** With its net amount in cents and the rate of its VAT, 0 without. */
type GuaranteeLine = LineItem & { net: number; vatRate: number };

type GuaranteeProps = {
  article: LineItem;
  /** Line of its guarantee, if the cart has one. */
  line: GuaranteeLine | undefined;
  offers: readonly GuaranteeOffer[];
  onRemove: () => void;
};

export function Guarantee({ article, line, offers, onRemove }: GuaranteeProps) {
  const t = useT();
  const box = useRef<HTMLFieldSetElement>(null);
  const hadFocus = useRef(false);
  const chosen = line?.variant.sku;
  // A change removes the focused element: what replaces it gets the focus.
  useLayoutEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isLost)
      box.current?.querySelector<HTMLElement>(chosen ? 'button' : 'summary, button')?.focus();
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
        // No related target: the focused button was removed.
        if (relatedTarget) hadFocus.current = false;
      }}
    >
      <legend className="vh">{t('content.title.premium-gurantee')}</legend>
      {line ? (
        <Chosen line={line} onRemove={onRemove} />
      ) : (
        <GuaranteeChoice article={article} offers={offers} />
      )}
    </fieldset>
  );
}

function Chosen({ line, onRemove }: { line: GuaranteeLine; onRemove: () => void }) {
  const { t, href } = useShop();
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
        {name}{' '}
        <b className="num">
          <LineAmount
            of={line.taxedPrice.totalGross.centAmount}
            vatRate={line.vatRate}
            net={line.net}
          />
        </b>
      </span>
      <RemoveButton intent="remove" label={t('cart.removeItem', { name })} />
      {line.variant.isUnavailable && (
        <p className="field__err" role="status">
          {t('guarantee.unavailable')}
        </p>
      )}
    </form>
  );
}
