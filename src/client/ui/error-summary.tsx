import type { FieldErrors } from '#domain/checkout/address-form.ts';
import { errorText, errorTexts } from '#domain/checkout/error-text.ts';
import { labelled } from '#domain/texts/labelled.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../shop.tsx';
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

/** Above a form: the number of fields with errors, and a link for each error. The prefix tells the two addresses' fields apart. */
export function ErrorSummary({ errors, labels = {}, isOneAddress }: ErrorSummaryProps) {
  const { t, locale } = useShop();
  const entries = Object.entries(errors);
  if (entries.length === 0) return null;
  const said = (name: string, text: string) => {
    const isOther = name.startsWith('shipping.') && !isOneAddress;
    const label = isOther ? 'address.shipping' : labels[name];
    return label ? labelled(t, t(label), text) : text;
  };
  return (
    <Note kind="err">
      <p>
        <b>{t('checkout.errorSummary', { count: entries.length })}</b>
      </p>
      <ul>
        {entries.flatMap(([name, error]) =>
          errorTexts(error, t, locale).map((text) => (
            <li key={name + text}>
              <a className="link" href={`#${name}`}>
                {said(name, text)}
              </a>
            </li>
          )),
        )}
      </ul>
    </Note>
  );
}
