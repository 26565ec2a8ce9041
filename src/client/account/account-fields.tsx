/** The fields that the account's forms share. */
import { maxPasswordLength, type PasswordRule } from '#domain/customer/password.ts';
import { useT } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';

type FieldProps = { state: FormState; autoComplete: string; hint?: string; label?: string };
type PasswordFieldProps = FieldProps & { name?: string };

export function EmailField({ state, autoComplete, hint, label }: FieldProps) {
  const t = useT();
  const errorText = useErrorText(state.errors);
  return (
    <Field
      name="email"
      type="email"
      autoComplete={autoComplete}
      label={label ?? t('address.email')}
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
export function PasswordField({
  state,
  name = 'password',
  autoComplete,
  hint,
  label,
}: PasswordFieldProps) {
  const t = useT();
  const errorText = useErrorText(state.errors);
  return (
    <Field
      name={name}
      type="password"
      autoComplete={autoComplete}
      label={label ?? t('account.password')}
      hint={hint}
      error={errorText(name)}
      autoFocus={isFirst(name, state)}
      maxLength={maxPasswordLength}
      required
    />
  );
}

type NewPasswordFieldProps = { state: FormState; rule: PasswordRule; label?: string };

/** A password that is chosen, with what the rule of the shop asks for. */
export function NewPasswordField({ state, rule, label }: NewPasswordFieldProps) {
  const t = useT();
  const hint =
    rule.kind === 'seed'
      ? t('account.passwordHint')
      : t('account.passwordHintLength', { least: rule.least });
  const named = label === undefined ? {} : { label };
  return <PasswordField state={state} autoComplete="new-password" hint={hint} {...named} />;
}
