/** The articles of an order, to choose from with their pieces. */

import { productNumberOf } from '#domain/catalogue/product.ts';
import type { FieldValues } from '#domain/checkout/address-form.ts';
import type { WithdrawableLine, WithdrawableOrder } from '#domain/withdrawal/operations.ts';
import { chosenFieldOf, quantityFieldOf } from '#domain/withdrawal/statement-form.ts';
import { useLocalized, useMoney, useT } from '../shop.tsx';
import { FieldError } from '../ui/field.tsx';
import { Thumbnail } from '../ui/picture.tsx';

type OrderedArticlesProps = {
  order: WithdrawableOrder;
  values: FieldValues;
  error: string | undefined;
};

/** `lines`: the name under which the error summary links here. */
export function OrderedArticles({ order, values, error }: OrderedArticlesProps) {
  const t = useT();
  return (
    <fieldset id="lines" aria-describedby={error && 'lines-error'}>
      <legend className="h3">{t('withdraw.question')}</legend>
      <input type="hidden" name="listed" value="" />
      <FieldError name="lines" error={error} />
      <ul className="picks">
        {order.lines.map((line) => (
          <Article key={line.id} line={line} values={values} />
        ))}
      </ul>
    </fieldset>
  );
}

function Article({ line, values }: { line: WithdrawableLine; values: FieldValues }) {
  const t = useT();
  const localized = useLocalized();
  const money = useMoney();
  const { id, variant, quantity, open, centAmount } = line;
  const name = localized(line.name);
  const chosen = chosenFieldOf(id);
  const pieces = quantityFieldOf(id);
  const most = Math.max(open, 1);
  return (
    <li className="pick" data-off={open === 0 ? '' : undefined}>
      <span className="check">
        <input
          type="checkbox"
          id={chosen}
          name={chosen}
          defaultChecked={values[chosen] !== undefined}
          disabled={open === 0}
          aria-describedby={`${chosen}-about`}
        />
      </span>
      <span className="photo">
        <Thumbnail image={variant.image} loading="lazy" />
      </span>
      <div>
        <label className="b" htmlFor={chosen}>
          {name}
        </label>
        <p className="small muted num" id={`${chosen}-about`}>
          {t('product.itemNumber', { number: productNumberOf(variant.sku) })} · {quantity} ×{' '}
          {money(Math.round(centAmount / quantity))}
          {open < quantity && ` · ${t('withdraw.already', { quantity: quantity - open })}`}
        </p>
      </div>
      {open > 0 && (
        <div className="field">
          <label className="vh" htmlFor={pieces}>
            {t('withdraw.pieces', { name })}
          </label>
          <select
            className="ctl"
            data-s=""
            id={pieces}
            name={pieces}
            defaultValue={values[pieces] ?? String(most)}
          >
            {upTo(most).map((count) => (
              <option key={count} value={count}>
                {count} / {quantity}
              </option>
            ))}
          </select>
        </div>
      )}
    </li>
  );
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);
