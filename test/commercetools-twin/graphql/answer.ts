/**
 * Answers a request to the GraphQL endpoint. Since 2026-01-29 the API answers invalid documents and errors of the code
 * `InvalidInput` with HTTP 400, all other errors with 200; both have the errors in the body.
 */
import {
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type OperationDefinitionNode,
  parse,
  validate,
} from 'graphql';
import { type Fields, isFields, textIn } from '../store/fields-of.ts';
import type { TwinContext } from './context.ts';
import { resolveMutation } from './mutations.ts';
import { resolveRoot, viewTypes } from './queries.ts';
import { resolveField } from './resolve-field.ts';
import { concreteType } from './resource-types.ts';
import { publishedSchema } from './schema.ts';

export type Answer = { status: number; body: ExecutionResult };

const resolve: GraphQLFieldResolver<unknown, TwinContext, Fields> = (
  source,
  args,
  context,
  info,
) => {
  const { name } = info.parentType;
  if (name === 'Mutation') return resolveMutation(args, context, info);
  return viewTypes.has(name)
    ? resolveRoot(source, args, context, info)
    : resolveField(source, args, context, info);
};

export async function answerDocument(body: unknown, context: TwinContext): Promise<Answer> {
  const request: Fields = isFields(body) ? body : {};
  const query = textIn(request.query);
  if (query === undefined) return invalid([new GraphQLError('Required parameter: query.')]);
  const schema = publishedSchema();
  const document = parsed(query);
  if (document instanceof GraphQLError) return invalid([document]);
  const faults = validate(schema, document);
  if (faults.length > 0) return invalid(faults);
  const result = await execute({
    schema,
    document,
    variableValues: isFields(request.variables) ? request.variables : {},
    operationName: textIn(request.operationName),
    contextValue: context,
    fieldResolver: resolve,
    typeResolver: (value, _context, info, abstract) => {
      if (info.schema.getType(concreteType(value, abstract.name) ?? '')) {
        return concreteType(value, abstract.name);
      }
      throw new GraphQLError(`The twin does not know which ${abstract.name} this is.`);
    },
  });
  if (!('data' in result)) return invalid(result.errors ?? []);
  const errors = result.errors?.map((error) => coded(error));
  const wrong = errors?.some(({ extensions }) => extensions.code === 'InvalidInput');
  return { status: wrong ? 400 : 200, body: { ...(errors && { errors }), data: result.data } };
}

function parsed(query: string) {
  try {
    return parse(query);
  } catch (error) {
    return error instanceof GraphQLError ? error : new GraphQLError(String(error));
  }
}

const invalid = (errors: readonly GraphQLError[]): Answer => ({
  status: 400,
  body: { errors: errors.map((error) => coded(error, 'InvalidInput')) },
});

/** Every error has a code. */
function coded(error: GraphQLError, code = 'General'): GraphQLError {
  if (error.extensions.code) return error;
  return new GraphQLError(error.message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: { ...error.extensions, code },
  });
}

export type Named = { name: string; kind: 'query' | 'mutation' | 'subscription' | 'invalid' };

/** The name and kind of the operation that a request asks for, for the log and for faults. */
export function nameOf(body: unknown): Named {
  const request: Fields = isFields(body) ? body : {};
  const document = parsed(textIn(request.query) ?? '');
  if (document instanceof GraphQLError) return { name: 'invalid', kind: 'invalid' };
  const operations = document.definitions.filter(
    (each): each is OperationDefinitionNode => each.kind === 'OperationDefinition',
  );
  const named = operations.find(({ name }) => name?.value === request.operationName);
  const operation = named ?? operations[0];
  return {
    name: operation?.name?.value ?? 'unnamed',
    kind: operation?.operation ?? 'invalid',
  };
}
