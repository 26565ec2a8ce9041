/** /my-account/security: how a customer logs in, and where. Design: mockups-2/security.html. */
import type { ReactNode } from 'react';
import type { PasswordRule } from '#domain/customer/password.ts';
import type { ActiveSession } from '#domain/customer/session.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useT } from '../shop.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { DeviceList } from './device-list.tsx';
import { EmailChange, type EmailChangeState } from './email-change.tsx';
import { PasswordChange } from './password-change.tsx';

type SecurityProps = {
  sessions: readonly ActiveSession[];
  /** The id of this browser's session. */
  current: string;
  password: FormState;
  rule: PasswordRule;
  email: EmailChangeState;
  passwordSetAt: string | undefined;
  /** What was done on this page just now. */
  done: TextKey | undefined;
  /** Passkeys. */
  children?: ReactNode;
};

export function Security(props: SecurityProps) {
  const { sessions, current, password, rule, passwordSetAt, email, done, children } = props;
  const t = useT();
  return (
    <>
      <h1>{t('account.security')}</h1>
      {done && <Note kind="ok" text={t(done)} />}
      {children}
      <div className="split split--half">
        <PasswordChange state={password} rule={rule} setAt={passwordSetAt} />
        <EmailChange {...email} />
      </div>
      <DeviceList sessions={sessions} current={current} />
    </>
  );
}
