/** The article of a known order, chosen instead of typed. */
import type { OrderStatus } from '#domain/order/order-status.ts';
import { productNumberLength, supportProductNumber } from '#domain/support/support-request.ts';
import { useLocalized, useT } from '../shop.tsx';
import { describedBy, FieldFrame, type FieldProps } from '../ui/field.tsx';

/** Those with the eight digits that the field takes, each once. Guarantees have no page, and none of these numbers. */
export function articlesToAskAbout(order: OrderStatus | undefined) {
  const lines = order?.lines.filter(({ slug }) => slug !== undefined) ?? [];
  const byNumber = new Map(lines.map(({ sku, name }) => [supportProductNumber(sku), name]));
  return [...byNumber].filter(([number]) => number.length === productNumberLength);
}

type OrderedArticleProps = Pick<FieldProps, 'name' | 'label' | 'error' | 'optional' | 'w'> & {
  articles: ReturnType<typeof articlesToAskAbout>;
  defaultValue: string | undefined;
  autoFocus: boolean;
};

export function OrderedArticle({
  articles,
  name,
  label,
  error,
  optional,
  w,
  ...control
}: OrderedArticleProps) {
  const t = useT();
  const localized = useLocalized();
  const [only] = articles.length === 1 ? articles : [];
  const { defaultValue: typed, ...focus } = control;
  const defaultValue = typed === undefined ? only?.[0] : supportProductNumber(typed);
  return (
    <FieldFrame {...{ name, label, error, optional, w }}>
      <select
        {...{ id: name, name, defaultValue, ...focus }}
        className="ctl"
        required={!optional}
        {...describedBy(name, error)}
      >
        <option value="">{t('address.stateChoose')}</option>
        {articles.map(([number, text]) => (
          <option key={number} value={number}>
            {number} {localized(text)}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
