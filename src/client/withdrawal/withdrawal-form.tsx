/** First step: who withdraws from what. Three required fields, no reason. Source: eu-2026.md C-02, C-06. */
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import { routePaths } from '#domain/content/links.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import type { WithdrawableOrder } from '#domain/withdrawal/operations.ts';
import { maxStatementLengths as max } from '#domain/withdrawal/statement.ts';
import { useShop } from '../shop.tsx';
import { OrderLinks } from '../support/order-links.tsx';
import { ErrorSummary, useErrorText } from '../ui/error-summary.tsx';
import { Field, TextArea } from '../ui/field.tsx';
import { Note } from '../ui/note.tsx';
import { OrderedArticles } from './ordered-articles.tsx';

/** The values of the form's buttons. */
export const withdrawalActions = { review: 'review', list: 'list', edit: 'edit' } as const;

export type WithdrawalFormProps = {
  /** What was typed, or known beforehand. */
  values: FieldValues;
  errors?: FieldErrors;
  problem?: TextKey | undefined;
  /** The order whose articles are listed. */
  order?: WithdrawableOrder | undefined;
  /** Own orders of a customer, as links. */
  orders?: readonly { number: string; href: string }[];
};

export function WithdrawalForm({
  values,
  errors = {},
  problem,
  order,
  orders,
}: WithdrawalFormProps) {
  const { t, href } = useShop();
  const errorText = useErrorText(errors);
  const [first] = Object.keys(errors);
  const about = (name: string) => ({
    name,
    error: errorText(name),
    defaultValue: values[name],
    autoFocus: name === first,
  });
  return (
    <form
      className="stack"
      data-gap="6"
      method="post"
      action={href(routePaths.withdrawal)}
      noValidate
    >
      <input type="hidden" name="key" value={values.key} />
      {order && <input type="hidden" name="link" value={order.link} />}
      {!order && <p className="muted">{t('withdraw.intro')}</p>}
      {problem && (
        <Note kind={problem === 'withdraw.notFound' ? 'info' : 'err'} text={t(problem)} />
      )}
      <ErrorSummary errors={errors} />
      {order && <OrderedArticles order={order} values={values} error={errorText('lines')} />}
      {orders && <OrderLinks orders={orders} />}
      <div className="panel form">
        <Field
          {...about('name')}
          label={t('contact.name')}
          autoComplete="name"
          maxLength={max.line}
          w="6"
          required
        />
        <Field
          {...about('order')}
          label={t('order.number')}
          hint={order ? undefined : t('withdraw.noNumber')}
          autoComplete="off"
          maxLength={max.line}
          readOnly={order !== undefined}
          w="6"
          required
        />
        <Field
          {...about('email')}
          type="email"
          label={t('withdraw.email')}
          autoComplete="email"
          maxLength={max.email}
          required
        />
      </div>
      <div className="panel form">
        {!order && (
          <TextArea
            {...about('goods')}
            label={t('withdraw.goods')}
            hint={t('withdraw.goodsHint')}
            maxLength={max.goods}
            rows={2}
            optional
          />
        )}
        <TextArea
          {...about('remark')}
          label={t('withdraw.remark')}
          maxLength={max.remark}
          rows={2}
          optional
        />
      </div>
      <div className="row" data-gap="3">
        <button
          type="submit"
          className="btn"
          data-size="l"
          name="action"
          value={withdrawalActions.review}
        >
          {t('withdraw.next')}
        </button>
        {!order && (
          <button
            type="submit"
            className="btn"
            data-kind="line"
            data-size="l"
            name="action"
            value={withdrawalActions.list}
          >
            {t('withdraw.chooseGoods')}
          </button>
        )}
        <span className="small muted">{t('withdraw.nextNote')}</span>
      </div>
    </form>
  );
}
