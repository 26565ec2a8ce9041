/** What customers say about themselves: /my-account/my-profile. */
import { securityPath } from '#domain/content/links.ts';
import { useShop } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { Field } from '../ui/field.tsx';
import { Form, isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { PersonFields } from './person-fields.tsx';

type ProfileProps = {
  state: FormState;
  email: string;
  /** The day on which the account was created, as text. */
  since: string;
  /** ISO day. */
  today: string;
  isSaved: boolean;
  /** Company name and VAT number in the account: a private customer has none. */
  company: readonly string[];
};

export function Profile({ state, email, since, today, isSaved, company }: ProfileProps) {
  const { t, href } = useShop();
  const errorText = useErrorText(state.errors);
  return (
    <>
      <div className="stack" data-gap="1">
        <h1>{t('account.profile')}</h1>
        <p className="muted">{t('account.memberSince', { date: since })}</p>
      </div>
      {isSaved && <Note kind="ok" text={t('account.saved')} />}
      <section className="panel stack" aria-label={t('account.profile')}>
        <Form state={state} action="/my-account/my-profile" button={t('account.save')}>
          <input type="hidden" name="version" value={state.values.version} />
          <PersonFields state={state} />
          {company.length > 0 && (
            <div className="private-only">
              <Note kind="warn" text={t('account.companyErased', { values: company.join(', ') })} />
            </div>
          )}
          <Field
            name="dateOfBirth"
            type="date"
            autoComplete="bday"
            label={t('account.dateOfBirth')}
            defaultValue={state.values.dateOfBirth}
            error={errorText('dateOfBirth')}
            autoFocus={isFirst('dateOfBirth', state)}
            min="1900-01-01"
            max={today}
            w="6"
            optional
          />
        </Form>
      </section>
      <section className="panel stack" data-gap="3" aria-labelledby="access">
        <h2 className="sign title" id="access">
          {t('account.access')}
        </h2>
        <p>{email}</p>
        <p>
          <a className="btn" data-kind="line" href={href(securityPath)}>
            {t('account.security')}
          </a>
        </p>
      </section>
    </>
  );
}
