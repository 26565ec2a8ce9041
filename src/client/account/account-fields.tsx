/** The fields that the account's forms share. */
import { maxPasswordLength } from '#domain/customer/password.ts';
import { useT } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';

type FieldProps = { state: FormState; autoComplete: string; hint?: string; label?: string };

export function EmailField({ state, autoComplete, hint }: FieldProps) {
  const t = useT();
  const errorText = useErrorText(state.errors);
  return (
    <Field
      name="email"
      type="email"
      autoComplete={autoComplete}
      label={t('address.email')}
      hint={hint}
      defaultValue={state.values.email}
      error={errorText('email')}
      autoFocus={isFirst('email', state)}
      maxLength={254}
      required
    />
  );
}

/** Never prefilled. */
export function PasswordField({ state, autoComplete, hint, label }: FieldProps) {
  const t = useT();
  const errorText = useErrorText(state.errors);
  return (
    <Field
      name="password"
      type="password"
      autoComplete={autoComplete}
      label={label ?? t('account.password')}
      hint={hint}
      error={errorText('password')}
      autoFocus={isFirst('password', state)}
      maxLength={maxPasswordLength}
      required
    />
  );
}
