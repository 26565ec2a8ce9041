import type { FieldErrors } from '#domain/checkout/address-form.ts';
import { errorText } from '#domain/checkout/error-text.ts';
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

/** Above a form: the number of errors and a link to each field. The prefix tells the two addresses' fields apart. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const t = useT();
  const textOf = useErrorText(errors);
  const names = Object.keys(errors);
  if (names.length === 0) return null;
  return (
    <Note kind="err">
      <p>
        <b>{t('checkout.errorSummary', { count: names.length })}</b>
      </p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a className="link" href={`#${name}`}>
              {name.startsWith('shipping.') && `${t('address.shipping')}: `}
              {textOf(name)}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
