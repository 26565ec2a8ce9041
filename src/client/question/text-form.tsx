/** The forms of a question and of an answer. They work without JavaScript. */
import { questionPaths } from '#domain/question/paths.ts';
import { maxQuestionLengths } from '#domain/question/question.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useT } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { Field, TextArea } from '../ui/field.tsx';
import { Form, isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { TrapFields } from '../ui/trap-fields.tsx';

/** `key`: of the form, so that one that is sent twice is stored once. `shown`: when it was shown (ms since 1970). */
export type SentOnce = { key: string; shown: number };

type QuestionFormProps = {
  sku: string;
  state: FormState;
  sent: SentOnce;
  /** The visitor has seen the similar questions. */
  isCompared: boolean;
};

export function QuestionForm({ sku, state, sent, isCompared }: QuestionFormProps) {
  const t = useT();
  const error = useErrorText(state.errors)('email');
  return (
    <Form state={state} action={questionPaths.ask} button={t('question.send')}>
      <input type="hidden" name="sku" value={sku} />
      {isCompared && <input type="hidden" name="compared" value="yes" />}
      <TextFields
        state={state}
        sent={sent}
        label="question.yours"
        maxLength={maxQuestionLengths.text}
      />
      <Field
        name="email"
        type="email"
        label={t('address.email')}
        hint={t('question.emailHint')}
        error={error}
        defaultValue={state.values.email}
        autoFocus={isFirst('email', state)}
        autoComplete="email"
        optional
      />
    </Form>
  );
}

type AnswerFormProps = { id: string; state: FormState; sent: SentOnce };

export function AnswerForm({ id, state, sent }: AnswerFormProps) {
  const t = useT();
  return (
    <Form
      state={state}
      action={`${questionPaths.answer}?${new URLSearchParams({ id })}`}
      button={t('question.answerSend')}
    >
      <input type="hidden" name="id" value={id} />
      <TextFields
        state={state}
        sent={sent}
        label="question.answerYours"
        maxLength={maxQuestionLengths.answer}
      />
    </Form>
  );
}

type TextFieldsProps = { state: FormState; sent: SentOnce; label: TextKey; maxLength: number };

function TextFields({ state, sent, label, maxLength }: TextFieldsProps) {
  const t = useT();
  const { values, errors } = state;
  const errorText = useErrorText(errors);
  const [text, name] = [errorText('text'), errorText('name')];
  return (
    <>
      <input type="hidden" name="key" value={sent.key} />
      <TrapFields shown={sent.shown} />
      <TextArea
        name="text"
        label={t(label)}
        error={text}
        defaultValue={values.text}
        autoFocus={isFirst('text', state)}
        rows={5}
        maxLength={maxLength}
        required
      />
      <Field
        name="name"
        label={t('review.nameShown')}
        hint={t('question.nameHint')}
        error={name}
        defaultValue={values.name}
        autoFocus={isFirst('name', state)}
        maxLength={maxQuestionLengths.authorName}
        autoComplete="nickname"
        optional
      />
    </>
  );
}
