/**
 * Second step: the statement, and one button that confirms it with the words of the law and nothing else.
 * Source: eu-2026.md C-03.
 */
import { routePaths } from '#domain/content/links.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { WithdrawalStatement } from '#domain/withdrawal/statement.ts';
import { useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';
import { withdrawalActions } from './withdrawal-form.tsx';
import { StatementList } from './withdrawal-page.tsx';

type WithdrawalReviewProps = {
  statement: WithdrawalStatement;
  /** Signed: the statement as it is shown here. */
  draft: string;
  /** What the form sent, to change it. */
  values: Record<string, string>;
  problem?: TextKey;
};

export function WithdrawalReview({ statement, draft, values, problem }: WithdrawalReviewProps) {
  const { t, href, email: shopEmail } = useShop();
  const { text, name, order, email } = statement;
  const action = href(routePaths.withdrawal);
  return (
    <div className="stack" data-gap="6">
      {problem && <Note kind="err" text={t(problem, { email: shopEmail })} />}
      <section className="receipt" aria-labelledby="statement">
        <div className="receipt__head">
          <h2 className="h3" id="statement">
            {t('withdraw.statement')}
          </h2>
          <form method="post" action={action}>
            <Hidden values={values} />
            <button
              type="submit"
              className="btn"
              data-kind="quiet"
              data-size="s"
              name="action"
              value={withdrawalActions.edit}
            >
              {t('checkout.changes')}
            </button>
          </form>
        </div>
        <StatementList
          rows={[
            [
              t('withdraw.statementLabel'),
              <span key="text" data-lines="">
                {text}
              </span>,
            ],
            [t('contact.name'), name],
            [t('order.number'), order],
            [t('withdraw.receiptTo'), email],
          ]}
        />
      </section>
      <form method="post" action={action} id="confirm">
        <Hidden values={{ ...values, draft }} />
        <button type="submit" className="btn" data-size="l">
          {t('withdraw.confirm')}
        </button>
      </form>
    </div>
  );
}

function Hidden({ values }: { values: Record<string, string> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
