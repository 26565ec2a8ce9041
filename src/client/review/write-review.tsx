/** The form of a review. Works without JavaScript; nothing is ticked before (eu-2026.md D-12). */
import { productNumberOf } from '#domain/catalogue/product.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { formatNumber } from '#domain/money/format.ts';
import { shownOrderNumber } from '#domain/order/order-number.ts';
import type { ReviewableArticle } from '#domain/review/operations.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import { maxReviewLengths, minTextLength, stars } from '#domain/review/review.ts';
import { useLocalized, useShop, useT } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { describedBy, Field, FieldError, TextArea } from '../ui/field.tsx';
import { FileField, type FileFieldProps } from '../ui/file-field.tsx';
import { Form, isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Icon } from '../ui/icon.tsx';

const starTexts = {
  1: 'review.star1',
  2: 'review.star2',
  3: 'review.star3',
  4: 'review.star4',
  5: 'review.star5',
} as const;

type WriteReviewProps = {
  article: ReviewableArticle;
  /** The name that is shown, shortened; empty: only without a name. */
  name: string;
  /** The link of a mail. */
  link?: string | undefined;
  photos: Omit<FileFieldProps, 'error'>;
  state: FormState;
};

export function WriteReview({ article, name, link, photos, state }: WriteReviewProps) {
  const t = useT();
  const { values, errors } = state;
  const errorText = useErrorText(errors);
  const about = (field: string) => ({
    name: field,
    error: errorText(field),
    defaultValue: values[field],
    autoFocus: isFirst(field, state),
  });
  return (
    <div className="panel stack" data-gap="6">
      <Bought article={article} />
      <Form
        state={state}
        action={reviewPaths.write}
        button={t('review.send')}
        encType="multipart/form-data"
        labels={{ title: 'review.titleField', text: 'review.textField' }}
      >
        <input type="hidden" name="sku" value={article.variant.sku} />
        {link && <input type="hidden" name="link" value={link} />}
        <StarChoice values={values} error={errorText('rating')} />
        <Field
          {...about('title')}
          label={t('review.titleField')}
          maxLength={maxReviewLengths.title}
          required
        />
        <TextArea
          {...about('text')}
          label={t('review.textField')}
          hint={t('review.textHint', { number: minTextLength })}
          rows={6}
          maxLength={maxReviewLengths.text}
          required
        />
        <FileField {...photos} error={errorText(photos.name)} />
        {name && <NameChoice name={name} chosen={values.name} />}
        <div className="stack" data-gap="2">
          <Box
            name="agreement"
            label={t('review.agreement')}
            values={values}
            error={errorText('agreement')}
          />
          <Box
            name="incentive"
            label={t('review.incentiveBox')}
            values={values}
            error={undefined}
          />
        </div>
      </Form>
    </div>
  );
}

function Bought({
  article: { name, variant, orderNumber, boughtAt },
}: Pick<WriteReviewProps, 'article'>) {
  const { t, locale, country } = useShop();
  const localized = useLocalized();
  const date = formatDate(new Date(boughtAt), 'day', localeByCode(locale));
  return (
    <div>
      <p className="b">{localized(name)}</p>
      <p className="small muted num">
        {t('product.itemNumber', { number: productNumberOf(variant.sku) })} · {t('order.number')}{' '}
        {shownOrderNumber(orderNumber, country)} · {date}
      </p>
    </div>
  );
}

type StarChoiceProps = { values: FieldValues; error: string | undefined };

function StarChoice({ values, error }: StarChoiceProps) {
  const { t, locale } = useShop();
  return (
    <fieldset className="field" id="rating" {...describedBy('rating', error)}>
      <legend className="label">{t('review.overall')}</legend>
      <div className="rate">
        {stars.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="rating"
              value={each}
              defaultChecked={values.rating === String(each)}
            />
            <Icon name="star" />
            <span className="rate__word">
              <span className="vh">
                {t('product.rating', { rating: formatNumber(each, locale) })},{' '}
              </span>
              {t(starTexts[each])}
            </span>
          </label>
        ))}
      </div>
      <FieldError name="rating" error={error} />
    </fieldset>
  );
}

function NameChoice({ name, chosen }: { name: string; chosen: string | undefined }) {
  const t = useT();
  return (
    <fieldset className="field">
      <legend className="label">{t('review.nameShown')}</legend>
      <div className="choices" data-row="">
        <label className="choice">
          <input type="radio" name="name" value="shown" defaultChecked={chosen !== 'none'} />
          <span>{name}</span>
        </label>
        <label className="choice">
          <input type="radio" name="name" value="none" defaultChecked={chosen === 'none'} />
          <span>
            {t('review.anonymous')} <small>{t('review.nameHidden')}</small>
          </span>
        </label>
      </div>
    </fieldset>
  );
}

type BoxProps = { name: string; label: string; values: FieldValues; error: string | undefined };

function Box({ name, label, values, error }: BoxProps) {
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          id={name}
          name={name}
          value="yes"
          defaultChecked={values[name] === 'yes'}
          {...describedBy(name, error)}
        />
        <span>{label}</span>
      </label>
      <FieldError name={name} error={error} />
    </div>
  );
}
