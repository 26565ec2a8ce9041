/**
 * /questions/<number>: the published questions about an article in the language of the page, with `?languages=all` in every one. Not
 * indexed: the article's page shows the newest.
 */
import { Head } from '#client/chrome/head.tsx';
import { BrowsePage } from '#client/chrome/page.tsx';
import { QuestionList } from '#client/question/question-list.tsx';
import { questionPageSize } from '#domain/question/operations.ts';
import { questionsPath } from '#domain/question/paths.ts';
import { reviewChoice } from '#domain/review/review-choice.ts';
import { samePathEverywhere } from '#domain/routing/alternates.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { chromeOf, loadTree } from '#worker/render/chrome.ts';
import type { KontorContext } from '#worker/request/context.ts';
import { notFound } from './catalogue/not-found.tsx';

export async function questions(c: KontorContext) {
  const shop = c.get('shop');
  const { t, commerce, caller } = shop;
  const sku = `EX${c.req.param('number')}`;
  const query = new URL(c.req.url).searchParams;
  const { page } = reviewChoice(query);
  const ownLanguage = query.get('languages') !== 'all';
  const part = { offset: (page - 1) * questionPageSize, limit: questionPageSize };
  const [tree, cards, answer] = await Promise.all([
    loadTree(shop),
    commerce.getProductCards({ skus: [sku] }, caller),
    commerce.getQuestions({ productId: sku, ...part, answered: false, ownLanguage }, caller),
  ]);
  const [product] = cards.ok ? cards.data.products : [];
  if (!(product && answer.ok)) return notFound(c, tree);
  if (page > 1 && answer.data.results.length === 0) return notFound(c, tree);
  return c.render(
    <BrowsePage chrome={chromeOf(shop, tree, samePathEverywhere(questionsPath(sku)))}>
      <Head title={`${labelled(t, t('product.questions'), product.name)} | Kontor`} index={false} />
      <QuestionList product={product} page={answer.data} isOwn={ownLanguage} />
    </BrowsePage>,
    { screen: 'review' },
  );
}
