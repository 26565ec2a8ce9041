/** The seller, its register entry and its contact details. Source: eu-2026.md C-27. */
import { sellerAddress, sellerEntries } from '#domain/content/seller.ts';
import { useShop } from '../shop.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';

export function Imprint() {
  const shop = useShop();
  const { t, locale, phone, email, openingHours } = shop;
  const rows = [...sellerAddress(shop, locale), ...sellerEntries(shop, t, locale)];
  return (
    <address>
      {rows.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {phone && (
        <div>
          <a href={telephoneLink(phone)}>{phone}</a> {openingHours && <>· {openingHours}</>}
        </div>
      )}
      <div>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
    </address>
  );
}
