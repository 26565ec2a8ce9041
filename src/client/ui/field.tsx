import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react';
import { useT } from '../shop.tsx';
import { Icon } from './icon.tsx';

export type FieldProps = {
  name: string;
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  optional?: boolean | undefined;
  /** Width in columns of twelve, on wide screens and on mobile. */
  w?: '3' | '4' | '6' | '8' | '9' | undefined;
  m?: '5' | '7' | undefined;
};

/** A text field: label above, hint and error below and linked to it. */
export function Field(
  props: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'size'>,
) {
  const { name, label, error, hint, optional, w, m, ...input } = props;
  return (
    <FieldFrame {...{ name, label, error, hint, optional, w, m }}>
      <input id={name} name={name} className="ctl" {...input} {...describedBy(name, error, hint)} />
    </FieldFrame>
  );
}

/** A text field of several lines. */
export function TextArea(
  props: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name'>,
) {
  const { name, label, error, hint, optional, w, m, ...area } = props;
  return (
    <FieldFrame {...{ name, label, error, hint, optional, w, m }}>
      <textarea
        id={name}
        name={name}
        className="ctl"
        {...area}
        {...describedBy(name, error, hint)}
      />
    </FieldFrame>
  );
}

/** The attributes that link a control to its error and hint. */
export function describedBy(name: string, error: string | undefined, hint?: string | undefined) {
  const ids = [error && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids || undefined,
  };
}

export function FieldFrame(props: FieldProps & { children: ReactNode }) {
  const { name, label, error, hint, optional, w, m, children } = props;
  const t = useT();
  return (
    <div className="field" data-w={w} data-m={m}>
      <label htmlFor={name}>
        {label} {optional && <small>{t('address.optional')}</small>}
      </label>
      {children}
      <FieldError name={name} error={error} />
      {hint && (
        <p className="field__hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The error element that `describedBy` refers to. */
export function FieldError({ name, error }: { name: string; error: string | undefined }) {
  return (
    error && (
      <p className="field__err" id={`${name}-error`}>
        <Icon name="circle-alert" />
        <span>{error}</span>
      </p>
    )
  );
}
