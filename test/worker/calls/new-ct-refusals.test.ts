import { beforeAll, describe, it } from 'vitest';
import { bystander } from './refused.ts';

let at: Awaited<ReturnType<typeof bystander>>;
beforeAll(async () => {
  at = await bystander();
});

describe('an invalid request', () => {
  const invalidJson = { status: 400, code: 'InvalidJson' } as const;
  const invalidInput = { status: 400, code: 'InvalidInput' } as const;

  it.each(['{', '', '[{]', 'undefined', "[{'id':1}]"])('with the body %j is refused', (body) =>
    at.refused(() => at.shopper.raw('addToCart', body), invalidJson),
  );

  it.each(['null', '1', '"text"', '{}', '[]', '[null]', '[[]]', '[{},{},{}]', '[{},"query"]'])(
    'with the body %s is refused',
    (body) => at.refused(() => at.shopper.raw('addToCart', body), invalidInput),
  );

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'sent as %s is refused',
    (type) =>
      at.refused(
        () => at.shopper.raw('addToCart', at.adding({}), { 'Content-Type': type }),
        invalidInput,
      ),
  );

  it('of one megabyte is refused, with and without a stated length', async () => {
    const megabyte = at.adding({ note: 'x'.repeat(1_000_000) });
    const tooLarge = { status: 413, code: 'BodyTooLarge' } as const;
    await at.refused(() => at.shopper.raw('addToCart', megabyte), tooLarge);
    const unstated = () => new Blob([megabyte]).stream().pipeThrough(new TransformStream());
    await at.refused(() => at.shopper.raw('addToCart', unstated()), tooLarge);
  });

  it.each([
    'buyEverything',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'AddToCart',
    'addToCart/more',
    '',
    '%F0%9F%9B%92',
    'x'.repeat(10_000),
  ])('to the unknown operation %.30s is refused', (name) =>
    at.refused(() => at.shopper.raw(name, at.adding({})), {
      status: 404,
      code: 'UnknownOperation',
    }),
  );

  it.each(['GET', 'PUT', 'DELETE', 'PATCH'])('with the method %s is refused', (method) =>
    at.refused(
      async () => {
        const response = await at.shopper.send('/new-ct/addToCart', { method });
        return { status: response.status, ...((await response.json()) as object) };
      },
      { status: 404, code: 'UnknownOperation' },
    ),
  );

  it.each(['https://evil.example', 'http://at.localhost', 'https://de.localhost', 'null'])(
    'from a page of %s is refused',
    (origin) =>
      at.refused(
        () =>
          at.shopper.raw('addToCart', at.adding({}), {
            'Content-Type': 'application/json',
            Origin: origin,
          }),
        { status: 403, code: 'ForeignOrigin' },
      ),
  );
});
