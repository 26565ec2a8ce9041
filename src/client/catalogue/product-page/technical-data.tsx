/** The table of technical data: attributes, net and packed sizes, packaging and shipping, identifiers. */
import { tableRows, unitSigns } from '#domain/catalogue/data-table.ts';
import type { PackedSize } from '#domain/catalogue/measures.ts';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { figureText } from '#domain/catalogue/stated-values.ts';
import { giftCardValidUntil, lastDayOf } from '#domain/gift-card/validity.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { yearsIn } from '#domain/locale/years.ts';
import { formatFigure } from '#domain/money/format.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop, useT } from '../../shop.tsx';

type Row = { label: string; value: string };

export function TechnicalData({ product }: { product: ProductDetail }) {
  const t = useT();
  const sizes = useSizes(product);
  const rows: Row[] = [
    ...tableRows(product).map(({ label, ...figure }) => ({ label, value: figureText(figure) })),
    ...sizes,
    ...useDeclared(product),
    { label: t('product.model'), value: product.model },
    ...(product.ean ? [{ label: 'EAN', value: product.ean }] : []),
  ];
  const half = Math.ceil(rows.length / 2);
  return (
    <section className="sec" id="data">
      <div className="sec__head">
        <h2>{t('product.technicalData')}</h2>
      </div>
      <div className="split split--half">
        {[rows.slice(0, half), rows.slice(half)].map((part) => (
          <table className="spec" key={part[0]?.label}>
            <tbody>
              {part.map(({ label, value }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </div>
    </section>
  );
}

/** Packagings with a translation; others are shown as in the catalogue. */
const packagings: Record<string, TextKey> = {
  carton: 'product.packaging.carton',
  pallet: 'product.packaging.pallet',
};

function useSizes({ netSize, grossSize, deliveryPackage, ...product }: ProductDetail): Row[] {
  const { t, locale, language } = useShop();
  const { centimetre, kilogram } = unitSigns(language);
  const validity = useGiftCardRows();
  if (product.isGiftCard) return validity;
  const number = (value: number) => formatFigure(value, locale);
  const sized = ({ length, width, height }: PackedSize) =>
    `${[length, width, height].map(number).join(' × ')}\u00a0${centimetre}`;
  const weighed = ({ weight }: PackedSize) => `${number(weight)}\u00a0${kilogram}`;
  const packaging = deliveryPackage && packagings[deliveryPackage];
  return [
    ...(netSize
      ? [
          { label: t('product.netSize'), value: sized(netSize) },
          { label: t('product.netWeight'), value: weighed(netSize) },
        ]
      : []),
    ...(grossSize
      ? [
          { label: t('product.grossSize'), value: sized(grossSize) },
          { label: t('product.grossWeight'), value: weighed(grossSize) },
        ]
      : []),
    ...(deliveryPackage
      ? [{ label: t('product.packaging'), value: packaging ? t(packaging) : deliveryPackage }]
      : []),
    {
      label: t('product.shippedBy'),
      value: t(product.isPackageTypeFreight ? 'shipping.freight' : 'shipping.parcel'),
    },
  ];
}

/** What the manufacturer states of repair and updates (eu-2026.md C-12, G-22). */
function useDeclared({ declarations = {} }: ProductDetail): Row[] {
  const { t, locale: code, language, country } = useShop();
  const { repairability, sparePartsYears, softwareUpdatesUntil: until } = declarations;
  const day = until && formatDate(lastDayOf(until), 'day', { code, language, country });
  return [
    { label: t('declared.repairability'), value: repairability },
    { label: t('declared.spareParts'), value: sparePartsYears && yearsIn(code, sparePartsYears) },
    { label: t('declared.updates'), value: day },
  ].flatMap(({ label, value }) => (value ? { label, value } : []));
}

/** How a gift card arrives, and until when one that is bought today is good. */
function useGiftCardRows(): Row[] {
  const { t, locale: code, language, country, dates } = useShop();
  const until = lastDayOf(giftCardValidUntil(country, new Date(dates.today)));
  return [
    {
      label: t('giftCard.validUntil'),
      value: formatDate(until, 'day', { code, language, country }),
    },
    { label: t('product.shippedBy'), value: t('giftCard.byMail') },
  ];
}
