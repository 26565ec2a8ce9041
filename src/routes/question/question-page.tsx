/** What the pages about questions share. */
import type { ReactNode } from 'react';
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { HowChecked } from '#client/question/question-list.tsx';
import type { SentOnce } from '#client/question/text-form.tsx';
import { ArticleHead } from '#client/review/review-list.tsx';
import type { FormState } from '#client/ui/form-state.ts';
import type { ProductSummary } from '#domain/catalogue/product.ts';
import type { FieldErrors, FieldValues } from '#domain/checkout/address-form.ts';
import { shownField, suspicionOf } from '#domain/support/suspicion.ts';
import { labelled } from '#domain/texts/labelled.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { isWithinFormLimit } from '#worker/request/form-limit.ts';
import { articlesOf } from '../review/articles.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of a new form, or of one that is shown again. */
export function sentOnce(c: KontorContext, values: FieldValues): SentOnce {
  const { key = '' } = values;
  const { now } = c.get('shop').caller;
  return {
    key: uuid.test(key) ? key : crypto.randomUUID(),
    shown: Number(values[shownField] || now.getTime()) || now.getTime(),
  };
}

/**
 * Why a form is not taken: errors of its fields, a sign of a program, or too many forms of this network. What was typed is
 * shown again; a person sends it once more.
 */
export async function refusalOf(
  c: KontorContext,
  values: FieldValues,
  read: { ok: true } | { ok: false; errors: FieldErrors },
): Promise<FormState | undefined> {
  if (!read.ok) {
    c.status(422);
    return { values, errors: read.errors };
  }
  if (suspicionOf(values, c.get('shop').caller.now)) {
    c.status(422);
    return { values, errors: {}, problem: 'question.again' };
  }
  return (await isWithinFormLimit(c, 'question')) ? undefined : tooMany(c, values);
}

export function tooMany(c: KontorContext, values: FieldValues): FormState {
  c.status(429);
  return { values, errors: {}, problem: 'form.tooManyTries' };
}

export async function articleOf(
  c: KontorContext,
  sku: string,
): Promise<ProductSummary | undefined> {
  return /^EX\d{8}$/.test(sku) ? (await articlesOf(c, [sku])).get(sku) : undefined;
}

export async function questionPage(
  c: KontorContext,
  title: TextKey,
  product: ProductSummary,
  content: ReactNode,
) {
  const shop = c.get('shop');
  const { t } = shop;
  return c.render(
    <BrowsePage chrome={chromeOf(shop, await loadTree(shop))}>
      <Head title={`${t(title)} | Kontor`} index={false} />
      <ArticleHead product={product} title={labelled(t, t(title), product.name)} />
      <div className="split">
        <div className="stack" data-gap="6">
          {content}
        </div>
        <HowChecked />
      </div>
    </BrowsePage>,
    { screen: 'review' },
  );
}
