/** Drives the number field and its two buttons that `Quantity` renders. Rules: purchase-flow.txt §4, checklist PDP-2. */
import { acceptedQuantity } from '#domain/inventory/accepted-quantity.ts';

type QuantityFieldOptions = {
  value: number;
  maximum: number;
  /** `isCut`: whether the typed number was more than the maximum. */
  onChange: (quantity: number, isCut: boolean) => void;
};

export type QuantityField = {
  /** The quantity that the field shows unless something is being typed. */
  set: (value: number, maximum: number) => void;
  /** The quantity, after what is being typed. */
  settled: () => number;
  end: () => void;
};

export function quantityField(root: HTMLElement, options: QuantityFieldOptions): QuantityField {
  let { value, maximum } = options;
  const field = root.querySelector<HTMLInputElement>('input');
  const [less, more] = root.querySelectorAll<HTMLButtonElement>('button');
  if (!field || !less || !more) throw new Error('a quantity has a field and two buttons');
  let isTyping = false;
  const listening = new AbortController();
  const { signal } = listening;

  const show = () => {
    if (!isTyping) field.value = String(value);
    // At the limit a button does nothing, but is not disabled: that would lose the focus.
    less.ariaDisabled = value <= 1 ? 'true' : null;
    more.ariaDisabled = value >= maximum ? 'true' : null;
  };
  const change = (text: string) => {
    value = acceptedQuantity(text, maximum);
    show();
    options.onChange(value, Number.parseInt(text, 10) > maximum);
  };
  const type = () => {
    isTyping = true;
    if (/^[1-9]\d*$/.test(field.value)) change(field.value);
  };
  const settle = () => {
    if (!isTyping) return;
    isTyping = false;
    change(field.value);
  };
  field.addEventListener('input', type, { signal });
  field.addEventListener('blur', settle, { signal });
  const onKey = ({ key }: { key: string }) => {
    if (key === 'Enter') settle();
  };
  field.addEventListener('keydown', onKey, { signal });
  for (const [button, step] of [
    [less, -1],
    [more, 1],
  ] as const) {
    button.disabled = false;
    button.inert = false;
    const press = () => {
      if (!button.ariaDisabled) change(String(value + step));
    };
    button.addEventListener('click', press, { signal });
  }

  // A number may have been typed before the script ran.
  if (field.value === String(value)) show();
  else if (document.activeElement === field) type();
  else change(field.value);

  return {
    set: (nextValue, nextMaximum) => {
      value = nextValue;
      maximum = nextMaximum;
      show();
    },
    settled: () => {
      settle();
      return value;
    },
    end: () => listening.abort(),
  };
}
