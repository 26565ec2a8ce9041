import { isGift } from '#domain/cart/articles.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import { useLocalized, useT } from '../../shop.tsx';
import { pressedInPlace } from '../pressed-in-place.ts';

/** Saves a line for later. Gifts cannot be saved. */
export function SaveForLaterButton({
  line,
  onSave,
}: {
  line: LineItem;
  onSave: (line: LineItem) => void;
}) {
  const t = useT();
  const localized = useLocalized();
  if (isGift(line)) return null;
  return (
    <button
      type="submit"
      name="intent"
      value="save"
      className="btn"
      data-kind="quiet"
      data-size="s"
      onClick={pressedInPlace(() => onSave(line))}
    >
      {t('saved.save')}
      <span className="vh">, {localized(line.name)}</span>
    </button>
  );
}
