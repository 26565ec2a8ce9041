/** The report of a review, a question or an answer: anybody may send one, with or without an address for the answer (DSA art. 16). */

import { localeByCode } from '#domain/locale/locale-by-code.ts';
import { groundTexts } from '#domain/moderation/ground-texts.ts';
import { grounds, type Subject } from '#domain/moderation/moderation.ts';
import { excerptOf, maxReportLengths } from '#domain/moderation/report.ts';
import type { PublishedText } from '#domain/review/operations.ts';
import { reviewPaths } from '#domain/review/paths.ts';
import { useT } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { describedBy, Field, FieldError, TextArea } from '../ui/field.tsx';
import { Form, isFirst } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { ArticleLink, type Articles } from './article-link.tsx';

export type Reported = { id: string; subject: Subject };

/** Characters of a reported text that are quoted. */
const quotedLength = 400;

export function ReportedText({ text, articles }: { text: PublishedText; articles: Articles }) {
  const t = useT();
  const { language } = localeByCode(text.locale);
  return (
    <div className="panel stack" data-gap="2">
      <h2 className="h3">{t('review.reportedText')}</h2>
      <ArticleLink sku={text.sku} articles={articles} />
      <blockquote lang={language} data-lines="">
        {text.title && <b>{`${text.title}\n`}</b>}
        {excerptOf(text.text, quotedLength)}
      </blockquote>
    </div>
  );
}

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
