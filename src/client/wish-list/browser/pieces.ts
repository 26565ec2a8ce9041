/** The number fields of a wish list: their two buttons change the number, and the form is sent as when it is typed. */
import { maxPieces } from '#domain/quick-order/limits.ts';
import { quantityField } from '../../ui/quantity-field.ts';

export function drivePieces(): void {
  for (const root of document.querySelectorAll<HTMLElement>('form[data-autosubmit] .qty')) {
    const field = root.querySelector('input');
    if (!field) continue;
    let sent = field.value;
    quantityField(root, { value: Number(sent), maximum: maxPieces, onChange: () => undefined });
    // After the field's own listeners: it has the new number. What is typed is sent by the field's own event.
    root.addEventListener('click', () => {
      if (field.value === sent) return;
      sent = field.value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    });
  }
}
