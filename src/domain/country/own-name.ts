import type { Language } from './countries.ts';

/** The own name of a body, with its website; per language where it has several. */
export type OwnName = string | Readonly<Record<string, string>>;

export function ownNameIn(name: OwnName, language: Language): string {
  return typeof name === 'string' ? name : (name[language] ?? ownNames(name));
}

/** For readers of any language. */
export function ownNames(name: OwnName): string {
  return typeof name === 'string' ? name : Object.values(name).join(' / ');
}
