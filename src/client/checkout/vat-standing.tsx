/** How the check of the company's VAT number stands, where nothing can be done about it but to go back or on. */
import type { Cart } from '#domain/cart/cart.ts';
import { vatNumberIn } from '#domain/vat/check.ts';
import { saidOf, standingOf } from '#domain/vat/field-state.ts';
import { useT } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import { ruleInArea, type VatOfPage } from './vat-field.tsx';

export function VatStanding({ cart, ...page }: VatOfPage & { cart: Cart }) {
  const t = useT();
  const number = vatNumberIn(cart);
  if (!number || !page.asker) return null;
  if (!cart.vatCheck) {
    return (
      <Note kind="info">
        <p>{t('vat.pending')}</p>
      </Note>
    );
  }
  const { changesTaxRate } = page;
  const rule = ruleInArea(number, page);
  const said = saidOf(standingOf(cart, { changesTaxRate, rule, isOpen: false }));
  if (!said) return null;
  return (
    <Note kind={said.look === 'ok' ? 'ok' : 'warn'}>
      <p>
        <b>{t(said.title)}</b> {said.text && t(said.text)}
      </p>
    </Note>
  );
}
