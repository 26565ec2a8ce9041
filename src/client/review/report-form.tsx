/** The report of a review, a question or an answer: anybody may send one, with or without an address for the answer (DSA art. 16). */
import { groundTexts } from '#domain/moderation/ground-texts.ts';
import { grounds, type Subject } from '#domain/moderation/moderation.ts';
import { maxReportLengths } from '#domain/moderation/report.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import { useT } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { describedBy, Field, FieldError, TextArea } from '../ui/field.tsx';
import { Form, isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';

export type Reported = { id: string; subject: Subject };

export function ReportForm({ about, state }: { about: Reported; state: FormState }) {
  const t = useT();
  const { values, errors } = state;
  const errorText = useErrorText(errors);
  const [ground, explanation] = [errorText('report.ground'), errorText('report.explanation')];
  return (
    <div className="panel stack">
      <Form state={state} action={reviewPaths.report} button={t('review.reportSend')}>
        <input type="hidden" name="id" value={about.id} />
        <input type="hidden" name="subject" value={about.subject} />
        <fieldset className="field" id="report.ground" {...describedBy('report.ground', ground)}>
          <legend className="label">{t('review.reportGround')}</legend>
          <div className="choices">
            {grounds.map((each) => (
              <label className="choice" key={each}>
                <input
                  type="radio"
                  name="report.ground"
                  value={each}
                  defaultChecked={values['report.ground'] === each}
                />
                <span>{t(groundTexts[each])}</span>
              </label>
            ))}
          </div>
          <FieldError name="report.ground" error={ground} />
        </fieldset>
        <TextArea
          name="report.explanation"
          label={t('review.reportText')}
          error={explanation}
          rows={3}
          maxLength={maxReportLengths.explanation}
          defaultValue={values['report.explanation']}
          optional
        />
        <Field
          name="report.email"
          type="email"
          label={t('address.email')}
          error={errorText('report.email')}
          hint={t('review.reportEmail')}
          defaultValue={values['report.email']}
          autoFocus={isFirst('report.email', state)}
          autoComplete="email"
          maxLength={maxReportLengths.email}
          optional
        />
        <p className="small muted">{t('review.reportNote')}</p>
      </Form>
    </div>
  );
}
