/**
 * The label of the manufacturer's guarantee of durability: on the product page behind its sentence, open directly above the
 * order button, in the markets of the notice (eu-2026.md C-11).
 */
import type { ProductSummary } from '#domain/catalogue/product.ts';
import { hasGuaranteeNotice } from '#domain/country/legal-guarantee.ts';
import { yearsIn } from '#domain/locale/years.ts';
import { useShop } from '../../shop.tsx';

type LabelProps = { product: Pick<ProductSummary, 'durabilityGuarantee'>; open?: boolean };

export function DurabilityLabel({ product: { durabilityGuarantee }, open = false }: LabelProps) {
  const { t, country, locale, dates } = useShop();
  if (!durabilityGuarantee || !hasGuaranteeNotice(country, dates.today)) return null;
  const { years, brand, model, labelUrl } = durabilityGuarantee;
  const text = t('declared.durability', { duration: yearsIn(locale, years) });
  return (
    <details className="guarantee" open={open} data-durability={years}>
      <summary className="small">{text}</summary>
      <img
        src={labelUrl}
        alt={`${text}, ${brand}, ${model}`}
        width={370}
        height={390}
        loading="lazy"
      />
    </details>
  );
}
