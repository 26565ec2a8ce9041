import { addressLines } from '#domain/checkout/address-lines.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import type { SavedAddress } from '#domain/customer/address-book.ts';
import { useShop } from '../../shop.tsx';
import { describedBy, FieldError } from '../../ui/field.tsx';

type SavedAddressesProps = {
  name: 'billing.addressId' | 'shipping.addressId';
  addresses: readonly SavedAddress[];
  chosen: string | undefined;
  /** The id of the account's default. */
  standard: string | undefined;
  error: string | undefined;
  first: boolean;
  /** The country that goods are delivered to; addresses elsewhere are disabled, with a reason. */
  market?: CountryCode;
};

/** The addresses of the account to choose from. */
export function SavedAddresses(props: SavedAddressesProps) {
  const { name, addresses, chosen, standard, error, first, market } = props;
  const { t, locale } = useShop();
  const { 'aria-describedby': description } = describedBy(name, error);
  const radio = (index: number) => ({ type: 'radio', name, autoFocus: first && index === 0 });
  return (
    <fieldset id={name} className="choices" aria-describedby={description}>
      <legend className="vh">{t('address.saved')}</legend>
      {addresses.map((address, index) => {
        const [title, ...lines] = addressLines(address, locale);
        const isForeign = market !== undefined && address.country !== market;
        return (
          <label key={address.id} className="choice">
            <input
              {...radio(index)}
              value={address.id}
              defaultChecked={address.id === chosen && !isForeign}
              disabled={isForeign}
            />
            <span>
              <b>{title}</b>
              <small>{lines.join(', ')}</small>
              {isForeign && <small>{t('address.notDelivered')}</small>}
            </span>
            {address.id === standard && <small>{t('address.default')}</small>}
          </label>
        );
      })}
      <FieldError name={name} error={error} />
    </fieldset>
  );
}
