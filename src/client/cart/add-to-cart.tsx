/** The buy form of the product page. Without JavaScript it posts to /checkout/cart. */
import { useStore } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type TierPrice, tierAt } from '#domain/discount/volume.ts';
import { netOf } from '#domain/money/basis-points.ts';
import { showPrice } from '../product/shown-price.ts';
import { TierPrices } from '../product/tier-prices.tsx';
import { useMoney, useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { acceptedQuantity, Quantity } from '../ui/quantity.tsx';
import { addAndOpen } from './add-items.ts';
import { MaximumNote } from './lines/maximum-note.tsx';

type AddToCartProps = {
  sku: string;
  maximum: number;
  /** The quantity that the page was asked for. */
  start: number;
  /** The price of a piece in cents. */
  centAmount: number;
  tiers: readonly TierPrice[];
};

export function AddToCart({ sku, maximum, start, centAmount, tiers }: AddToCartProps) {
  const shop = useShop();
  const { t, href, vatRate, currency } = shop;
  const money = useMoney();
  const store = useStore();
  const [quantity, setQuantity] = useState(start);
  const [cut, setCut] = useState(false);
  const [busy, setBusy] = useState(false);
  const reached = tierAt(tiers, quantity);
  const each = reached?.centAmount ?? centAmount;

  const shown = useRef(each);
  useEffect(() => {
    if (shown.current === each) return;
    shown.current = each;
    showPrice(each, t('price.net', { amount: money(netOf(each, vatRate, currency)) }), shop);
  });

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    // Read from the DOM: the value may have been typed before hydration.
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name="quantity"]');
    const wanted = acceptedQuantity(field?.value ?? '', maximum);
    // The guarantee options are rendered outside this island (guarantee-option.tsx).
    const choice = document.querySelector<HTMLInputElement>('[form="buy"]:checked');
    setQuantity(wanted);
    setBusy(true);
    await addAndOpen(store, t, { sku, quantity: wanted, guarantee: choice?.value });
    setBusy(false);
  }

  return (
    <>
      <TierPrices
        tiers={tiers}
        reached={reached}
        onChoose={(wanted) => setQuantity(Math.min(wanted, maximum))}
      />
      <form
        id="buy"
        className="buy__row"
        // Otherwise a browser may restore a guarantee choice, which the shopper would buy unnoticed.
        autoComplete="off"
        method="post"
        action={href('/checkout/cart')}
        onSubmit={submit}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={sku} />
        <Quantity
          size="l"
          name="quantity"
          value={quantity}
          maximum={maximum}
          onChange={setQuantity}
          onCut={setCut}
        />
        <button
          type="submit"
          className="btn"
          data-kind="go"
          data-size="l"
          disabled={maximum === 0}
          aria-busy={busy || undefined}
        >
          {!busy && <Icon name="shopping-cart" />}
          {busy ? t('cart.adding') : t('cart.add')}
        </button>
      </form>
      <MaximumNote cut={cut} className="small b" />
      <div className="buy__total small" role="status">
        {quantity > 1 && (
          <>
            {quantity} × {money(each)} = <b>{money(quantity * each)}</b>
          </>
        )}
      </div>
    </>
  );
}
