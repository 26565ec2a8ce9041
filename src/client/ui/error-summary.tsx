import type { FieldErrors } from '#domain/checkout/address-form.ts';
import { errorText } from '#domain/checkout/error-text.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop, useT } from '../shop.tsx';
import { Note } from './note.tsx';

/** The text of a field's error, if it has one. */
export function useErrorText(errors: FieldErrors): (name: string) => string | undefined {
  const { t, locale } = useShop();
  return (name) => {
    const error = errors[name];
    return error && errorText(error, t, locale);
  };
}

/** The labels of fields, by their names. */
export type FieldLabels = Partial<Record<string, TextKey>>;

type ErrorSummaryProps = {
  errors: FieldErrors;
  /** Of the fields whose errors do not say which field they mean. */
  labels?: FieldLabels | undefined;
  /** The form has one address. */
  isOneAddress?: boolean;
};

/** Above a form: the number of errors and a link to each field. The prefix tells the two addresses' fields apart. */
export function ErrorSummary({ errors, labels = {}, isOneAddress }: ErrorSummaryProps) {
  const t = useT();
  const textOf = useErrorText(errors);
  const names = Object.keys(errors);
  if (names.length === 0) return null;
  const labelled = (name: string) => {
    const isOther = name.startsWith('shipping.') && !isOneAddress;
    const label = isOther ? 'address.shipping' : labels[name];
    return label ? `${t(label)}: ${textOf(name)}` : textOf(name);
  };
  return (
    <Note kind="err">
      <p>
        <b>{t('checkout.errorSummary', { count: names.length })}</b>
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a className="link" href={`#${name}`}>
              {labelled(name)}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
