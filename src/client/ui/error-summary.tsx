import type { FieldErrors } from '#domain/checkout/address-form.ts';
import { useT } from '../shop.tsx';
import { Note } from './note.tsx';

/** Above a form: how many fields need another look, and a way to each. Nothing where all are right. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const t = useT();
  const found = Object.entries(errors);
  if (found.length === 0) return null;
  return (
    <Note kind="err">
      <p>
        <b>{t('checkout.errorSummary', { count: found.length })}</b>
      </p>
      <ul>
        {found.map(([name, { key, parameters }]) => (
          <li key={name}>
            <a className="link" href={`#${name}`}>
              {t(key, parameters)}
            </a>
          </li>
        ))}
      </ul>
    </Note>
  );
}
