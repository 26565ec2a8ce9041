/** A support case with its messages and files, and the form to reply: in the account, or by a link of a mail. */
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { ShownCase, ShownMessage } from '#domain/support/support-case.ts';
import { topicText } from '#domain/support/topic-text.ts';
import { useShop, useT } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { TextArea } from '../ui/field.tsx';
import { FileField, type FileFieldProps } from '../ui/file-field.tsx';
import { Form, isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Note } from '../ui/note.tsx';
import { AskedList } from './support-received.tsx';

type SupportCaseProps = {
  shown: ShownCase;
  /** Where the reply goes: a path without the prefix of the language. */
  action: string;
  /** Of the form, so that one that is sent twice is stored once. */
  formKey: string;
  state: FormState;
  isReplied: boolean;
  files: Omit<FileFieldProps, 'error'>;
};

export function SupportCaseView(props: SupportCaseProps) {
  const { shown, isReplied } = props;
  const t = useT();
  return (
    <>
      <div className="stack" data-gap="2">
        <h1>
          {t('support.number')} <span className="num">{shown.number}</span>
        </h1>
        <p className="muted">
          {topicText(shown, t)} · {t(`support.state.${shown.state}`)}
        </p>
        <p className="b">{shown.subject}</p>
        <AskedList asked={shown.asked} />
      </div>
      {isReplied && <Note kind="ok" text={t('support.replied')} />}
      <ol className="stack">
        {shown.messages.map((message) => (
          <Message key={`${message.at}${message.writer}`} message={message} />
        ))}
      </ol>
      {shown.isOpenToReply ? <Reply {...props} /> : <p>{t('support.closedText')}</p>}
    </>
  );
}

function Message({ message: { writer, text, at, files } }: { message: ShownMessage }) {
  const { t, locale } = useShop();
  return (
    <li className="panel stack" data-gap="2">
      <p className="small muted">
        <b>{writer === 'shop' ? t('mail.signature') : t('support.you')}</b>{' '}
        <time dateTime={at}>{formatDate(new Date(at), 'minute', localeByCode(locale))}</time>
      </p>
      {text.split(/\n{2,}/).map((part) => (
        <p key={part} data-lines="">
          {part}
        </p>
      ))}
      {files.length > 0 && (
        <ul>
          {files.map(({ name, href }) => (
            <li key={href}>
              <a className="link" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Reply({ action, formKey, state, files }: SupportCaseProps) {
  const t = useT();
  const errorText = useErrorText(state.errors);
  const error = errorText('reply');
  return (
    <section className="panel" aria-labelledby="reply-title">
      <h2 className="title" id="reply-title">
        {t('support.reply')}
      </h2>
      <Form
        state={state}
        action={action}
        button={t('support.replySend')}
        encType="multipart/form-data"
      >
        <input type="hidden" name="key" value={formKey} />
        <TextArea
          name="reply"
          label={t('contact.message')}
          error={error}
          defaultValue={state.values.reply}
          autoFocus={isFirst('reply', state)}
          rows={5}
          required
        />
        <FileField {...files} error={errorText(files.name)} />
      </Form>
    </section>
  );
}
