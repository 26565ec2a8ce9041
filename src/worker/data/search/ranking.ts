/**
 * The documents that a plan finds, best first. Scores are sums of impacts that were computed when the product was
 * indexed, for no more documents than can be shown (stages.ts).
 */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { asHead, strongest } from '#domain/search/impacts.ts';
import type { Part, Plan } from '#domain/search/plan.ts';
import type { Hit } from '#domain/search/search.ts';
import { nearest, preparedText } from '../../d1/statements.ts';
import { foundBy, partialStage, stagesOf } from './stages.ts';

/** The weight of a name that equals the query, so that it comes before names that only contain it. */
const ofWhole = 0.4;

export async function ranked(
  db: D1Database,
  { parts, whole }: Plan,
  language: Language,
  store: CountryCode,
): Promise<Hit[]> {
  const stages = stagesOf(parts, language, store);
  const paths = new Map<string, number>();
  const at = (term: string) => {
    const place = paths.get(term) ?? stages.length + paths.size + 1;
    paths.set(term, place);
    return `coalesce(d.impacts ->> ?${place}, 0)`;
  };
  const worth = parts.map((part) => scoreOf(part, at));
  const all = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  const called = `${at(whole)} * ${((all * ofWhole) / strongest).toFixed(6)}`;
  const { tables, found } = foundBy(
    stages,
    parts.filter(({ isFigure, isAside }) => !isFigure && !isAside).length,
  );
  // One row with three lists, because transferring hundreds of rows costs more than selecting them.
  const answer = await preparedText(
    nearest(db),
    `WITH ${tables}
      SELECT json_group_array(product_id) AS productIds, json_group_array(score) AS scores,
        json_group_array(stage) AS stages FROM (
        SELECT d.product_id, ${worth.join(' + ')} + ${called} + ${all.toFixed(4)} * (found.stage < ${partialStage}) AS score, found.stage
        FROM ${found} found CROSS JOIN documents d ON d.serial = found.id & 0xffffffff
        ORDER BY score DESC, found.id)`,
    [...stages.map(({ match }) => match), ...[...paths.keys()].map((term) => `$."${term}"`)],
  ).first<Record<'productIds' | 'scores' | 'stages', string>>();
  const scores: number[] = JSON.parse(answer?.scores ?? '[]');
  const productIds: string[] = JSON.parse(answer?.productIds ?? '[]');
  const stageOf: number[] = JSON.parse(answer?.stages ?? '[]');
  const best = Math.min(...stageOf.map(groupOf));
  const least = weakBelow * Math.max(...scores);
  return productIds.map((productId, index) => ({
    productId,
    score: scores[index] ?? 0,
    ...((groupOf(stageOf[index] ?? 0) > best || (scores[index] ?? 0) < least) && { isWeak: true }),
  }));
}

/** The share of the best score below which a match is weak. */
const weakBelow = 0.7;
/** All words in the names, all words anywhere, some of them. */
const groupOf = (stage: number): number =>
  stage < partialStage ? Math.max(1, stage) : partialStage;

/** SQL: the impact of the best alternative (of several terms: the smallest impact), weighted by rarity. */
function scoreOf({ alternatives, rarity, headness }: Part, at: (term: string) => string): string {
  const impact = (term: string) =>
    headness > 0 ? `(${at(term)} + ${headness.toFixed(3)} * ${at(asHead(term))})` : at(term);
  const each = alternatives.map(({ terms, weight }) => {
    const impacts = terms.map(impact);
    const least = impacts.length === 1 ? impacts[0] : `min(${impacts.join(', ')})`;
    return `${least} * ${weight}`;
  });
  return `max(0, ${each.join(', ')}) * ${(rarity / strongest).toFixed(6)}`;
}
