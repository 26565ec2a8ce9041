/** The number field with its two buttons. Rules: purchase-flow.txt §4, checklist PDP-2. */
import { useState } from 'react';
import { useT } from '../shop.tsx';
import { Icon } from './icon.tsx';

type QuantityProps = {
  value: number;
  maximum: number;
  size: 's' | 'l';
  name?: string;
  label?: string;
  onChange?: (quantity: number) => void;
};

/** What a typed quantity counts as: 1 when it is no number or less, the maximum when it is more. */
export function acceptedQuantity(typed: string, maximum: number): number {
  const number = Number.parseInt(typed, 10);
  if (!Number.isFinite(number) || number <= 1) return 1;
  return Math.max(1, Math.min(number, maximum));
}

export function Quantity({ value, maximum, size, name, label, onChange }: QuantityProps) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const change = (next: string) => onChange?.(acceptedQuantity(next, maximum));
  return (
    <div className="qty" data-size={size}>
      <button
        type="button"
        aria-label={t('cart.decrease')}
        disabled={value <= 1}
        onClick={() => change(String(value - 1))}
      >
        <Icon name="minus" />
      </button>
      <input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label ?? t('cart.quantity')}
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          if (/^[1-9]\d*$/.test(event.currentTarget.value)) change(event.currentTarget.value);
        }}
        onBlur={() => {
          if (typed !== undefined) change(typed);
          setTyped(undefined);
        }}
      />
      <button
        type="button"
        aria-label={t('cart.increase')}
        disabled={value >= maximum}
        onClick={() => change(String(value + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
