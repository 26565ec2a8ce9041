/**
 * The documents that a plan finds, best first. FTS5 finds, in selling order and stage by stage: all words in what the
 * product is, all in what it is called, all anywhere, all but one, any. What tells the most is added up from impacts that
 * were made when the product was indexed. No stage looks at more than can be shown, so a long catalogue costs what a short
 * one does.
 */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { asHead, strongest } from '#domain/search/impacts.ts';
import type { Alternative, Part, Plan } from '#domain/search/plan.ts';
import { type Hit, mostFound } from '#domain/search/search.ts';
import { anywhere, headed, notSoldIn, quoted, telling } from './tokens.ts';

/** Where all words are found in so many products, those that lack one are not looked for. */
const enough = 12;
/** What is called just what was asked for comes before what is called so among other things. */
const ofWhole = 0.4;

type Place = (language: Language, term: string) => string;
/** `below`: looked at where all the stages before have found fewer. `isWhole`: it has all of the words. */
type Stage = { match: string; below: number; isWhole: boolean };

export async function ranked(
  db: D1Database,
  { parts, whole }: Plan,
  language: Language,
  store: CountryCode,
): Promise<Hit[]> {
  const stages = stagesOf(parts, language, store);
  const paths = new Map<string, number>();
  const at = (term: string) => {
    const place = paths.get(term) ?? paths.size + 1;
    paths.set(term, place);
    return `coalesce(d.impacts ->> ?${place}, 0)`;
  };
  const worth = parts.map((part) => scoreOf(part, at));
  const all = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  const called = `${at(whole)} * ${((all * ofWhole) / strongest).toFixed(6)}`;
  // Whether it is needed stands before FTS5: after it, a stage that is not needed is gone through to its end.
  const stage = ({ below }: Stage, index: number) =>
    `stage_${index}(id) AS MATERIALIZED (SELECT terms.rowid FROM ${
      index === 0
        ? ''
        : `(SELECT 1 WHERE (SELECT count(*) FROM (${eachOf(stages.slice(0, index))})) < ${below}) CROSS JOIN`
    } terms WHERE terms MATCH ?${paths.size + index + 1} LIMIT ${mostFound})`;
  // One row of two lists: hundreds of rows cost more on their way than in the database.
  const answer = await db
    .withSession('first-unconstrained')
    .prepare(
      `WITH ${stages.map(stage).join(', ')}
      SELECT json_group_array(product_id) AS productIds, json_group_array(score) AS scores FROM (
        SELECT d.product_id, ${worth.join(' + ')} + ${called} + ${all.toFixed(4)} * found.whole AS score
        FROM (${eachOf(stages)}) found CROSS JOIN documents d ON d.serial = found.id & 0xffffffff
        ORDER BY score DESC, found.id LIMIT ${mostFound})`,
    )
    .bind(...[...paths.keys()].map((term) => `$."${term}"`), ...stages.map(({ match }) => match))
    .first<{ productIds: string; scores: string }>();
  const scores: number[] = JSON.parse(answer?.scores ?? '[]');
  const productIds: string[] = JSON.parse(answer?.productIds ?? '[]');
  return productIds.map((productId, index) => ({ productId, score: scores[index] ?? 0 }));
}

/** What stages have found; none finds what one before has. */
const eachOf = (stages: readonly Stage[]) =>
  stages
    .map(({ isWhole }, index) => `SELECT id, ${Number(isWhole)} AS whole FROM stage_${index}`)
    .join(' UNION ALL ');

function stagesOf(parts: readonly Part[], language: Language, store: CountryCode): Stage[] {
  const all = (place: Place, chosen = parts) =>
    chosen.map(({ alternatives }) => anyOf(alternatives, language, place)).join(' AND ');
  const words = parts.filter(({ isFigure }) => !isFigure);
  const butOne = parts
    .map((_, index) => parts.toSpliced(index, 1))
    .filter((others) => words.length === 0 || others.some(({ isFigure }) => !isFigure))
    .map((others) => `(${all(anywhere, others)})`);
  const any = (words.length === 0 ? parts : words).map(({ alternatives }) =>
    anyOf(alternatives, language, telling),
  );
  const stages: Stage[] = [
    { match: all(headed), below: 0, isWhole: true },
    { match: all(telling), below: mostFound, isWhole: true },
    { match: all(anywhere), below: mostFound, isWhole: true },
    ...(parts.length > 1 ? [{ match: butOne.join(' OR '), below: enough, isWhole: false }] : []),
    ...(parts.length > 2 ? [{ match: any.join(' OR '), below: enough, isWhole: false }] : []),
  ];
  return stages.map((stage, index) => {
    const others = stages.slice(0, index).map(({ match }) => `(${match})`);
    const not = [quoted(notSoldIn(language, store)), ...others].join(' OR ');
    return { ...stage, match: `(${stage.match}) NOT (${not})` };
  });
}

function anyOf(alternatives: readonly Alternative[], language: Language, place: Place): string {
  const each = alternatives.map(
    ({ terms }) => `(${terms.map((term) => quoted(place(language, term))).join(' AND ')})`,
  );
  return `(${each.join(' OR ')})`;
}

/** SQL: the best of the alternatives, of several terms the one that tells least, as a part of what finding it tells. */
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
