import { useT } from '../shop.tsx';

/** Lets businesses see net prices first. Visible only if the script that stores the choice runs. */
export function NetPrices({ className }: { className: string }) {
  const t = useT();
  return (
    <label className={`netfirst ${className}`}>
      <input type="checkbox" data-net-prices="" />
      {t('price.showNet')}
    </label>
  );
}
