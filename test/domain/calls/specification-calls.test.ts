/** Every call of the specification exists, takes each field of its payload and describes each field of its answer. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { cartAction } from '#domain/cart/actions.ts';
import type { Operation } from '#domain/operation.ts';
import { type OperationName, operations } from '#domain/operations.ts';
import { trackingCalls } from '#domain/tracking/tracking-calls.ts';
import { hasField } from './described-field.ts';
import { isNotGiven, notGiven } from './not-given.ts';
import {
  cartActions,
  catalogueCalls,
  purchaseCalls,
  type SpecifiedCall,
  trackingPayloads,
} from './specified-calls.ts';

const specified = [...purchaseCalls, ...catalogueCalls];
const rowOf = (endpoint: string): Operation<unknown, unknown> | undefined =>
  operations[endpoint.slice(1) as OperationName];

const lostPayload = ([endpoint, payload]: SpecifiedCall): string[] =>
  payload.filter((path) => {
    const { input = z.never(), second = z.never() } = rowOf(endpoint) ?? {};
    // The second entry of the body is merged into the main argument.
    return !hasField(input, path, 'input') && !hasField(second, path, 'input');
  });

const lostAnswer = ([endpoint, , answer]: SpecifiedCall): string[] =>
  answer.filter((path) => !hasField(rowOf(endpoint)?.answerSchema ?? z.never(), path, 'output'));

describe.each(specified)('%s', (...call) => {
  const [endpoint] = call;

  it('is a row of the contract table whose answer has a schema', () => {
    expect(rowOf(endpoint)?.answerSchema).toBeDefined();
  });

  it('takes its payload', () => {
    const lost = lostPayload(call).filter((path) => !isNotGiven(endpoint, 'payload', path));
    expect(lost).toEqual([]);
  });

  it('describes its answer', () => {
    const lost = lostAnswer(call).filter((path) => !isNotGiven(endpoint, 'answer', path));
    expect(lost).toEqual([]);
  });
});

it('what a call does not have is specified, and none of it is there', () => {
  const all = specified.flatMap((call) => {
    const [endpoint, payload, answer] = call;
    const lost = [lostPayload(call), lostAnswer(call)];
    return [
      ...payload.map((path) => ({
        field: `${endpoint} payload ${path}`,
        isLost: lost[0]?.includes(path),
      })),
      ...answer.map((path) => ({
        field: `${endpoint} answer ${path}`,
        isLost: lost[1]?.includes(path),
      })),
    ];
  });
  for (const { of, why } of notGiven) {
    const meant = all.filter(({ field }) => of.test(field));
    expect(meant.length, why).toBeGreaterThan(0);
    expect(
      meant.filter(({ isLost }) => !isLost),
      why,
    ).toEqual([]);
  }
});

it('only rows of the specification have an answer with a schema', () => {
  const names = specified.map(([endpoint]) => endpoint.slice(1));
  // The maps service and the ends of a session are named without a row.
  const others = ['validateAddress', 'getCustomerAddresses', 'customerCreatePasswordResetToken'];
  const described = (Object.keys(operations) as OperationName[]).filter(
    (name) => rowOf(`/${name}`)?.answerSchema,
  );
  expect(described.toSorted()).toEqual([...names, ...others].toSorted());
});

it('the actions of a cart have the fields of the specification', () => {
  const members = cartAction.options.map((option) => [option.shape.action.value, option] as const);
  const byName = new Map<string, z.ZodType>(members);
  const lost = Object.entries(cartActions).flatMap(([action, fields]) => {
    const schema = byName.get(action);
    return fields
      .split(' ')
      .filter((path) => !schema || !hasField(schema, path, 'input'))
      .map((path) => `${action}.${path}`);
  });
  expect(lost).toEqual([]);
});

it('the tracking calls have the payloads of the specification', () => {
  expect(Object.keys(trackingCalls)).toEqual(Object.keys(trackingPayloads));
  const lost = Object.entries(trackingPayloads).flatMap(([name, fields]) =>
    fields
      .split(' ')
      .filter((path) => !hasField(trackingCalls[name]?.input ?? z.never(), path, 'input'))
      .map((path) => `${name}.${path}`),
  );
  expect(lost).toEqual([]);
});

it('a field that a schema lacks is reported, in lists, in one of several forms and in itself', () => {
  const line = z.object({ sku: z.string() });
  const form = z.union([z.object({ lines: z.array(line) }), z.object({ name: z.string() })]);
  expect(hasField(form, 'lines[].sku', 'input')).toBe(true);
  expect(hasField(form, 'name', 'input')).toBe(true);
  expect(hasField(form, 'lines.sku', 'input')).toBe(false);
  expect(hasField(form, 'lines[].price', 'input')).toBe(false);
  const tree = z.object({
    name: z.string(),
    get children() {
      return z.array(tree);
    },
  });
  expect(hasField(tree, 'children[].children[].name', 'output')).toBe(true);
  expect(hasField(tree, 'children[].children[].slug', 'output')).toBe(false);
});
