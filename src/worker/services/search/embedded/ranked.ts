/**
 * The documents that a plan finds, best first. FTS5 finds, in selling order and stage by stage: all words in what the
 * product is called, all words anywhere, all but one, any. What tells the most is added up from impacts that were made when
 * the product was indexed. No stage looks at more than can be shown, so a long catalogue costs what a short one does.
 */
import type { CountryCode, Language } from '#domain/country/countries.ts';
import { strongest } from '#domain/search/impacts.ts';
import type { Alternative, Part, Plan } from '#domain/search/plan.ts';
import { type Hit, mostFound } from '#domain/search/search.ts';
import { anywhere, quoted, soldIn, telling } from './tokens.ts';

/** Where all words are found in so many products, those that lack one are not looked for. */
const enough = 12;
/** What is called just what was asked for comes before what is called so among other things. */
const ofWhole = 0.4;

type Place = (language: Language, term: string) => string;
/** `below`: looked at where all the stages before have found fewer. */
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
  const worth = parts.map(({ alternatives, rarity }) => scoreOf(alternatives, rarity, at));
  const all = parts.reduce((sum, { rarity }) => sum + rarity, 0);
  const called = `${at(whole)} * ${((all * ofWhole) / strongest).toFixed(6)}`;
  // Whether it is needed stands before FTS5: after it, a stage that is not needed is gone through to its end.
  const stage = ({ below }: Stage, index: number) =>
    `stage_${index}(id) AS MATERIALIZED (SELECT terms.rowid FROM ${
      index === 0
        ? ''
        : `(SELECT 1 WHERE (SELECT count(*) FROM (${unionOf(index)})) < ${below}) CROSS JOIN`
    } terms WHERE terms MATCH ?${paths.size + index + 1} LIMIT ${mostFound})`;
  const isWhole = stages.findLastIndex((each) => each.isWhole) + 1;
  const { results } = await db
    .withSession('first-unconstrained')
    .prepare(
      `WITH ${stages.map(stage).join(', ')}
      SELECT d.product_id AS productId, ${worth.join(' + ')} + ${called}
        + ${all.toFixed(4)} * (found.id IN (${unionOf(isWhole)})) AS score
      FROM (${unionOf(stages.length)}) found
      CROSS JOIN documents d ON d.serial = found.id & 0xffffffff
      ORDER BY score DESC, found.id LIMIT ${mostFound}`,
    )
    .bind(...[...paths.keys()].map((term) => `$."${term}"`), ...stages.map(({ match }) => match))
    .all<Hit>();
  return results;
}

const unionOf = (stages: number) =>
  Array.from({ length: stages }, (_, index) => `SELECT id FROM stage_${index}`).join(' UNION ');

function stagesOf(parts: readonly Part[], language: Language, store: CountryCode): Stage[] {
  const sold = quoted(soldIn(language, store));
  const within = (match: string) => `${sold} AND (${match})`;
  const all = (place: Place, chosen = parts) =>
    chosen.map(({ alternatives }) => anyOf(alternatives, language, place)).join(' AND ');
  const whole: Stage[] = [
    { match: within(all(telling)), below: 0, isWhole: true },
    { match: within(all(anywhere)), below: mostFound, isWhole: true },
  ];
  if (parts.length === 1) return whole;
  const words = parts.filter(({ isFigure }) => !isFigure);
  const butOne = parts
    .map((_, index) => parts.toSpliced(index, 1))
    .filter((others) => words.length === 0 || others.some(({ isFigure }) => !isFigure))
    .map((others) => `(${all(anywhere, others)})`);
  const any = (words.length === 0 ? parts : words).map(({ alternatives }) =>
    anyOf(alternatives, language, telling),
  );
  return [
    ...whole,
    { match: within(butOne.join(' OR ')), below: enough, isWhole: false },
    ...(parts.length > 2
      ? [{ match: within(any.join(' OR ')), below: enough, isWhole: false }]
      : []),
  ];
}

function anyOf(alternatives: readonly Alternative[], language: Language, place: Place): string {
  const each = alternatives.map(
    ({ terms }) => `(${terms.map((term) => quoted(place(language, term))).join(' AND ')})`,
  );
  return `(${each.join(' OR ')})`;
}

/** SQL: the best of the alternatives, of several terms the one that tells least, as a part of what finding it tells. */
function scoreOf(
  alternatives: readonly Alternative[],
  rarity: number,
  at: (term: string) => string,
): string {
  const each = alternatives.map(({ terms, weight }) => {
    const impacts = terms.map(at);
    const least = impacts.length === 1 ? impacts[0] : `min(${impacts.join(', ')})`;
    return `${least} * ${weight}`;
  });
  return `max(0, ${each.join(', ')}) * ${(rarity / strongest).toFixed(6)}`;
}
