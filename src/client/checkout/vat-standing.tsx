/** How the check of the company's VAT number stands, where nothing can be done about it but to go back or on. */
import type { Cart } from '#domain/cart/cart.ts';
import { vatNumberIn } from '#domain/vat/check.ts';
import { saidOf, standingOf } from '#domain/vat/field-state.ts';
import { useHref, useT } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import { ruleInArea, type VatOfPage } from './vat-field.tsx';

type VatStandingProps = VatOfPage & {
  cart: Cart;
  /** The payment method that the page was asked for. */
  method?: string | undefined;
};

export function VatStanding({ cart, method, ...page }: VatStandingProps) {
  const t = useT();
  const number = vatNumberIn(cart);
  if (!number || !page.asker) return null;
  if (!cart.vatCheck) return <Pending method={method} />;
  const { changesTaxRate } = page;
  const rule = ruleInArea(number, page);
  const said = saidOf(standingOf(cart, { changesTaxRate, rule, isOpen: false }));
  if (!said) return null;
  return (
    <Note kind={said.look === 'ok' ? 'ok' : 'warn'}>
      <p data-said="">
        <b>{t(said.title)}</b> {said.text && t(said.text)}
      </p>
    </Note>
  );
}

/** Nobody has answered yet. The form brings the page up to date in place: src/client/browser/vat-pending.ts presses it. */
function Pending({ method }: Pick<VatStandingProps, 'method'>) {
  const t = useT();
  const href = useHref();
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
