/** The customer's support cases: /my-account/support, the last changed first. */
import { ownCasePath, routePaths } from '#domain/content/links.ts';
import { formatDate } from '#domain/locale/dates.ts';
import { localeByCode } from '#domain/locale/locale-by-code.ts';
import type { CaseSummary } from '#domain/support/support-case.ts';
import { topicText } from '#domain/support/topic-text.ts';
import { useShop } from '../shop.tsx';

type SupportCasesProps = { cases: readonly CaseSummary[] };

export function SupportCases({ cases }: SupportCasesProps) {
  const { t, href } = useShop();
  return (
    <>
      <h1>{t('support.mine')}</h1>
      {cases.length === 0 && <p className="panel">{t('support.none')}</p>}
      <CaseList cases={cases} />
      <p>
        <a className="btn" data-kind="line" href={href(routePaths.contact)} data-dialog="">
          {t('contact.title')}
        </a>
      </p>
    </>
  );
}

/** `level`: of the headings. */
export function CaseList({ cases, level = '2' }: SupportCasesProps & { level?: '2' | '3' }) {
  const Heading = `h${level}` as const;
  const { t, href, locale } = useShop();
  return (
    <ul className="stack">
      {cases.map(({ number, subject, subreason, state, changedAt }) => (
        <li key={number} className="panel stack" data-gap="1">
          <Heading className="title">
            <a className="link" href={href(ownCasePath(number))}>
              {subject}
            </a>
          </Heading>
          <p className="small muted">
            <span className="num">{number}</span> · {topicText({ subreason }, t)}
          </p>
          <p className="small">
            {t(`support.state.${state}`)},{' '}
            <time dateTime={changedAt}>
              {formatDate(new Date(changedAt), 'day', localeByCode(locale))}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}
