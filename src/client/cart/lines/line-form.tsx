import type { ReactNode } from 'react';
import { isGift } from '#domain/cart/articles.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import { useShop } from '../../shop.tsx';
import { Quantity } from '../../ui/quantity.tsx';
import { RemoveButton } from '../remove-button.tsx';

type LineFormProps = {
  line: LineItem;
  name: string;
  /** The optimistic quantity until the cart confirms it. */
  quantity: number;
  /** `isCut`: whether the typed number was more than the maximum. */
  onChange: (quantity: number, isCut: boolean) => void;
  /** More buttons for the line. */
  buttons?: ReactNode;
};

/** Quantity and removal of a line. A gift has no quantity to change. */
export function LineForm({ line, name, quantity, onChange, buttons }: LineFormProps) {
  const { t, href } = useShop();
  return (
    <form
      className="line__sub"
      method="post"
      action={href('/checkout/cart')}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="lineItemId" value={line.id} />
      {isGift(line) ? (
        <span className="b">{t('cart.gift')}</span>
      ) : (
        <>
          {/* Enter presses the form's first submit button: it must not be the remove button. */}
          <button type="submit" name="intent" value="change" hidden />
          <Quantity
            size="s"
            name="quantity"
            value={quantity}
            maximum={Math.max(line.variant.maximumQuantity, line.quantity)}
            subject={name}
            onChange={onChange}
          />
          <noscript>
            <button
              type="submit"
              name="intent"
              value="change"
              className="btn"
              data-kind="line"
              data-size="s"
            >
              {t('cart.update')}
            </button>
          </noscript>
        </>
      )}
      <span className="row">
        {buttons}
        <RemoveButton
          intent="remove"
          label={t('cart.removeItem', { name })}
          onClick={() => onChange(0, false)}
        />
      </span>
    </form>
  );
}
