/** The parts that the three steps of the withdrawal function have in common. */
import type { ReactNode } from 'react';
import { withdrawalPage } from '#domain/content/legal-texts.ts';
import { routePaths } from '#domain/content/links.ts';
import { factsOf } from '#domain/country/countries.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop, useT } from '../shop.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-names.ts';

const steps = ['withdraw.step.goods', 'withdraw.step.confirm', 'withdraw.receipt'] as const;

type WithdrawalPageProps = {
  title: string;
  /** 1 to 3. */
  step: number;
  /** Beside the content: what is good to know, or what happens next. */
  aside: ReactNode;
  children: ReactNode;
};

export function WithdrawalPage({ title, step, aside, children }: WithdrawalPageProps) {
  const t = useT();
  return (
    <div className="stack withdrawal">
      <div className="stack" data-gap="6">
        <h1>{title}</h1>
        <ol className="steps">
          {steps.map((text, index) => (
            <li
              key={text}
              className={index + 1 < step ? 'is-done' : undefined}
              aria-current={index + 1 === step ? 'step' : undefined}
            >
              <span className="plate" data-solid={index + 1 === step ? '' : undefined}>
                {index + 1}
              </span>
              <span>{t(text)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div className="split">
        {children}
        {aside}
      </div>
    </div>
  );
}

const facts: readonly (readonly [IconName, TextKey])[] = [
  ['info', 'withdraw.knowDeadline'],
  ['rotate-ccw', 'withdraw.knowRefund'],
  ['truck', 'withdraw.knowReturn'],
  ['message-square-text', 'withdraw.knowReason'],
];

/** The conditions, and the ways to withdraw without this function. */
export function GoodToKnow() {
  const { t, href, country } = useShop();
  const days = factsOf(country).law.withdrawalDays ?? 0;
  return (
    <div className="stack" data-gap="6">
      <section className="panel stack" data-gap="3">
        <h2 className="h3">{t('withdraw.know')}</h2>
        <ul className="ticks">
          {facts.map(([icon, text]) => (
            <li key={text}>
              <Icon name={icon} />
              <span>{t(text, { days })}</span>
            </li>
          ))}
        </ul>
      </section>
      <ul className="small stack" data-gap="2">
        {[
          [routePaths[withdrawalPage], 'withdrawal.formTitle'] as const,
          [routePaths.complaints, 'terms.guaranteeTitle'] as const,
        ].map(([path, text]) => (
          <li key={path}>
            <a className="b" href={href(path)}>
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Labels and values in a framed list: the statement as it is confirmed, and as it was received. */
export function StatementList({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
