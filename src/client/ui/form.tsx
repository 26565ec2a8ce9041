/** A form: what went wrong on top, then its fields, then its button. Works without JavaScript. */
import type { ReactNode } from 'react';
import { useShop } from '../shop.tsx';
import { ErrorSummary, type FieldLabels } from './error-summary.tsx';
import type { FormState } from './form-state.ts';
import { Note } from './note.tsx';

type FormProps = {
  state: FormState;
  /** A path without the prefix of the language. */
  action: string;
  button: string;
  /** `plain`: the page has another button that moves the shopper on. */
  kind?: 'go' | 'plain';
  /** For files. */
  encType?: 'multipart/form-data';
  /** For the summary of errors. */
  labels?: FieldLabels;
  children: ReactNode;
};

export function Form(props: FormProps) {
  const { state, action, button, kind = 'go', encType, labels, children } = props;
  const { t, href } = useShop();
  return (
    <form className="stack" method="post" action={href(action)} encType={encType} noValidate>
      {state.problem && <Note kind="err" text={t(state.problem)} />}
      <ErrorSummary errors={state.errors} labels={labels} />
      {children}
      <SubmitButton kind={kind}>{button}</SubmitButton>
    </form>
  );
}

function SubmitButton({ kind, children }: { kind: 'go' | 'plain'; children: ReactNode }) {
  const look = kind === 'go' && { 'data-kind': 'go', 'data-size': 'l', 'data-wide': '' };
  return (
    <button type="submit" className="btn" {...look}>
      {children}
    </button>
  );
}

/** The first field with an error gets the focus, without JavaScript too. */
export function isFirst(name: string, { errors }: FormState): boolean {
  return Object.keys(errors)[0] === name;
}
