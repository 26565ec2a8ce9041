/** The addresses of the account: /my-account/shipping-details and /my-account/billing-details. */
import { addressLines } from '#domain/checkout/address-lines.ts';
import type { SavedAddress } from '#domain/customer/address-book.ts';
import { useShop } from '../shop.tsx';
import type { AccountSection } from './sections.ts';

type SavedAddressesProps = {
  section: AccountSection;
  addresses: readonly SavedAddress[];
  /** The id of the default. */
  standard: string | undefined;
};

export function AccountAddresses({ section: { text }, addresses, standard }: SavedAddressesProps) {
  const { t, locale } = useShop();
  return (
    <>
      <h1>{t(text)}</h1>
      <ul className="stack">
        {addresses.map((address) => (
          <li key={address.id} className="panel">
            <address>
              {addressLines(address, locale).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </address>
            {address.id === standard && <p className="small b">{t('address.default')}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
