/** The first step of the support form: what it is about. Each topic is a link to the fields that it needs. */
import { routePaths } from '#domain/content/links.ts';
import type { SupportTopic } from '#domain/support/reasons.ts';
import { useShop } from '../shop.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import type { FormState } from '../ui/form-state.ts';
import { SupportSheet } from './support-sheet.tsx';

type SupportTopicsProps = {
  topics: readonly SupportTopic[];
  subject: SupportSubject;
  errors: FormState['errors'];
};

export function SupportTopics({ topics, subject, errors }: SupportTopicsProps) {
  const { t, href } = useShop();
  const byReason = Map.groupBy(topics, ({ reason }) => reason);
  return (
    <SupportSheet>
      <div className="sheet__body stack">
        <ErrorSummary errors={errors} />
        <h2 className="title" id="support.subreason" tabIndex={-1}>
          {t('support.choose')}
        </h2>
        {[...byReason].map(([reason, subreasons]) => (
          <section key={reason} className="stack" data-gap="2" aria-labelledby={`reason-${reason}`}>
            <h3 className="small muted" id={`reason-${reason}`}>
              {t(`support.reason.${reason}`)}
            </h3>
            <ul className="row" data-gap="2">
              {subreasons.map(({ subreason }) => (
                <li key={subreason}>
                  <a
                    className="btn"
                    data-kind="line"
                    data-size="s"
                    data-dialog=""
                    href={href(supportPath({ about: subreason, ...subject }))}
                  >
                    {t(`support.subreason.${subreason}`)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SupportSheet>
  );
}

/** What the form is about: an article, an order, a search that found nothing. */
export type SupportSubject = { sku?: string; order?: string; query?: string };

/** The second step for a topic, else the first one. */
export function supportPath(of: SupportSubject & { about?: string }): string {
  const { about, sku, order, query } = of;
  const search = new URLSearchParams({
    ...(about && { about }),
    ...(sku && { sku }),
    ...(order && { order }),
    ...(query && { query }),
  });
  return search.size > 0 ? `${routePaths.contact}?${search}` : routePaths.contact;
}
