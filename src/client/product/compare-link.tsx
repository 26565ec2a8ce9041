import { compareHref } from '#domain/catalogue/compare-choice.ts';
import { useHref, useT } from '../shop.tsx';

type CompareProps = {
  sku: string;
  /** Which article is meant, where several stand on the page. */
  name?: string;
};

/** To the comparison with this article; a script puts it beside those chosen before (catalogue/browser/compare.ts). */
export function CompareLink({ sku, name }: CompareProps) {
  const t = useT();
  const href = useHref();
  return (
    <a className="small b" href={href(compareHref([sku]))} rel="nofollow" data-compare={sku}>
      {t('compare.add')}
      {name && <span className="vh">: {name}</span>}
    </a>
  );
}
