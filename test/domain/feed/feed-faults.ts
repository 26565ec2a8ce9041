/** What the published specification has against an item of a merchant feed: sentences, none if it is valid. */
import type { Value, Values } from './read-feed.ts';
import {
  classCountries,
  type Rule,
  specification,
  type Target,
  together,
} from './specification.ts';

export function feedFaults(item: Values, target: Target): string[] {
  const has = (name: string) => item.has(name);
  const isForeign = has('energy_efficiency_class') && !classCountries.includes(target.country);
  return [
    ...faultsBy(specification, item, '', target),
    ...together.flatMap((broken) => broken(has, item) || []),
    ...(isForeign ? [`energy classes are not for ${target.country}`] : []),
  ];
}

/** Ids that two items of a feed share. */
export function repeatedIds(items: readonly Values[]): string[] {
  const ids = items.map((item) => String(item.get('id')?.[0]).toLowerCase());
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

function faultsBy(
  rules: Record<string, Rule>,
  values: Values,
  path: string,
  target: Target,
): string[] {
  const unknown = [...values.keys()].filter((name) => !(name in rules));
  return [
    ...unknown.map((name) => `${path}${name}: not an attribute we know`),
    ...Object.entries(rules).flatMap(([name, rule]) =>
      faultsOf(rule, values.get(name) ?? [], path + name, target),
    ),
  ];
}

function faultsOf(rule: Rule, values: readonly Value[], path: string, target: Target): string[] {
  if (values.length === 0) return rule.isRequired ? [`${path}: missing`] : [];
  const { from, to } = rule.times ?? { from: 0, to: 1 };
  const count = values.length < from || values.length > to;
  return [
    ...(count ? [`${path}: ${values.length} times, not ${from} to ${to}`] : []),
    ...values.flatMap((value) => valueFaults(rule, value, path, target)),
  ];
}

function valueFaults(rule: Rule, value: Value, path: string, target: Target): string[] {
  if (typeof value !== 'string') {
    return rule.parts
      ? faultsBy(rule.parts, value, `${path}.`, target)
      : [`${path}: has sub-attributes`];
  }
  if (rule.parts) return [`${path}: has no sub-attributes`];
  if (value.trim() === '') return [`${path}: empty`];
  if (value.length > (rule.max ?? Number.POSITIVE_INFINITY))
    return [`${path}: ${value.length} characters, at most ${rule.max}`];
  const fault = rule.check?.(value, target);
  return fault === undefined ? [] : [`${path}: ${fault}`];
}
