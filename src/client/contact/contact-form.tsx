import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import { type ContactField, maxContactLengths } from '#domain/contact/contact-form.ts';
import { routePaths } from '#domain/content/links.ts';
import { useHref, useShop } from '../shop.tsx';
import { DialogPart } from '../ui/dialog-part.tsx';
import { ErrorSummary, useErrorText } from '../ui/error-summary.tsx';
import { describedBy, Field, FieldFrame } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';
import { telephoneLink } from '../ui/telephone-link.ts';

const titleId = 'contact-title';

type ContactFormProps = {
  values: FieldValues;
  errors: FieldErrors;
  problem: ContactProblem | undefined;
};

/** Why a valid message was not accepted: it could not be stored, or there were too many. */
export type ContactProblem = 'contact.failed' | 'form.tooManyTries';

/** The contact form, used as a page and as a dialog over any page. */
export function ContactForm({ values, errors, problem }: ContactFormProps) {
  const { t, phone } = useShop();
  const href = useHref();
  const [firstError] = Object.keys(errors);
  const errorText = useErrorText(errors);
  const about = (name: ContactField) => ({
    name,
    error: errorText(name),
    defaultValue: values[name],
    autoFocus: name === firstError,
  });
  const { name, error, ...message } = about('contact.message');
  return (
    <DialogPart id={titleId} title={t('contact.title')}>
      <form
        className="sheet__form"
        method="post"
        action={href(routePaths.contact)}
        aria-labelledby={titleId}
        noValidate
      >
        <div className="sheet__body stack">
          <p className="muted small">
            {t('contact.text')}{' '}
            {phone && (
              <a className="b" href={telephoneLink(phone)}>
                {phone}
              </a>
            )}
          </p>
          {problem && (
            <Note kind="err">
              <p>{t(problem, { phone })}</p>
            </Note>
          )}
          <ErrorSummary errors={errors} />
          <div className="form">
            <Line {...about('contact.name')} label={t('contact.name')} autoComplete="name" />
            <Field
              {...about('contact.email')}
              label={t('address.email')}
              type="email"
              autoComplete="email"
              maxLength={maxContactLengths.email}
              w="6"
              required
            />
            <Line {...about('contact.subject')} label={t('contact.subject')} />
            <Line {...about('contact.orderNumber')} label={t('contact.orderNumber')} optional />
            <FieldFrame name={name} label={t('contact.message')} error={error}>
              <textarea
                {...message}
                {...describedBy(name, error)}
                id={name}
                name={name}
                className="ctl"
                rows={5}
                maxLength={maxContactLengths.message}
                required
              />
            </FieldFrame>
          </div>
        </div>
        <div className="sheet__foot row">
          <button type="submit" className="btn push">
            {t('contact.send')}
          </button>
        </div>
      </form>
    </DialogPart>
  );
}

function Line(props: Parameters<typeof Field>[0]) {
  return <Field maxLength={maxContactLengths.line} w="6" required={!props.optional} {...props} />;
}

export function ContactThanks({ email }: { email: string }) {
  const { t } = useShop();
  return (
    <DialogPart id={titleId} title={t('contact.title')}>
      <div className="sheet__body">
        <Note kind="ok">
          <p>{t('contact.sent', { email })}</p>
        </Note>
      </div>
    </DialogPart>
  );
}
