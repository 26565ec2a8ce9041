import { dataSheetPath, type ProductDetail } from '#domain/catalogue/product.ts';
import { productDocuments } from '#domain/catalogue/product-documents.ts';
import { useShop } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';

/** The data sheet and the product's other documents. */
export function Documents({ product }: { product: ProductDetail }) {
  const shop = useShop();
  const { t, href } = shop;
  if (!hasDocuments(product)) return null;
  const sheet = { text: `${t('product.dataSheet')} (PDF)`, address: dataSheetPath(product.sku) };
  return (
    <div className="stack" data-gap="3" id="documents">
      <h3>{t('product.documents')}</h3>
      <ul className="ticks">
        {[{ ...sheet, address: href(sheet.address) }, ...productDocuments(product, shop)].map(
          ({ text, address }) => (
            <li key={address}>
              <Icon name="file-down" />
              <a className="b" href={address} rel="noopener">
                {text}
              </a>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

export const hasDocuments = ({ isGiftCard }: ProductDetail): boolean => !isGiftCard;
