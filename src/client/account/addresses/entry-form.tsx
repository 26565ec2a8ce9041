/** The form of one saved address, in its place in the list. Its fields are those of the checkout. */
import type { AddressCountry } from '#domain/country/address-countries.ts';
import type { AddressUse } from '#domain/customer/address-book.ts';
import { clientTypeField } from '#domain/customer/address-entry.ts';
import { AddressFields } from '../../checkout/addresses/address-fields.tsx';
import { BillingCountry } from '../../checkout/addresses/billing-country.tsx';
import { ClientTypeChoice } from '../../checkout/addresses/client-type-choice.tsx';
import { CompanyFields } from '../../checkout/addresses/company-fields.tsx';
import { CompanyIdentifierFields } from '../../checkout/addresses/company-identifier-fields.tsx';
import { MoreDetails } from '../../checkout/addresses/more-details.tsx';
import { useShop } from '../../shop.tsx';
import { ErrorSummary, useErrorText } from '../../ui/error-summary.tsx';
import { Field } from '../../ui/field.tsx';
import { isFirst } from '../../ui/form.tsx';
import type { FormState } from '../../ui/form-state.ts';
import { Note } from '../../ui/note.tsx';

export type EntryFormProps = {
  path: string;
  use: AddressUse;
  /** Undefined: a new address. */
  addressId: string | undefined;
  /** The customer's version that the form was filled with. */
  version: number;
  country: AddressCountry;
  /** The country was just chosen. */
  countryChosen: boolean;
  state: FormState;
};

export function EntryForm(props: EntryFormProps) {
  const { path, use, addressId, version, country, state } = props;
  const { t, href } = useShop();
  const { errors, problem } = state;
  const cancelled = addressId ? `edit-${addressId}` : 'add';
  return (
    <section aria-labelledby="entry">
      <form className="stack" method="post" action={href(path)} noValidate>
        {/* Enter presses the first submit button of a form: this one does the same as the large button. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
          {t('address.saveEntry')}
        </button>
        <h2 className="sign title" id="entry" tabIndex={-1}>
          {t(addressId ? 'address.editTitle' : 'address.add')}
        </h2>
        {problem && <Note kind="err" text={t(problem)} />}
        <ErrorSummary errors={errors} isOneAddress />
        {addressId && <input type="hidden" name="addressId" value={addressId} />}
        <input type="hidden" name="version" value={version} />
        {use === 'shipping' && <input type="hidden" name="shipping.country" value={country} />}
        <EntryFields {...props} />
        <div className="row" data-gap="3">
          <button type="submit" className="btn" data-kind="go">
            {t('address.saveEntry')}
          </button>
          <a className="b small" href={href(`${path}#${cancelled}`)}>
            {t('address.cancel')}
          </a>
        </div>
      </form>
    </section>
  );
}

function EntryFields({ use, country, countryChosen, state }: EntryFormProps) {
  const { t, country: market } = useShop();
  const { values, errors } = state;
  const errorText = useErrorText(errors);
  const [firstError] = Object.keys(errors);
  const shared = { values, errorText, firstError };
  const type = clientTypeField[use];
  const about = (name: string) => ({
    name: `${use}.${name}`,
    defaultValue: values[`${use}.${name}`],
    error: errorText(`${use}.${name}`),
    autoFocus: isFirst(`${use}.${name}`, state),
  });
  return (
    <>
      <ClientTypeChoice
        name={type}
        value={values[type]}
        error={errorText(type)}
        first={firstError === type}
      />
      <div className="form">
        <CompanyFields section={use} {...shared} />
        {use === 'billing' && (
          <>
            <div className="field company-only" data-w="6">
              <Field
                {...about('vatNumber')}
                label={t('address.vatNumber')}
                autoComplete="off"
                maxLength={40}
                optional
              />
            </div>
            <CompanyIdentifierFields country={country} market={market} {...shared} />
          </>
        )}
        <AddressFields section={use} country={country} {...shared} />
        <Field
          {...about('phone')}
          type="tel"
          autoComplete={`${use} tel`}
          label={t('address.phone')}
          hint={t('address.phoneHint')}
          maxLength={30}
          w="6"
          optional
        />
        <MoreDetails section={use} {...shared} />
        {use === 'billing' && (
          <BillingCountry
            billingCountry={country}
            countryChosen={countryChosen}
            errorText={errorText}
          />
        )}
      </div>
    </>
  );
}
