/** The choice of a guarantee for an article without one: a button below its line that opens the sidebar. */
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { guaranteeFor } from '#domain/cart/additions.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import type { GuaranteeOffer } from '#domain/guarantee/offers.ts';
import { Amount } from '../../product/amount.tsx';
import { useLocalized, useShop, useT } from '../../shop.tsx';
import { useAwake } from '../../ui/awake.ts';
import { useChange } from '../use-cart.ts';
import { GuaranteeChoices, Rights } from './guarantee-choices.tsx';
import { GuaranteeSidebar } from './guarantee-sidebar.tsx';

type ChoiceProps = { article: LineItem; offers: readonly GuaranteeOffer[] };

/** Collapsed below the line until hydration, then in the sidebar. If already open, it stays below the line. */
export function GuaranteeChoice({ article, offers }: ChoiceProps) {
  const t = useT();
  const change = useChange();
  const folded = useRef<HTMLDetailsElement>(null);
  const [place, setPlace] = useState<'folded' | 'closed' | 'beside'>(
    useAwake() ? 'closed' : 'folded',
  );
  useEffect(() => {
    if (!folded.current?.matches(':is([open], :focus-within)')) setPlace('closed');
  }, []);
  const cheapest = Math.min(...offers.map(({ centAmount }) => centAmount)) * article.quantity;
  const offer = <Amount of={cheapest}>{(amount) => t('guarantee.offer', { amount })}</Amount>;
  const add = async (sku: string) => {
    const outcome = await change([guaranteeFor(article.variant.sku, sku)]);
    return outcome?.ok === true;
  };
  if (place === 'folded') {
    return (
      <details className="guarantee" ref={folded}>
        <summary>{offer}</summary>
        <FoldedForm article={article} offers={offers} onAdd={add} />
      </details>
    );
  }
  return (
    <>
      <button
        type="button"
        className="btn"
        data-kind="quiet"
        data-size="s"
        data-guarantee=""
        aria-haspopup="dialog"
        onClick={() => setPlace('beside')}
      >
        {offer}
      </button>
      {place === 'beside' && (
        <GuaranteeSidebar
          article={article}
          offers={offers}
          onAdd={add}
          onClose={() => setPlace('closed')}
        />
      )}
    </>
  );
}

function FoldedForm({
  article,
  offers,
  onAdd,
}: ChoiceProps & { onAdd: (sku: string) => Promise<boolean> }) {
  const { t, href } = useShop();
  const localized = useLocalized();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form: the choice may have been made before hydration.
    const sku = event.currentTarget.querySelector<HTMLInputElement>('input:checked')?.value;
    if (sku) void onAdd(sku);
  };
  return (
    <form className="stack" method="post" action={href('/checkout/cart')} onSubmit={submit}>
      <input type="hidden" name="parentSku" value={article.variant.sku} />
      <GuaranteeChoices
        subject={localized(article.name)}
        offers={offers}
        priceOf={(each) => <Amount of={each * article.quantity} />}
        field="sku"
      />
      <Rights />
      <button type="submit" className="btn" data-kind="line" name="intent" value="guarantee">
        {t('guarantee.add')}
      </button>
    </form>
  );
}
