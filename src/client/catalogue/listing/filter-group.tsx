/** The pieces of the filter form: groups that fold, rows to tick, the rest of a long list behind a button. */
import type { ReactNode } from 'react';
import { formatNumber } from '#domain/money/format.ts';
import { useShop, useT } from '../../shop.tsx';

/** Longer lists show so many first. */
const initiallyVisible = 8;

/** `name` finds the group again when the answer of a filter takes the page's place (browser/enhance-forms.ts). */
export function FilterGroup(props: {
  name: string;
  title: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details className="filter" data-group={props.name} open={props.open}>
      <summary>{props.title}</summary>
      <div>{props.children}</div>
    </details>
  );
}

export type Choice = { value: string; label: string; count: number };

type ChoicesProps = {
  /** Of the address. */
  name: string;
  choices: readonly Choice[];
  chosen: readonly string[];
};

/** What leaves nothing is not offered; chosen, it stays in sight to be taken back. */
export function Choices({ name, choices, chosen }: ChoicesProps) {
  const t = useT();
  const shown = choices.filter(({ value, count }) => count > 0 || chosen.includes(value));
  // A list with one more than fits is shown whole: the button would take as much room.
  const cut = shown.length > initiallyVisible + 1 ? initiallyVisible : shown.length;
  const rest = shown.slice(cut);
  const rows = (some: readonly Choice[]) =>
    some.map((choice) => (
      <CheckRow
        key={choice.value}
        name={name}
        {...choice}
        checked={chosen.includes(choice.value)}
      />
    ));
  return (
    <>
      {rows(shown.slice(0, cut))}
      {rest.length > 0 && (
        <details
          className="filter__more"
          data-group={`${name} more`}
          open={rest.some(({ value }) => chosen.includes(value))}
        >
          <summary>{t('filter.more', { count: rest.length })}</summary>
          <div>{rows(rest)}</div>
        </details>
      )}
    </>
  );
}

type CheckRowProps = Choice & {
  name: string;
  type?: 'radio';
  checked: boolean;
  children?: ReactNode;
};

/** Without a `count` it is a choice that takes the others back. */
export function CheckRow(props: Omit<CheckRowProps, 'count'> & { count?: number }) {
  const { locale } = useShop();
  const { type = 'checkbox', name, value, label, count, checked, children } = props;
  return (
    <label className="check" data-empty={count === 0 ? '' : undefined}>
      <input type={type} name={name} value={value} defaultChecked={checked} />
      <span>
        {children}
        {label}
      </span>
      {count !== undefined && <small className="num">{formatNumber(count, locale)}</small>}
    </label>
  );
}
