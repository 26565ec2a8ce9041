import { useT } from '../../shop.tsx';

/** Says that a typed quantity was more than can be had. Always there, so that a screen reader hears it appear. */
export function MaximumNote({ cut, className }: { cut: boolean; className: string }) {
  const t = useT();
  return (
    <p className={cut ? className : 'vh'} role="status">
      {cut && t('cart.maximumReached')}
    </p>
  );
}
