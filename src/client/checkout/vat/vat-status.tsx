/** The state of the VAT check, on a page where the number cannot be changed. */
import type { Cart } from '#domain/cart/cart.ts';
import { vatNumberIn } from '#domain/vat/check.ts';
import { vatFieldMessage, vatFieldStateOf } from '#domain/vat/field-state.ts';
import { useShop, useT } from '../../shop.tsx';
import { Note } from '../../ui/note.tsx';
import { ruleInArea, type VatOfPage } from './vat-field.tsx';

type VatStatusProps = VatOfPage & {
  cart: Cart;
  /** The payment method that the page was requested with. */
  method?: string | undefined;
};

export function VatStatus({ cart, method, ...page }: VatStatusProps) {
  const t = useT();
  const number = vatNumberIn(cart);
  if (!number || !page.asker) return null;
  if (!cart.vatCheck) return <Pending method={method} />;
  const { changesTaxRate } = page;
  const rule = ruleInArea(number, page);
  const message = vatFieldMessage(vatFieldStateOf(cart, { changesTaxRate, rule, isOpen: false }));
  if (!message) return null;
  return (
    <Note kind={message.look === 'ok' ? 'ok' : 'warn'}>
      <p data-said="">
        <b>{t(message.title)}</b> {message.text && t(message.text)}
      </p>
    </Note>
  );
}

/** A pending check. The form updates the page in place; src/client/checkout/vat/browser/vat-pending.ts triggers it. */
function Pending({ method }: Pick<VatStatusProps, 'method'>) {
  const { t, href } = useShop();
  return (
    <Note kind="info">
      <form
        className="stack"
        data-gap="2"
        action={href('/checkout/payment')}
        data-autosubmit=""
        data-vat-pending=""
      >
        <p>{t('vat.pending')}</p>
        {method && <input type="hidden" name="method" value={method} />}
        <p>
          <button type="submit" className="btn" data-kind="line" data-size="s">
            {t('vat.again')}
          </button>
        </p>
      </form>
    </Note>
  );
}
