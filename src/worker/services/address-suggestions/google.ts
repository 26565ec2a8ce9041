/** Google's Places API (New) over REST: places:autocomplete, then the details of the chosen place. */
import * as z from 'zod';
import type { AddressSuggestion } from '#domain/checkout/address-suggestions.ts';
import type { SuggestedAddress } from '#domain/checkout/address-validation.ts';
import type { CountryCode } from '#domain/country/countries.ts';
import { normalisePostalCode } from '#domain/country/postal-codes.ts';
import type { SuggestionRequest } from './address-suggestions.ts';

const url = 'https://places.googleapis.com/v1/places';
const textField = z.object({ text: z.string().default('') }).default({ text: '' });
const predictions = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: textField, secondaryText: textField }),
          })
          .optional(),
      }),
    )
    .default([]),
});
const details = z.object({
  addressComponents: z
    .array(z.object({ longText: z.string().default(''), types: z.array(z.string()).default([]) }))
    .default([]),
});

type Question = { country: CountryCode; language: string; session: string };

/** Throws if there is no answer; the error never contains the typed text. */
export async function googlePlaces(
  { typed, country, language, session }: Question & { typed: string },
  by: SuggestionRequest,
): Promise<AddressSuggestion[]> {
  const body = {
    input: typed,
    includedRegionCodes: [country],
    includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
    languageCode: language,
    regionCode: country,
    sessionToken: session,
  };
  const mask = 'suggestions.placePrediction.placeId,suggestions.placePrediction.structuredFormat';
  const request = { method: 'POST', body: JSON.stringify(body) };
  const { suggestions } = await answerTo(`${url}:autocomplete`, request, mask, predictions, by);
  return suggestions.flatMap(({ placePrediction }) =>
    placePrediction
      ? [
          {
            place: placePrediction.placeId,
            text: placePrediction.structuredFormat.mainText.text,
            detail: placePrediction.structuredFormat.secondaryText.text,
          },
        ]
      : [],
  );
}

export async function addressOfPlace(
  { place, country, language, session }: Question & { place: string },
  by: SuggestionRequest,
): Promise<Partial<SuggestedAddress>> {
  const query = new URLSearchParams({ sessionToken: session, languageCode: language });
  const address = `${url}/${encodeURIComponent(place)}?${query}`;
  const { addressComponents } = await answerTo(address, {}, 'addressComponents', details, by);
  const textOf = (...names: string[]) =>
    addressComponents.find(({ types }) => types.some((type) => names.includes(type)))?.longText;
  const [streetName, streetNumber] = [textOf('route'), textOf('street_number')];
  const [postalCode, city] = [textOf('postal_code'), textOf('locality', 'postal_town')];
  return {
    ...(streetName && { streetName }),
    ...(streetNumber && { streetNumber }),
    ...(postalCode && { postalCode: normalisePostalCode(postalCode, country) }),
    ...(city && { city }),
  };
}

async function answerTo<Schema extends z.ZodType>(
  address: string,
  request: RequestInit,
  mask: string,
  schema: Schema,
  { key, ask, signal }: SuggestionRequest,
): Promise<z.infer<Schema>> {
  const headers = {
    'Content-Type': 'application/json',
    'X-Goog-Api-Key': key,
    // Google bills by the requested fields.
    'X-Goog-FieldMask': mask,
  };
  const response = await ask(address, { ...request, headers, signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const answer = schema.safeParse(await response.json().catch(() => undefined));
  if (!answer.success) throw new Error('the answer has another form');
  return answer.data;
}
