/** Types of the input objects and enumerations that variables lead to. */
import {
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from 'graphql';
import { scalarType } from './scalars.ts';
import { usedFields } from './used-fields.ts';

/** Collects the types that it is asked about, and those that they lead to, for one file after another. */
export class InputTypes {
  readonly #written = new Map<string, { file: string; text: string }>();
  #file = '';

  /** Types that were not collected yet will be written to this file. */
  continueIn(file: string): void {
    this.#file = file;
  }

  /** The type of a value; `needed`: what it is without null. */
  valueOf(type: GraphQLInputType): { type: string; needed: boolean } {
    if (isNonNullType(type)) return { type: this.#named(type.ofType), needed: true };
    return { type: this.#named(type), needed: false };
  }

  #named(type: GraphQLInputType): string {
    if (isListType(type)) {
      const { type: item, needed } = this.valueOf(type.ofType);
      return `readonly (${item}${needed ? '' : ' | null'})[]`;
    }
    if (isInputObjectType(type)) this.#write(type);
    else if (isEnumType(type)) {
      const values = type.getValues().map(({ name }) => `'${name}'`);
      this.#add(type.name, `export type ${type.name} = ${values.join(' | ')};`);
    } else return scalarType(String(type));
    return type.name;
  }

  #write(type: GraphQLInputObjectType): void {
    if (this.#written.has(type.name)) return;
    // Before its fields, which may lead back to it.
    this.#add(type.name, '');
    const fields = type.getFields();
    const used = usedFields[type.name] ?? Object.keys(fields);
    const forgotten = Object.values(fields).filter(
      (field) => isRequiredInputField(field) && !used.includes(field.name),
    );
    if (forgotten.length > 0) throw new Error(`${type.name} needs ${forgotten[0]?.name}`);
    const lines = used.map((name) => {
      const field = fields[name];
      if (!field) throw new Error(`${type.name} has no field ${name}`);
      const { type: value, needed } = this.valueOf(field.type);
      const optional = !isRequiredInputField(field);
      return `  ${name}${optional ? '?' : ''}: ${value}${needed ? '' : ' | null'};`;
    });
    this.#add(type.name, `export type ${type.name} = {\n${lines.join('\n')}\n};`);
  }

  #add(name: string, text: string): void {
    const { file } = this.#written.get(name) ?? { file: this.#file };
    this.#written.set(name, { file, text });
  }

  /** The types of a file, one after another. */
  textOf(file: string): string {
    const own = [...this.#written].filter(([, type]) => type.file === file);
    return own
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { text }]) => text)
      .join('\n\n');
  }

  /** The import lines of a text in that file. */
  importsOf(text: string, file: string): string[] {
    const used = [...this.#written].filter(
      ([name, type]) => type.file !== file && new RegExp(`\\b${name}\\b`).test(text),
    );
    return [...Map.groupBy(used, ([, type]) => type.file)].map(
      ([from, types]) =>
        `import type { ${types.map(([name]) => name).join(', ')} } from './${from}.ts';`,
    );
  }

  /** Listed types that no document leads to. */
  superfluous(): string[] {
    return Object.keys(usedFields).filter((name) => !this.#written.has(name));
  }
}
