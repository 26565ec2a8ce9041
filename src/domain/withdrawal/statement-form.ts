/** Reads the form of the withdrawal function: the draft, or the errors of each field. At most three are required. */
import type { FieldError, FieldErrors, FieldValues } from '../checkout/address-form.ts';
import { messageOf } from '../checkout/form-rules.ts';
import { hasWebAddress } from '../checkout/web-address.ts';
import { isEmail } from '../customer/email.ts';
import type { Read } from '../customer/forms.ts';
import type { LinePieces } from '../order/fulfilment.ts';
import { maxStatementLengths as max, type WithdrawalDraft } from './statement.ts';

/** `chosen.<line item>`: checkbox; `quantity.<line item>`: pieces. */
const chosenField = 'chosen.';
export const chosenFieldOf = (lineItemId: string) => `${chosenField}${lineItemId}`;
export const quantityFieldOf = (lineItemId: string) => `quantity.${lineItemId}`;

export function readStatementForm(values: FieldValues): Read<WithdrawalDraft> {
  const name = line(values.name);
  const order = line(values.order);
  const email = (values.email ?? '').trim();
  const goods = (values.goods ?? '').trim();
  const remark = (values.remark ?? '').trim();
  const lines = chosenLines(values);
  /** The articles are listed: one has to be chosen. */
  const isListed = values.listed !== undefined;
  const errors: FieldErrors = {};
  const note = (field: string, error: FieldError | undefined) => {
    if (error) errors[field] ??= error;
  };
  if (isListed && lines.length === 0) note('lines', { key: 'withdraw.nothingChosen' });
  note('name', name ? fault(name, max.line, 'person') : { key: messageOf('required', 'name') });
  note('order', order ? fault(order, max.line) : { key: 'withdraw.orderMissing' });
  note('email', isEmail(email) ? undefined : { key: messageOf('email', 'email') });
  note('goods', fault(goods, max.goods));
  note('remark', fault(remark, max.remark));
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return {
    ok: true,
    value: {
      key: values.key ?? '',
      name,
      order,
      email,
      ...(!isListed && goods && { goods }),
      ...(remark && { remark }),
      ...(values.link && { link: values.link }),
      ...(isListed && { lines }),
    },
  };
}

function fault(
  text: string,
  longest: number,
  kind: 'person' | 'text' = 'text',
): FieldError | undefined {
  if (hasWebAddress(text, kind)) return { key: 'withdraw.webAddress' };
  return text.length > longest
    ? { key: messageOf('max', 'line'), parameters: { count: longest } }
    : undefined;
}

/** One line without control characters. */
function line(text = ''): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

function chosenLines(values: FieldValues): LinePieces[] {
  return Object.keys(values)
    .filter((name) => name.startsWith(chosenField))
    .map((name) => {
      const lineItemId = name.slice(chosenField.length);
      const quantity = Math.floor(Number(values[quantityFieldOf(lineItemId)] ?? 1));
      return { lineItemId, quantity: quantity >= 1 ? quantity : 1 };
    });
}
