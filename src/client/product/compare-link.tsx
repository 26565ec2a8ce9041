import { compareHref } from '#domain/catalogue/compare-choice.ts';
import { useShop } from '../shop.tsx';

type CompareProps = {
  sku: string;
  /** Name of the article, if the page shows several. */
  name?: string;
};

/** Links to a comparison with this article; a script adds it to those chosen before (catalogue/browser/compare.ts). */
export function CompareLink({ sku, name }: CompareProps) {
  const { t, href } = useShop();
  return (
    <a className="act" href={href(compareHref([sku]))} rel="nofollow" data-compare={sku}>
      {t('compare.add')}
      {name && <span className="vh">{`, ${name}`}</span>}
    </a>
  );
}
