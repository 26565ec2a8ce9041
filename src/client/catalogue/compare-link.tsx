import { compareHref } from '#domain/catalogue/compare-choice.ts';
import { useHref, useT } from '../shop.tsx';

/** To the comparison with this article; a script adds it to those chosen before (browser/compare.ts). */
export function CompareLink({ sku }: { sku: string }) {
  const t = useT();
  const href = useHref();
  return (
    <a className="small b" href={href(compareHref([sku]))} rel="nofollow" data-compare={sku}>
      {t('compare.add')}
    </a>
  );
}
