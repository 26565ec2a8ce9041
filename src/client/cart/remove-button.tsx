import { useT } from '../shop.tsx';
import { pressedInPlace } from './pressed-in-place.ts';

type RemoveButtonProps = {
  /** The form's intent. */
  intent: 'remove' | 'remove-coupon' | 'remove-gift-card' | 'remove-saved';
  /** The name of what is removed, for screen readers. */
  label: string;
  onClick?: (() => void) | undefined;
};

/** Removes the item that its form names. */
export function RemoveButton({ intent, label, onClick }: RemoveButtonProps) {
  const t = useT();
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      className="btn"
      data-kind="quiet"
      data-size="s"
      aria-label={label}
      onClick={onClick && pressedInPlace(onClick)}
    >
      {t('cart.remove')}
    </button>
  );
}
