/**
 * The parameters of attribute filters in an address: `attr-power=230`, `attr-power=2..4kW` for a choice, and
 * `from-power.kW=2&to-power.kW=4` for the two fields of a range, whose unit is part of the name (decision 56).
 */
import { isListedUnit } from '../units.ts';
import { readNumber, writtenNumbers } from '../written-numbers.ts';
import { writtenChoice } from './choices.ts';
import { maxAttributes, maxChoices, maxTextLength } from './listing-query.ts';

export const attributeParameter = 'attr-';
const fromParameter = 'from-';
const toParameter = 'to-';
const prefixes = [attributeParameter, fromParameter, toParameter];

export function isAttributeParameter(name: string): boolean {
  return prefixes.some((prefix) => name.startsWith(prefix));
}

/** The names of all parameters of attributes. */
export function attributeParametersIn(params: URLSearchParams): string[] {
  return [...new Set(params.keys())].filter(isAttributeParameter);
}

/** The parameters of the two fields; a unit that cannot be converted is left out. */
export function limitParameters(name: string, unit: string): { from: string; to: string } {
  const suffix = isListedUnit(unit) ? `.${unit}` : '';
  return { from: fromParameter + name + suffix, to: toParameter + name + suffix };
}

/** The parameters of the fields of an attribute, in whichever unit. */
export function limitParametersIn(params: URLSearchParams, name: string): string[] {
  return attributeParametersIn(params).filter((parameter) => fieldOf(parameter)?.name === name);
}

/** The chosen values by attribute; those of fields are ranges. */
export function chosenAttributes(params: URLSearchParams): Record<string, string[]> {
  const chosen = new Map<string, string[]>();
  const add = (name: string, values: readonly string[]) => {
    const all = [...new Set([...(chosen.get(name) ?? []), ...values])].slice(0, maxChoices);
    if (name !== '' && all.length > 0) chosen.set(name, all);
  };
  for (const parameter of attributeParametersIn(params)) {
    const field = fieldOf(parameter);
    if (field) add(field.name, rangeOf(params, field));
    else {
      const name = parameter.slice(attributeParameter.length, maxTextLength);
      add(name, textsOf(params, parameter).map(writtenChoice));
    }
  }
  return Object.fromEntries([...chosen].slice(0, maxAttributes));
}

/** The values of a parameter without empty ones and repetitions. */
export function textsOf(params: URLSearchParams, name: string): string[] {
  const texts = params.getAll(name).map((value) => value.trim().slice(0, maxTextLength));
  return [...new Set(texts.filter((text) => text !== ''))].slice(0, maxChoices);
}

type Field = { name: string; unit: string };

function fieldOf(parameter: string): Field | undefined {
  const prefix = [fromParameter, toParameter].find((each) => parameter.startsWith(each));
  if (!prefix) return undefined;
  const named = parameter.slice(prefix.length);
  const dot = named.lastIndexOf('.');
  const unit = dot < 0 ? '' : named.slice(dot + 1);
  return isListedUnit(unit) ? { name: named.slice(0, dot), unit } : { name: named, unit: '' };
}

function rangeOf(params: URLSearchParams, { name, unit }: Field): string[] {
  const { from, to } = limitParameters(name, unit);
  const [low = '', high = ''] = [from, to].map((each) => typedNumber(params.get(each)));
  return low === '' && high === '' ? [] : [`${low}..${high}${unit}`];
}

function typedNumber(text: string | null): string {
  const [number, ...others] = writtenNumbers(text ?? '');
  return number && others.length === 0 ? String(readNumber(number)) : '';
}
