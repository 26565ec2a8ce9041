import { eprelPage } from '#domain/catalogue/energy/energy-label.ts';
import { sheetIn } from '#domain/catalogue/energy/energy-sheet.ts';
import { dataSheetPath, type ProductDetail } from '#domain/catalogue/product.ts';
import { useShop, useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The available documents: data sheet, manual, energy label, information sheet, registry entry. */
function useDocuments({ sku, manualUrl, energyLabel, declarations }: ProductDetail) {
  const { t, href, language } = useShop();
  return [
    { text: `${t('product.dataSheet')} (PDF)`, href: href(dataSheetPath(sku)) },
    ...(manualUrl ? [{ text: t('product.manual') + kindOf(manualUrl), href: manualUrl }] : []),
    ...(declarations?.repairUrl
      ? [{ text: t('declared.repair'), href: declarations.repairUrl }]
      : []),
    ...(energyLabel
      ? [
          { text: t('energy.label'), href: energyLabel.labelUrl },
          { text: t('energy.sheet'), href: sheetIn(language, energyLabel) },
          { text: t('energy.eprel'), href: eprelPage(energyLabel) },
        ]
      : []),
  ];
}

/** What the address says of the file. */
const kindOf = (address: string): string => (/\.pdf$/i.test(address) ? ' (PDF)' : '');

export function Documents({ product }: { product: ProductDetail }) {
  const t = useT();
  const documents = useDocuments(product);
  if (!hasDocuments(product)) return null;
  return (
    <div className="stack" data-gap="3" id="documents">
      <h3>{t('product.documents')}</h3>
      <ul className="ticks">
        {documents.map(({ text, href }) => (
          <li key={href}>
            <Icon name="file-down" />
            <a className="b" href={href} rel="noopener">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

export const hasDocuments = ({ isGiftCard }: ProductDetail): boolean => !isGiftCard;
