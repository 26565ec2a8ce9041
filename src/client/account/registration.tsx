/** Creating an account. */
import { contentPath } from '#domain/content/pages.ts';
import type { PasswordRule } from '#domain/customer/password.ts';
import { useShop } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { EmailField, NewPasswordField } from './account-fields.tsx';
import type { Frame } from './frame.ts';
import { PersonFields } from './person-fields.tsx';

type RegistrationProps = { state: FormState; frame: Frame; rule: PasswordRule };

export function Registration({ state, frame, rule }: RegistrationProps) {
  const { t, href } = useShop();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="create-title">
        <h1 id="create-title">{t('account.createTitle')}</h1>
        <p className="muted">{t('account.createText')}</p>
        <Form state={state} action={`${frame}/create-account`} button={t('account.createButton')}>
          <PersonFields state={state} />
          <EmailField state={state} autoComplete="email" />
          <NewPasswordField state={state} rule={rule} />
          <p className="small muted">
            {t('account.privacyNote')}{' '}
            <a href={href(contentPath('privacy-data'))}>{t('content.title.privacy-data')}</a>
          </p>
        </Form>
        <p className="row">
          <a href={href(`${frame}/login`)}>{t('account.login')}</a>
        </p>
      </section>
    </div>
  );
}
