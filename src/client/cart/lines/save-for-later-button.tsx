import { isGift } from '#domain/cart/articles.ts';
import type { LineItem } from '#domain/cart/cart.ts';
import { useLocalized, useT } from '../../shop.tsx';

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
      onClick={() => onSave(line)}
    >
      {t('saved.save')}
      <span className="vh">, {localized(line.name)}</span>
    </button>
  );
}
