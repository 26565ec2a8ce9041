/** The statement as one text, after the model form of Annex I (B) to Directive 2011/83/EU. */
import { productNumberOf } from '../catalogue/product.ts';
import type { Translate } from '../texts/texts.ts';
import type { StatedLine, WithdrawalDraft } from './statement.ts';

type Stated = Pick<WithdrawalDraft, 'order' | 'goods' | 'remark'> & { lines?: StatedLine[] };

export function statementText({ order, goods, remark, lines }: Stated, t: Translate): string {
  const named = lines ? lines.map((each) => writtenLine(each, t)).join(', ') : goods;
  const sentence = named
    ? t('withdraw.textGoods', { goods: named, order })
    : t('withdraw.textWhole', { order });
  return [sentence, ...(remark ? [remark] : [])].join('\n');
}

/** `2 × Fryer (Item no. 10306940)` */
export function writtenLine({ quantity, name, sku }: StatedLine, t: Translate): string {
  return `${quantity} × ${name} (${t('product.itemNumber', { number: productNumberOf(sku) })})`;
}
