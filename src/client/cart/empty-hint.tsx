/** Says under the cart button that there is nothing in it, and goes by itself. Source: checklist LAY-4. */
import { useEffect, useState } from 'react';
import { shownForMs } from '../browser/notifications.ts';
import { useT } from '../shop.tsx';

/** Whether the hint is to be seen, and how to show it; pressed again it stays longer. */
export function useHint(): [shown: boolean, show: () => void] {
  const [pressed, setPressed] = useState(0);
  useEffect(() => {
    if (pressed === 0) return;
    const timer = setTimeout(() => setPressed(0), shownForMs);
    return () => clearTimeout(timer);
  }, [pressed]);
  return [pressed > 0, () => setPressed((times) => times + 1)];
}

/** The live region is there before its words are, so that they are heard. */
export function EmptyHint({ shown }: { shown: boolean }) {
  const t = useT();
  return (
    <p className="pop pop--hint" role="status">
      {shown && t('cart.empty')}
    </p>
  );
}
