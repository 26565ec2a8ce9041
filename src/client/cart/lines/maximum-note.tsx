import { useT } from '../../shop.tsx';

/** Says that a typed quantity exceeded the maximum. Always rendered, so that screen readers announce the text. */
export function MaximumNote({ cut, className }: { cut: boolean; className: string }) {
  const t = useT();
  return (
    <p className={cut ? className : 'vh'} role="status">
      {cut && t('cart.maximumReached')}
    </p>
  );
}
