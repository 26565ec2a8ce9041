/** The delivery address: the billing address, a saved one, or another one in the shop's country. */
import { countryName } from '#domain/country/country-name.ts';
import { useShop, useT } from '../../shop.tsx';
import { FieldError } from '../../ui/field.tsx';
import { AddressFields } from './address-fields.tsx';
import type { DeliveryCountry, SectionProps } from './address-form-props.ts';
import { AddressQuestion } from './address-question.tsx';
import { ClientTypeChoice } from './client-type-choice.tsx';
import { CompanyFields } from './company-fields.tsx';
import { FreightFields } from './freight-fields.tsx';
import { MoreDetails } from './more-details.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

const typeName = 'shippingAddressType';

export function ShippingSection(props: SectionProps) {
  const { values, errorText, firstError, saved, defaults, billingCountry, elsewhere, hasFreight } =
    props;
  const { t, country, locale } = useShop();
  const isAbroad = billingCountry !== country;
  const type = visibleAddressType(
    values[typeName],
    isAbroad,
    saved !== undefined && saved.length > 0,
  );
  const radio = (value: string) => ({ name: typeName, value, defaultChecked: type === value });
  return (
    <section className="panel stack" aria-labelledby="shipping-title">
      <h2 className="co__sub" id="shipping-title">
        {t('address.shipping')}
      </h2>
      <fieldset className="choices" id={typeName}>
        <legend className="vh">{t('address.shipping')}</legend>
        <label className="choice">
          <input type="radio" {...radio('SAME_AS_BILLING')} disabled={isAbroad} />
          <span>
            <b>{t('address.sameAsBilling')}</b>
            {isAbroad && <small>{t('address.sameNotPossible')}</small>}
          </span>
        </label>
        {saved && saved.length > 0 && (
          <>
            <label className="choice">
              <input type="radio" {...radio('SAVED_ADDRESS')} />
              <span>
                <b>{t('address.saved')}</b>
                <small>{t('address.savedCount', { count: saved.length })}</small>
              </span>
            </label>
            <div className="choice__more" data-for="saved">
              <SavedAddresses
                name="shipping.addressId"
                addresses={saved}
                chosen={values['shipping.addressId']}
                standard={defaults.shipping}
                error={errorText('shipping.addressId')}
                first={firstError === 'shipping.addressId'}
                market={country}
              />
            </div>
          </>
        )}
        <label className="choice">
          <input type="radio" {...radio('DIFFERENT_FROM_BILLING')} />
          <b>{t('address.different')}</b>
        </label>
        <div className="choice__more stack" data-for="different">
          <ClientTypeChoice
            name="shipping.clientType"
            value={values['shipping.clientType']}
            error={errorText('shipping.clientType')}
            first={firstError === 'shipping.clientType'}
          />
          <div className="form">
            <CompanyFields section="shipping" {...{ values, errorText, firstError }} />
            <AddressFields
              section="shipping"
              country={country}
              {...{ values, errorText, firstError }}
            />
            <MoreDetails section="shipping" {...{ values, errorText, firstError }} />
          </div>
          <AddressQuestion
            section="shipping"
            mode={props.validationMode}
            {...{ values, doubted: props.doubted }}
          />
        </div>
        <FieldError name={typeName} error={errorText(typeName)} />
      </fieldset>
      {hasFreight && <FreightFields {...{ values, errorText, firstError }} />}
      {saved && (
        <label className="check save-address">
          <input
            type="checkbox"
            name="saveAddress"
            value="1"
            defaultChecked={values.saveAddress === '1'}
          />
          <span>{t('address.save')}</span>
        </label>
      )}
      <Elsewhere here={countryName(country, locale)} countries={elsewhere} />
    </section>
  );
}

/** Replaces a choice that is no longer offered by the closest one that is. */
function visibleAddressType(requested: string | undefined, isAbroad: boolean, hasSaved: boolean) {
  if (requested === 'DIFFERENT_FROM_BILLING' || (requested === 'SAVED_ADDRESS' && hasSaved))
    return requested;
  return isAbroad ? 'DIFFERENT_FROM_BILLING' : 'SAME_AS_BILLING';
}

/** Links to the shops of other countries, because this shop delivers in its own country only. */
function Elsewhere({ here, countries }: { here: string; countries: readonly DeliveryCountry[] }) {
  const t = useT();
  return (
    <details>
      <summary className="small">{t('address.deliveryTo', { country: here })}</summary>
      <div className="stack unfolded">
        <p className="small muted">{t('address.deliveryElsewhere')}</p>
        <ul className="countries small">
          {countries.map(({ name, href }) => (
            <li key={href}>
              <a className="link" href={href} rel="nofollow">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
