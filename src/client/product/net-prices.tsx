import { useT } from '../shop.tsx';

/** The choice of a business to see net prices first. Shown only where the script that keeps it runs. */
export function NetPrices({ className }: { className: string }) {
  const t = useT();
  return (
    <label className={`netfirst ${className}`}>
      <input type="checkbox" data-net-prices="" />
      {t('price.showNet')}
    </label>
  );
}
