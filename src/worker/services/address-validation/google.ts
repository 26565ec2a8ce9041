/** Google's Address Validation API over REST. Contract: test/contracts/google/address_validation_service.proto. */
import * as z from 'zod';
import type { Address } from '#domain/checkout/address.ts';
import type { LookedUpAddress } from '#domain/checkout/address-validation.ts';
import { houseNumberFirst } from '#domain/country/address-rules.ts';
import { normalisePostalCode } from '#domain/country/postal-codes.ts';
import type { AddressValidation } from './address-validation.ts';

export const url = 'https://addressvalidation.googleapis.com/v1:validateAddress';

/** The API omits fields that are false. */
const is = z.boolean().default(false);
const component = z.object({
  componentName: z.object({ text: z.string().default('') }).optional(),
  componentType: z.string().default(''),
  spellCorrected: is,
  replaced: is,
  unexpected: is,
});
const answer = z.object({
  result: z.object({
    verdict: z.object({
      addressComplete: is,
      hasUnconfirmedComponents: is,
      hasReplacedComponents: is,
    }),
    address: z.object({ addressComponents: z.array(component).default([]) }),
  }),
});

/** Throws if there is no answer; the error never contains parts of the address. */
export const queryGoogleValidation: AddressValidation = async (address, { key, ask, signal }) => {
  const response = await ask(url, {
    method: 'POST',
    // The key is not in the query string: URLs are logged along the way.
    headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': key },
    body: JSON.stringify(questionOf(address)),
    signal,
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const reply = answer.safeParse(await response.json().catch(() => undefined));
  if (!reply.success) throw new Error('the answer has another form');
  return foundIn(reply.data.result, address);
};

/** The lines as the specification orders them (purchase-flow.txt §7). */
function questionOf({ streetName, streetNumber, postalCode, city, country }: Address) {
  const street = houseNumberFirst.has(country)
    ? `${streetNumber} ${streetName}`
    : `${streetName} ${streetNumber}`;
  const addressLines = [city, street.trim(), postalCode];
  return { address: { regionCode: country.toUpperCase(), addressLines } };
}

function foundIn(
  { verdict, address }: z.infer<typeof answer>['result'],
  { country }: Address,
): LookedUpAddress {
  const components = address.addressComponents;
  const textOf = (...types: string[]) =>
    components.find(({ componentType, unexpected }) => types.includes(componentType) && !unexpected)
      ?.componentName?.text;
  const [streetName, streetNumber] = [textOf('route'), textOf('street_number')];
  const [postalCode, city] = [textOf('postal_code'), textOf('locality', 'postal_town')];
  return {
    isComplete: verdict.addressComplete,
    hasReplaced: verdict.hasReplacedComponents,
    hasUnconfirmed: verdict.hasUnconfirmedComponents,
    components: components.map(({ spellCorrected, replaced, unexpected }) => ({
      isSpellCorrected: spellCorrected,
      isReplaced: replaced,
      isUnexpected: unexpected,
    })),
    written: {
      ...(streetName && { streetName }),
      ...(streetNumber && { streetNumber }),
      ...(postalCode && { postalCode: normalisePostalCode(postalCode, country) }),
      ...(city && { city }),
    },
  };
}
