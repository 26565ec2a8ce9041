/** The addresses step: one column, few fields, nothing lost when something is missing. */
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { countryName } from '#domain/country/country-name.ts';
import { useHref, useShop, useT } from '../shop.tsx';
import { ErrorSummary, useErrorText } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { AddressFields } from './address-fields.tsx';
import { ClientTypeChoice } from './client-type-choice.tsx';
import { VatFieldIsland } from './islands.tsx';
import type { VatOfPage } from './vat-field.tsx';

const formId = 'addresses';

type AddressFormProps = {
  values: FieldValues;
  errors: FieldErrors;
  country: CountryCode;
  vat: VatOfPage;
};

export function AddressForm({ values, errors, country, vat }: AddressFormProps) {
  const { t, locale } = useShop();
  const href = useHref();
  const errorText = useErrorText(errors);
  const [firstError] = Object.keys(errors);
  const shared = { values, errorText, country, firstError };
  return (
    <form
      id={formId}
      className="stack"
      data-gap="6"
      method="post"
      action={href('/checkout/addresses')}
      noValidate
    >
      <ErrorSummary errors={errors} />
      <section className="panel stack" aria-labelledby="billing-title">
        <h2 className="co__sub" id="billing-title">
          {t('address.billing')}
        </h2>
        <ClientTypeChoice
          value={values.clientType}
          error={errorText('clientType')}
          first={firstError === 'clientType'}
        />
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
          <Field
            name="billing.phone"
            type="tel"
            autoComplete="billing tel"
            label={t('address.phone')}
            hint={t('address.phoneHint')}
            defaultValue={values['billing.phone']}
            error={errorText('billing.phone')}
            maxLength={30}
            w="6"
            optional
          />
          <CompanyFields values={values} errorText={errorText} vat={vat} />
          <AddressFields section="billing" {...shared} />
          <Field
            name="billing.countryName"
            label={t('address.country')}
            defaultValue={countryName(country, locale)}
            readOnly
          />
        </div>
      </section>
      <section className="panel stack" aria-labelledby="shipping-title">
        <h2 className="co__sub" id="shipping-title">
          {t('address.shipping')}
        </h2>
        <fieldset className="choices">
          <legend className="vh">{t('address.shipping')}</legend>
          <label className="choice">
            <input
              type="radio"
              name="shippingAddressType"
              value="SAME_AS_BILLING"
              defaultChecked={values.shippingAddressType !== 'DIFFERENT_FROM_BILLING'}
            />
            <b>{t('address.sameAsBilling')}</b>
          </label>
          <label className="choice">
            <input
              type="radio"
              name="shippingAddressType"
              value="DIFFERENT_FROM_BILLING"
              defaultChecked={values.shippingAddressType === 'DIFFERENT_FROM_BILLING'}
            />
            <b>{t('address.different')}</b>
          </label>
          <div className="choice__more form">
            <AddressFields section="shipping" {...shared} />
          </div>
        </fieldset>
      </section>
    </form>
  );
}

/** The key of the form, under the sum of the order. */
export function AddressFormKey() {
  const t = useT();
  const href = useHref();
  return (
    <>
      <button type="submit" form={formId} className="btn" data-kind="go" data-size="l" data-wide="">
        {t('checkout.continueToPayment')} <Icon name="arrow-right" />
      </button>
      <p>
        <a className="b small" href={href('/checkout/cart')}>
          {t('checkout.backToCart')}
        </a>
      </p>
    </>
  );
}

/** Shown while the business choice is on; a private customer's entries are dropped. */
function CompanyFields(props: {
  values: FieldValues;
  vat: VatOfPage;
  errorText: (name: string) => string | undefined;
}) {
  const { t } = useShop();
  return (
    <>
      <div className="field company-only" data-w="6">
        <Field
          name="billing.company"
          autoComplete="billing organization"
          label={t('address.company')}
          defaultValue={props.values['billing.company']}
          error={props.errorText('billing.company')}
          maxLength={120}
        />
      </div>
      <div className="field company-only" data-w="6">
        <VatFieldIsland {...props.vat} value={props.values['billing.vatNumber'] ?? ''} />
      </div>
    </>
  );
}
