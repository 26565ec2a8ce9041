import { useT } from '../shop.tsx';

type RemoveKeyProps = {
  /** What the form is told to do. */
  intent: 'remove' | 'remove-coupon' | 'remove-saved';
  /** What is taken out, for whoever does not see where the key stands. */
  label: string;
  onClick?: () => void;
};

/** In a form of the cart: away with what that names. */
export function RemoveKey({ intent, label, onClick }: RemoveKeyProps) {
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
      onClick={onClick}
    >
      {t('cart.remove')}
    </button>
  );
}
