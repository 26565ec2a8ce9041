/** Which energy label a category requires: its own rule, else that of its nearest ancestor (eu-2026.md G-11). */
import type { EnergyRegulation } from './energy-label.ts';

export type LabelRules = ReadonlyMap<string, EnergyRegulation>;

type Ruled = {
  key: string;
  parent?: string | undefined;
  energyRegulation?: EnergyRegulation | undefined;
};

/** The rule of every category that has one, its own or inherited. */
export function labelRules(categories: readonly Ruled[]): LabelRules {
  const byKey = new Map(categories.map((category) => [category.key, category]));
  const rules = new Map<string, EnergyRegulation>();
  for (const { key } of categories) {
    const passed = new Set<string>();
    for (let at = byKey.get(key); at && !passed.has(at.key); at = byKey.get(at.parent ?? '')) {
      passed.add(at.key);
      if (!at.energyRegulation) continue;
      rules.set(key, at.energyRegulation);
      break;
    }
  }
  return rules;
}

/** The labels that the categories of a product require. */
export function labelsFor(keys: readonly string[], rules: LabelRules): Set<EnergyRegulation> {
  return new Set(keys.flatMap((key) => rules.get(key) ?? []));
}
