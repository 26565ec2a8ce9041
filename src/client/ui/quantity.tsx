/** The number field with its two buttons. Rules: purchase-flow.txt §4, checklist PDP-2. */
import { useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../shop.tsx';
import { useAwake } from './awake.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

type QuantityProps = {
  value: number;
  maximum: number;
  size: 's' | 'l';
  name?: string;
  /** The product, where a page has several of these fields. */
  subject?: string;
  onChange: (quantity: number) => void;
  /** Called with whether the typed number was more than the maximum. */
  onCut: (cut: boolean) => void;
};

/** The quantity for a typed text: 1 if it is less or not a number, the maximum if it is more. */
export function acceptedQuantity(typed: string, maximum: number): number {
  const number = Number.parseInt(typed, 10);
  if (!Number.isFinite(number) || number <= 1) return 1;
  return Math.max(1, Math.min(number, maximum));
}

export function Quantity(props: QuantityProps) {
  const { value, maximum, size, name, subject, onChange, onCut } = props;
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const labelled = (label: string) => (subject ? `${label}, ${subject}` : label);

  const change = (next: string) => {
    onCut(Number.parseInt(next, 10) > maximum);
    onChange(acceptedQuantity(next, maximum));
  };
  const type = (text: string) => {
    setTyped(text);
    if (/^[1-9]\d*$/.test(text)) change(text);
  };
  const settle = () => {
    if (typed !== undefined) change(typed);
    setTyped(undefined);
  };

  // A number typed before hydration is in the field, not in the state.
  const adopted = useRef(false);
  useLayoutEffect(() => {
    const early = field.current?.value;
    if (adopted.current || early === undefined) return;
    adopted.current = true;
    if (early === String(value)) return;
    if (document.activeElement === field.current) type(early);
    else change(early);
  });

  return (
    <div className="qty" data-size={size}>
      <StepButton
        icon="minus"
        label={labelled(t('cart.decrease'))}
        atEnd={value <= 1}
        onPress={() => change(String(value - 1))}
      />
      <input
        ref={field}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={labelled(t('cart.quantity'))}
        value={typed ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
        onBlur={settle}
      />
      <StepButton
        icon="plus"
        label={labelled(t('cart.increase'))}
        atEnd={value >= maximum}
        onPress={() => change(String(value + 1))}
      />
    </div>
  );
}

type StepButtonProps = { icon: IconName; label: string; atEnd: boolean; onPress: () => void };

/** Empty without JavaScript. At the limit it does nothing, but is not disabled: that would lose the focus. */
function StepButton({ icon, label, atEnd, onPress }: StepButtonProps) {
  const awake = useAwake();
  if (!awake) return <button type="button" disabled inert />;
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={atEnd || undefined}
      onClick={() => {
        if (!atEnd) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
