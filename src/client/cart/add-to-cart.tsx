/** The buy form of the product page. Without JavaScript it posts to /checkout/cart. */
import { useStore } from 'jotai';
import { type FormEvent, useEffect, useState } from 'react';
import { useShop } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import { acceptedQuantity, Quantity } from '../ui/quantity.tsx';
import { addAndOpen } from './add-items.ts';
import { MaximumNote } from './lines/maximum-note.tsx';

/** Marks the volume discount step that this quantity reaches. The steps are rendered outside this island. */
function markStep(quantity: number): void {
  const steps = [...document.querySelectorAll<HTMLElement>('.tier-prices [data-from]')];
  const reached = steps.findLast((step) => Number(step.dataset.from) <= quantity);
  for (const step of steps) step.ariaCurrent = step === reached ? 'true' : null;
}

type AddToCartProps = { sku: string; maximum: number };

export function AddToCart({ sku, maximum }: AddToCartProps) {
  const { t, href } = useShop();
  const store = useStore();
  const [quantity, setQuantity] = useState(1);
  const [cut, setCut] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => markStep(quantity), [quantity]);

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
