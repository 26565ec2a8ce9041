/** The account's form component and the fields that its forms share. */
import type { ReactNode } from 'react';
import { maxPasswordLength } from '#domain/customer/password.ts';
import { useHref, useT } from '../shop.tsx';
import { ErrorSummary, useErrorText } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';
import type { FormState } from './form-state.ts';

type AccountFormProps = { state: FormState; action: string; button: string; children: ReactNode };

export function AccountForm({ state, action, button, children }: AccountFormProps) {
  const t = useT();
  const href = useHref();
  return (
    <form className="stack" method="post" action={href(action)} noValidate>
      {state.problem && (
        <Note kind="err">
          <p>{t(state.problem)}</p>
        </Note>
      )}
      <ErrorSummary errors={state.errors} />
      {children}
      <button type="submit" className="btn" data-kind="go" data-size="l" data-wide="">
        {button}
      </button>
    </form>
  );
}

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

/** The first field with an error gets the focus, without JavaScript too. */
export function isFirst(name: string, { errors }: FormState): boolean {
  return Object.keys(errors)[0] === name;
}
