/** The number field with its two buttons: its markup, and the field of a React root. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useT } from '../shop.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { type QuantityField, quantityField } from './quantity-field.ts';

type QuantityMarkupProps = {
  value: number;
  size: 's' | 'l';
  name?: string;
  /** The product, where a page has several of these fields. */
  subject?: string;
  root?: RefObject<HTMLDivElement | null>;
};

/** Without a script its buttons are empty. */
export function QuantityMarkup({ value, size, name, subject, root }: QuantityMarkupProps) {
  const t = useT();
  const labelled = (label: string) => (subject ? `${label}, ${subject}` : label);
  return (
    <div className="qty" data-size={size} ref={root}>
      <StepButton icon="minus" label={labelled(t('cart.decrease'))} />
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={labelled(t('cart.quantity'))}
        defaultValue={value}
      />
      <StepButton icon="plus" label={labelled(t('cart.increase'))} />
    </div>
  );
}

function StepButton({ icon, label }: { icon: IconName; label: string }) {
  return (
    <button type="button" disabled inert aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}

type QuantityProps = Omit<QuantityMarkupProps, 'root'> & {
  maximum: number;
  /** `isCut`: whether the typed number was more than the maximum. */
  onChange: (quantity: number, isCut: boolean) => void;
};

export function Quantity({ maximum, onChange, ...markup }: QuantityProps) {
  const { value } = markup;
  const root = useRef<HTMLDivElement>(null);
  const field = useRef<QuantityField>(undefined);
  const latest = useRef({ value, maximum, onChange });
  latest.current = { value, maximum, onChange };
  useLayoutEffect(() => {
    if (!root.current) return;
    field.current = quantityField(root.current, {
      ...latest.current,
      onChange: (quantity, isCut) => latest.current.onChange(quantity, isCut),
    });
    return field.current.end;
  }, []);
  // After each render: a change that was refused leaves these props as they were.
  useLayoutEffect(() => field.current?.set(value, maximum));
  return <QuantityMarkup {...markup} root={root} />;
}
