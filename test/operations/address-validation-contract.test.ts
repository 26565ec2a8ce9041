/** Google's published contract for addresses: the shop's request, the sandbox's response, the meaning of each flag. */
import { describe, expect, it } from 'vitest';
import type { Address } from '#domain/checkout/address.ts';
import { opinionOf } from '#domain/checkout/address-validation.ts';
import { countryCodes } from '#domain/country/countries.ts';
import { queryGoogleValidation } from '#worker/services/address-validation/google.ts';
import { sandboxMaps } from '#worker/services/address-validation/sandbox.ts';
import { enums, faultsIn, messages } from '../contracts/google/proto.ts';

const address: Address = {
  firstName: 'Zora',
  lastName: 'Nováková',
  streetName: 'Große Elbstraße',
  streetNumber: '12a',
  postalCode: '22767',
  city: 'Hamburg',
  country: 'de',
};

type Told = { result: { verdict: object; address: { addressComponents: object[] } } };

/** The opinion about the address after this response, and the request that was sent. */
async function heard(
  answer: typeof fetch | Told,
  changes: Partial<Address> = {},
  status = 200,
): Promise<{ opinion: ReturnType<typeof opinionOf>; request: Request; told: unknown }> {
  const asked = { ...address, ...changes };
  const seen: { request: Request; told: unknown }[] = [];
  const ask: typeof fetch = async (input, init) => {
    const response =
      typeof answer === 'function' ? await answer(input, init) : Response.json(answer, { status });
    seen.push({ request: new Request(input, init), told: await response.clone().json() });
    return response;
  };
  const { signal } = new AbortController();
  const found = await queryGoogleValidation(asked, { key: 'the key', ask, signal });
  const [last] = seen;
  if (!last || seen.length > 1) throw new Error(`asked ${seen.length} times`);
  return { opinion: opinionOf(asked, found), ...last };
}

const streets = ['Elbstraße', 'Nowhere Road', 'Mispelt Lane', 'Elsewhere Walk'];

it('the published files are parsed', () => {
  expect(messages.ValidateAddressRequest).toHaveProperty('address');
  expect(Object.keys(messages.Verdict ?? {})).toHaveLength(8);
  expect(enums.ConfirmationLevel).toContain('CONFIRMED');
  const bad = { result: { verdict: { addressComplete: 'yes', inputGranularity: 'HOUSE' }, x: 1 } };
  expect(faultsIn(bad, 'ValidateAddressResponse')).toHaveLength(3);
});

describe('the request', () => {
  it.each(countryCodes)('for %s matches the contract', async (country) => {
    const { request } = await heard(sandboxMaps, { country });
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://addressvalidation.googleapis.com/v1:validateAddress');
    expect(request.headers.get('X-Goog-Api-Key')).toBe('the key');
    const body = (await request.json()) as { address: { regionCode: string } };
    expect(faultsIn(body, 'ValidateAddressRequest')).toEqual([]);
    expect(body.address.regionCode).toBe(country.toUpperCase());
  });

  it('has the lines in the order of the specification, and the house number where the country writes it', async () => {
    const linesIn = async (changes: Partial<Address>) =>
      ((await (await heard(sandboxMaps, changes)).request.json()) as { address: object }).address;
    expect(await linesIn({})).toEqual({
      regionCode: 'DE',
      addressLines: ['Hamburg', 'Große Elbstraße 12a', '22767'],
    });
    expect(await linesIn({ country: 'fr', streetNumber: '' })).toMatchObject({
      addressLines: ['Hamburg', 'Große Elbstraße', '22767'],
    });
    expect(await linesIn({ country: 'gb', streetName: 'Baker Street' })).toMatchObject({
      addressLines: ['Hamburg', '12a Baker Street', '22767'],
    });
  });

  it('contains no name, company or phone number', async () => {
    const { request } = await heard(sandboxMaps, { company: 'Metzgerei', phone: '+4930123456' });
    expect(await request.text()).not.toMatch(/Zora|Nováková|Metzgerei|4930/);
  });
});

it.each(streets)('the sandbox’s response for %s matches the contract', async (streetName) => {
  const { told } = await heard(sandboxMaps, { streetName });
  expect(faultsIn(told, 'ValidateAddressResponse')).toEqual([]);
});

const known = (componentType: string, text: string, flags = {}) => ({
  componentName: { text },
  componentType,
  confirmationLevel: 'CONFIRMED',
  ...flags,
});

const answerWith = (verdict: object, flags: object): Told => ({
  result: {
    verdict: { addressComplete: true, ...verdict },
    address: {
      addressComponents: [
        known('route', 'Große Elbstraße', flags),
        known('street_number', '12a'),
        known('postal_code', '22767'),
        known('locality', 'Hamburg'),
      ],
    },
  },
});

/** Source: purchase-flow.txt §5. A flag of the contract that is missing here is new and needs a decision. */
const meanings: Record<string, Record<string, string>> = {
  Verdict: {
    addressComplete: 'fine',
    hasUnconfirmedComponents: 'ErrorOnVerdict',
    hasInferredComponents: 'fine',
    hasReplacedComponents: 'ErrorOnVerdict',
    hasSpellCorrectedComponents: 'fine',
  },
  AddressComponent: {
    inferred: 'fine',
    spellCorrected: 'ErrorOnAddress',
    replaced: 'ErrorOnAddress',
    unexpected: 'ErrorOnAddress',
  },
};

const flags = Object.keys(meanings).flatMap((message) =>
  Object.entries(messages[message] ?? {})
    .filter(([, { type }]) => type === 'bool')
    .map(([flag]) => [message, flag] as const),
);

describe('a flag of the contract', () => {
  it.each(flags)('%s.%s', async (message, flag) => {
    const on = { [flag]: true };
    const answer = message === 'Verdict' ? answerWith(on, {}) : answerWith({}, on);
    expect(faultsIn(answer, 'ValidateAddressResponse')).toEqual([]);
    const { opinion } = await heard(answer);
    expect(opinion.kind === 'fine' ? 'fine' : opinion.code).toBe(meanings[message]?.[flag]);
  });

  it('is false if it is omitted: an address without addressComplete is incomplete', async () => {
    const { opinion } = await heard({ result: { ...answerWith({}, {}).result, verdict: {} } });
    expect(opinion).toMatchObject({ kind: 'doubted', code: 'ErrorOnVerdict' });
  });
});

it.each([
  [403, answerWith({}, {}), 'status 403'],
  [200, { result: {} }, 'another form'],
] as const)('status %s with %o is an error', async (status, answer, why) => {
  await expect(heard(answer as Told, {}, status)).rejects.toThrow(why);
});
