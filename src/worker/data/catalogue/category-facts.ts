/** Facts about categories that are needed to write a product. */
import { sql } from 'drizzle-orm';
import type { CategoryDocument } from '#domain/catalogue/document.ts';
import type { EnergyRegulation } from '#domain/catalogue/energy/energy-label.ts';
import { type LabelRules, labelRules } from '#domain/catalogue/energy/label-rules.ts';
import type { Language } from '#domain/country/countries.ts';
import { prepared } from '../../d1/statements.ts';

type Facts = {
  parent: string | undefined;
  energyRegulation: EnergyRegulation | undefined;
  names: Partial<Record<Language, string>>;
};

export type CategoryFacts = {
  byKey: ReadonlyMap<string, Facts>;
  rules: LabelRules;
};

type Row = {
  key: string;
  parent_key: string | null;
  energy_regulation: EnergyRegulation | null;
  names: string;
};

export async function loadCategoryFacts(db: D1Database): Promise<CategoryFacts> {
  const { results } = await prepared(
    db,
    sql`SELECT k.key, k.parent_key, k.energy_regulation,
        (SELECT json_group_object(language, name) FROM category_texts WHERE category_key = k.key) AS names
       FROM categories k`,
  ).all<Row>();
  return factsOf(
    new Map(
      results.map(({ key, parent_key, energy_regulation, names }) => [
        key,
        {
          parent: parent_key ?? undefined,
          energyRegulation: energy_regulation ?? undefined,
          names: JSON.parse(names) as Facts['names'],
        },
      ]),
    ),
  );
}

/** The facts as they will be once these documents are written. */
export function factsWithDocuments(
  { byKey }: CategoryFacts,
  documents: readonly CategoryDocument[],
): CategoryFacts {
  const after = new Map(byKey);
  for (const { key, parent, energyRegulation, texts } of documents) {
    const names = Object.fromEntries(
      Object.entries(texts).map(([language, { name }]) => [language, name]),
    );
    after.set(key, { parent, energyRegulation, names });
  }
  return factsOf(after);
}

function factsOf(byKey: ReadonlyMap<string, Facts>): CategoryFacts {
  return { byKey, rules: labelRules([...byKey].map(([key, facts]) => ({ key, ...facts }))) };
}
