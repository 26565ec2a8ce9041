/** A hint below the cart button that the cart is empty. It disappears by itself. Source: checklist LAY-4. */
import { useEffect, useState } from 'react';
import { displayMs } from '../../browser/notices/notifications.ts';
import { useT } from '../../shop.tsx';

/** Whether the hint is shown, and a function to show it; a second call prolongs it. */
export function useHint(): [shown: boolean, show: () => void] {
  const [pressed, setPressed] = useState(0);
  useEffect(() => {
    if (pressed === 0) return;
    const timer = setTimeout(() => setPressed(0), displayMs);
    return () => clearTimeout(timer);
  }, [pressed]);
  return [pressed > 0, () => setPressed((times) => times + 1)];
}

/** The live region exists before its text, so that screen readers announce it. */
export function EmptyHint({ shown }: { shown: boolean }) {
  const t = useT();
  return (
    <p className="pop pop--hint" role="status">
      {shown && t('cart.empty')}
    </p>
  );
}
