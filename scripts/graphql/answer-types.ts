/** The type of what a selection answers. A fragment is named, not repeated. */
import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { scalarType } from './scalars.ts';

export function answerType(selections: SelectionSetNode, parent: GraphQLNamedType): string {
  const fields: string[] = [];
  const fragments: string[] = [];
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) fields.push(fieldType(selection, parent));
    else if (selection.kind === Kind.FRAGMENT_SPREAD) fragments.push(selection.name.value);
    else throw new Error('inline fragments have no types here');
  }
  const own = fields.length > 0 ? [`{ ${fields.join('; ')} }`] : [];
  return [...own, ...fragments].join(' & ');
}

function fieldType(field: FieldNode, parent: GraphQLNamedType): string {
  if (!isObjectType(parent) && !isInterfaceType(parent)) throw new Error(`${parent} has no fields`);
  const { name, alias } = field;
  const type = parent.getFields()[name.value]?.type;
  if (!type) throw new Error(`${parent} has no field ${name.value}`);
  return `${(alias ?? name).value}: ${nullable(type, field)}`;
}

function nullable(type: GraphQLOutputType, field: FieldNode): string {
  return isNonNullType(type) ? present(type.ofType, field) : `${present(type, field)} | null`;
}

function present(type: GraphQLOutputType, field: FieldNode): string {
  if (isListType(type)) return `readonly (${nullable(type.ofType, field)})[]`;
  const named = getNamedType(type);
  if (field.selectionSet) return answerType(field.selectionSet, named);
  if (!isEnumType(named)) return scalarType(named.name);
  return named
    .getValues()
    .map(({ name }) => `'${name}'`)
    .join(' | ');
}
