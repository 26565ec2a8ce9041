/** The billing section: e-mail, then a saved or a new billing address. */
import { needsVatNumber } from '#domain/company/identifiers.ts';
import { useShop, useT } from '../../shop.tsx';
import { Field } from '../../ui/field.tsx';
import { AddressFields } from './address-fields.tsx';
import type { SectionProps } from './address-form-props.ts';
import { AddressQuestion } from './address-question.tsx';
import { BillingCountry } from './billing-country.tsx';
import { ClientTypeChoice } from './client-type-choice.tsx';
import { CompanyFields } from './company-fields.tsx';
import { CompanyIdentifierFields } from './company-identifier-fields.tsx';
import { MoreDetails } from './more-details.tsx';
import { SavedAddresses } from './saved-addresses.tsx';

export function BillingSection(props: SectionProps) {
  const { values, errorText, firstError, saved, billingCountry, vat } = props;
  const { t, country } = useShop();
  return (
    <section className="panel stack" aria-labelledby="billing-title">
      <div className="row spread">
        <h2 className="co__sub" id="billing-title">
          {t('address.billing')}
        </h2>
        {!saved && <LogInLink />}
      </div>
      <div className="form">
        <Field
          name="email"
          type="email"
          autoComplete="email"
          label={t('address.email')}
          hint={t('address.emailHint')}
          defaultValue={values.email}
          error={errorText('email')}
          autoFocus={firstError === 'email'}
          maxLength={254}
          w="6"
          required
        />
        <div className="field new-only" data-w="6">
          <Field
            name="billing.phone"
            type="tel"
            autoComplete="billing tel"
            label={t('address.phone')}
            hint={t('address.phoneHint')}
            defaultValue={values['billing.phone']}
            error={errorText('billing.phone')}
            autoFocus={firstError === 'billing.phone'}
            maxLength={30}
            optional
          />
        </div>
      </div>
      {saved && saved.length > 0 && <BillingAddressType {...props} saved={saved} />}
      <div className="stack new-only">
        <ClientTypeChoice
          value={values.clientType}
          error={errorText('clientType')}
          first={firstError === 'clientType'}
        />
        <div className="form">
          <CompanyFields
            section="billing"
            vat={{
              ...vat,
              billingCountry,
              isRequired: billingCountry === country && needsVatNumber(country),
            }}
            {...{ values, errorText, firstError }}
          />
          <CompanyIdentifierFields
            country={billingCountry}
            market={country}
            {...{ values, errorText, firstError }}
          />
          <AddressFields
            section="billing"
            country={billingCountry}
            {...{ values, errorText, firstError }}
          />
          <MoreDetails section="billing" {...{ values, errorText, firstError }} />
          <BillingCountry {...props} />
        </div>
        <AddressQuestion
          section="billing"
          mode={props.validationMode}
          {...{ values, doubted: props.doubted }}
        />
      </div>
    </section>
  );
}

/** Logging in leads back to this step. */
function LogInLink() {
  const { t, href } = useShop();
  return (
    <a className="small b" href={href('/checkout/login')}>
      {t('address.alreadyCustomer')}
    </a>
  );
}

/** The choice between a saved and a new address. */
function BillingAddressType(props: SectionProps & { saved: NonNullable<SectionProps['saved']> }) {
  const { values, errorText, firstError, saved, defaults } = props;
  const t = useT();
  const isSaved = values.billingAddressType === 'saved';
  return (
    <fieldset className="choices">
      <legend className="vh">{t('address.billing')}</legend>
      <label className="choice">
        <input type="radio" name="billingAddressType" value="saved" defaultChecked={isSaved} />
        <span>
          <b>{t('address.saved')}</b>
          <small>{t('address.savedCount', { count: saved.length })}</small>
        </span>
      </label>
      <div className="choice__more" data-for="saved">
        <SavedAddresses
          name="billing.addressId"
          addresses={saved}
          chosen={values['billing.addressId']}
          standard={defaults.billing}
          error={errorText('billing.addressId')}
          first={firstError === 'billing.addressId'}
        />
      </div>
      <label className="choice">
        <input type="radio" name="billingAddressType" value="new" defaultChecked={!isSaved} />
        <b>{t('address.newAddress')}</b>
      </label>
    </fieldset>
  );
}
