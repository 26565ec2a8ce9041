/** The form of the addresses step. A failed submit loses no input. Without JavaScript it is a plain form. */
import { minLetters } from '#domain/checkout/address-suggestions.ts';
import type { SubmitFailure } from '#domain/checkout/submission.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../../shop.tsx';
import { ErrorSummary, useErrorText } from '../../ui/error-summary.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { AddressFormProps } from './address-form-props.ts';
import { doubtTexts } from './address-question.tsx';
import { BillingSection } from './billing-section.tsx';
import { ShippingSection } from './shipping-section.tsx';

const formId = 'addresses';

const problemTexts: Record<SubmitFailure, TextKey> = {
  BillingAddressIncorrect: 'address.problem.billing',
  BillingVatIncorrect: 'address.problem.vat',
  ShippingAddressIncorrect: 'address.problem.shipping',
};

export function AddressForm(props: AddressFormProps) {
  const { errors, failure, doubted, unsaved, cartId, suggests } = props;
  const { t, href } = useShop();
  const errorText = useErrorText(errors);
  const [firstError] = Object.keys(errors);
  const section = { ...props, errorText, firstError };
  const doubt = doubted.billing ?? doubted.shipping;
  const first = doubt ? t(doubtTexts[doubt.code]) : errorText(firstError ?? '');
  const problem = failure && `${t(problemTexts[failure])} ${first ?? ''}`;
  const suggesting = suggests && {
    'data-suggest': href('/checkout/addresses/suggest'),
    'data-suggest-from': minLetters,
    'data-suggestions': t('address.suggestions', { number: '{number}' }),
  };
  return (
    <form
      id={formId}
      className="stack"
      data-gap="6"
      method="post"
      action={href('/checkout/addresses')}
      noValidate
      data-cart={cartId}
      data-unsaved={unsaved || undefined}
      data-failure={failure}
      data-problem={problem}
      data-not-sent={t('address.problem.notSent')}
      {...suggesting}
    >
      {/* Enter presses the first submit button of a form: this one does the same as the large button. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true">
        {t('checkout.continueToPayment')}
      </button>
      <ErrorSummary errors={errors} />
      <BillingSection {...section} />
      <ShippingSection {...section} />
    </form>
  );
}

/** The submit button, below the order summary. */
export function AddressFormButton() {
  const { t, href } = useShop();
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
