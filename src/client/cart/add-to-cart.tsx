/** The buy form of the product page. Without JavaScript it posts to /checkout/cart. */
import { useStore } from 'jotai';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { acceptedQuantity, Quantity } from '../ui/quantity.tsx';
import { addAndOpen } from './add-items.ts';
import { MaximumNote } from './lines/maximum-note.tsx';

/** The steps of the price, which are rendered outside this island (product/tier-prices.tsx). */
const steps = () => [...document.querySelectorAll<HTMLElement>('.tier-prices [data-from]')];

/** Marks the step that this quantity reaches, and returns it; undefined without steps. */
function reach(quantity: number): HTMLElement | undefined {
  const reached = steps().findLast((step) => Number(step.dataset.from) <= quantity);
  for (const step of steps()) step.ariaCurrent = step === reached ? 'true' : null;
  return reached;
}

type AddToCartProps = {
  sku: string;
  maximum: number;
  /** The quantity that the page was asked for. */
  start: number;
  /** The price of a piece at that quantity, in cents. */
  each: number;
};

export function AddToCart({ sku, maximum, start, each }: AddToCartProps) {
  const shop = useShop();
  const { t, href } = shop;
  const store = useStore();
  const [quantity, setQuantity] = useState(start);
  const [cut, setCut] = useState(false);
  const [busy, setBusy] = useState(false);

  const shown = useRef(start);
  useEffect(() => {
    if (shown.current === quantity) return;
    shown.current = quantity;
    const step = reach(quantity)?.dataset;
    void import('../product/shown-price.ts').then(({ showPrice }) =>
      showPrice(quantity, Number(step?.each ?? each), step?.net, shop),
    );
  });

  useEffect(() => {
    for (const step of steps()) {
      step.onclick = (event) => {
        event.preventDefault();
        setQuantity(Math.min(Number(step.dataset.from), maximum));
      };
    }
  }, [maximum]);

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
    </>
  );
}
