/** The seller, its register entry and its contact details. Source: eu-2026.md C-27. */
import { sellerAddress, sellerRegister } from '#domain/content/seller.ts';
import { company } from '#domain/store/company.ts';
import { useShop } from '../shop.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';

export function Imprint() {
  const { t, locale, phone, email, openingHours } = useShop();
  const rows = [
    ...sellerAddress(locale),
    t('imprint.representedBy', { name: company.representative }),
    ...sellerRegister(t),
  ];
  return (
    <address>
      {rows.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>
        <a href={telephoneLink(phone)}>{phone}</a> {openingHours && <>({openingHours})</>}
      </div>
      <div>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
    </address>
  );
}
