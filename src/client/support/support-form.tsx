/** The second step of the support form: the fields that its topic asks for. */
import type { FieldErrors } from '#domain/checkout/address-form.ts';
import { orderStatusPath, routePaths, withdrawalPath } from '#domain/content/links.ts';
import type { OrderStatus } from '#domain/order/order-status.ts';
import { supportFieldTexts } from '#domain/support/field-texts.ts';
import { fieldsOf, type SupportField, type SupportTopic } from '#domain/support/reasons.ts';
import { type SupportFieldName, supportFieldName } from '#domain/support/support-form.ts';
import {
  maxSupportLengths,
  type SupportRequest,
  supportProductNumber,
} from '#domain/support/support-request.ts';
import { topicText } from '#domain/support/topic-text.ts';
import { useLocalized, useShop } from '../shop.tsx';
import { ErrorSummary, type FieldLabels, useErrorText } from '../ui/error-summary.tsx';
import { Field, TextArea } from '../ui/field.tsx';
import { FileField, type FileFieldProps } from '../ui/file-field.tsx';
import { isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { TrapFields } from '../ui/trap-fields.tsx';
import { OrderLinks } from './order-links.tsx';
import { articlesToAskAbout, OrderedArticle } from './ordered-article.tsx';
import { SupportSheet, supportTitleId } from './support-sheet.tsx';
import { type SupportSubject, supportPath } from './support-topics.tsx';
import { TooLate } from './too-late.tsx';

type SupportFormProps = {
  topic: SupportTopic;
  /** The number of the article cannot be changed. */
  subject: SupportSubject;
  state: FormState;
  /** Of the form, so that one that is sent twice opens one case; and when it was shown. */
  sent: { key: string; shown: number };
  /** The order that it is about, if it is the visitor's own. */
  order: OrderStatus | undefined;
  /** The customer's last orders, to choose one of. */
  orderNumbers: readonly string[];
  files: Omit<FileFieldProps, 'error'>;
};

export function SupportForm({
  topic,
  subject,
  state,
  sent,
  order,
  orderNumbers,
  files,
}: SupportFormProps) {
  const { t, href, phone } = useShop();
  const localized = useLocalized();
  const { reason, subreason } = topic;
  const ordered = articlesToAskAbout(order);
  const articles = subject.sku ? [] : ordered;
  const [, named] =
    ordered.find(([number]) => number === supportProductNumber(subject.sku ?? '')) ?? [];
  const errors = articles.length > 0 ? chosen(state.errors) : state.errors;
  const errorText = useErrorText(errors);
  const about = (field: keyof SupportRequest) => {
    const name = supportFieldName(field);
    return {
      name,
      error: errorText(name),
      defaultValue: state.values[name],
      autoFocus: isFirst(name, state),
    };
  };
  return (
    <SupportSheet>
      <form
        className="sheet__form"
        method="post"
        action={href(supportPath({ about: subreason, ...subject }))}
        encType="multipart/form-data"
        aria-labelledby={supportTitleId}
        noValidate
      >
        {/* Enter presses the first submit button of a form: it must not be one that chooses an order. */}
        <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
        <div className="sheet__body stack">
          <p>
            <b>{topicText(topic, t)}</b>{' '}
            <a className="link" data-dialog="" href={href(supportPath(subject))}>
              {t('support.change')}
            </a>
          </p>
          <TooLate topic={topic} order={order}>
            <KnownFlow
              {...{ topic, subject, order }}
              isCompany={Boolean(state.values['support.company'])}
            />
          </TooLate>
          <OrderLinks orders={orderNumbers.map((number) => ({ number }))} />
          {state.problem && <Note kind="err" text={t(state.problem, { phone })} />}
          <ErrorSummary errors={errors} labels={labels} />
          <Hidden name="support.reason" value={reason} />
          <Hidden name="support.subreason" value={subreason} />
          <Hidden name="support.key" value={sent.key} />
          <TrapFields shown={sent.shown} />
          <div className="form">
            {fieldsOf(topic).map((field) => {
              const shown = {
                ...about(field),
                label: t(supportFieldTexts[field]),
                optional: topic.optional?.some((each) => each === field),
                w: '6',
              } as const;
              return field === 'productNumber' && articles.length > 0 ? (
                <OrderedArticle key={field} {...shown} articles={articles} />
              ) : (
                <Field
                  key={field}
                  {...shown}
                  {...attributesOf(field)}
                  required={topic.required.includes(field)}
                  {...(field === 'productNumber' && {
                    readOnly: subject.sku !== undefined,
                    hint: named && localized(named),
                  })}
                />
              );
            })}
            <Field {...line('name', about)} label={t('contact.name')} autoComplete="name" />
            <Field
              {...line('company', about)}
              label={t('address.company')}
              autoComplete="organization"
              required={false}
              optional
            />
            <Field
              {...line('email', about)}
              label={t('address.email')}
              type="email"
              autoComplete="email"
            />
            <Field {...line('subject', about)} label={t('contact.subject')} />
            <TextArea {...about('description')} label={t('contact.message')} rows={5} required />
            <FileField {...files} error={errorText(files.name)} />
          </div>
        </div>
        <div className="sheet__foot row">
          <button type="submit" className="btn push">
            {t('contact.send')}
          </button>
        </div>
      </form>
    </SupportSheet>
  );
}

/** An article that is chosen from a list has no digits to be mistyped. */
function chosen({ 'support.productNumber': wrong, ...errors }: FieldErrors): FieldErrors {
  return wrong ? { 'support.productNumber': { key: 'support.articleMissing' }, ...errors } : errors;
}

const labels: FieldLabels = {
  'support.orderNumber': supportFieldTexts.orderNumber,
  'support.invoiceNumber': supportFieldTexts.invoiceNumber,
  'support.vatId': supportFieldTexts.vatId,
};

function line<Props extends { name: SupportFieldName }>(
  field: 'name' | 'company' | 'email' | 'subject',
  about: (field: keyof SupportRequest) => Props,
) {
  return { ...about(field), w: '6' as const, maxLength: maxSupportLengths[field], required: true };
}

function attributesOf(field: SupportField) {
  // No maximum for an article number: the server takes its digits from what was pasted, `EX10513744`.
  if (field === 'productNumber' || field === 'quantity') return { inputMode: 'numeric' as const };
  if (field === 'phone') {
    return { type: 'tel', autoComplete: 'tel', maxLength: maxSupportLengths.phone };
  }
  return { maxLength: maxSupportLengths[field] };
}

const Hidden = (props: { name: string; value: string }) => <input type="hidden" {...props} />;

type KnownFlowProps = Pick<SupportFormProps, 'topic' | 'subject' | 'order'> & {
  isCompany: boolean;
};

/**
 * A page that may settle the matter at once. Companies have no right of withdrawal (eu-2026.md C-07); of a known order
 * its buyer decides, not who asks.
 */
function KnownFlow({ topic: { flow }, subject, order, isCompany }: KnownFlowProps) {
  const { t, href, withdrawalLink } = useShop();
  const isWithdrawable = order ? order.withdrawal !== undefined : !isCompany;
  if (!flow || (flow === 'withdrawal' && !isWithdrawable)) return null;
  const texts = {
    'my-data': 'myData.title',
    'order-status': 'orderStatus.title',
    withdrawal: withdrawalLink,
  } as const;
  const text = texts[flow];
  if (!text) return null;
  const paths = {
    'my-data': routePaths['my-data'],
    'order-status': subject.order ? orderStatusPath(subject.order) : routePaths['order-status'],
    withdrawal: withdrawalPath(order?.withdrawal),
  };
  return (
    <Note kind="info">
      <p>
        {t('support.flow')}{' '}
        <a className="link" href={href(paths[flow])}>
          {t(text)}
        </a>
      </p>
    </Note>
  );
}
