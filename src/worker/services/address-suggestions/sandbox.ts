/**
 * Sandbox implementation of Google's Places API (New): it speaks the real protocol and runs only where SANDBOX is set.
 * Any typed street exists in three towns, with the typed number. `Nowhere` has no suggestions; `Down` returns an error.
 */
import type { CountryCode } from '#domain/country/countries.ts';
import { postalCodeRules } from '#domain/country/postal-codes.ts';

const towns = ['Nordhafen', 'Mittelstadt', 'Südfeld'];

type Place = { street: string; number: string; town: string; country: CountryCode };

export const sandboxPlaces: typeof fetch = async (input, init) => {
  const { pathname } = new URL(String(input));
  if (pathname.endsWith(':autocomplete')) {
    const { input: typed, includedRegionCodes } = JSON.parse(String(init?.body)) as {
      input: string;
      includedRegionCodes: [CountryCode];
    };
    return predictions(typed, includedRegionCodes[0]);
  }
  const place = placeOf(pathname.split('/').at(-1) ?? '');
  const component = (longText: string, ...types: string[]) => ({ longText, types });
  return Response.json({
    addressComponents: [
      ...(place.number ? [component(place.number, 'street_number')] : []),
      component(place.street, 'route'),
      component(place.town, 'locality', 'political'),
      component(place.country.toUpperCase(), 'country', 'political'),
      component(postalCodeRules[place.country].example, 'postal_code'),
    ],
  });
};

function predictions(typed: string, country: CountryCode): Response {
  if (typed.startsWith('Down')) return new Response('<h1>Bad gateway</h1>', { status: 502 });
  // The API omits empty fields.
  if (typed.startsWith('Nowhere')) return Response.json({});
  const { street = typed, number = '' } =
    /^(?<street>.*\S)\s+(?<number>\d\S*)$/.exec(typed)?.groups ?? {};
  return Response.json({
    suggestions: towns.map((town) => ({
      placePrediction: {
        placeId: idOf({ street, number, town, country }),
        structuredFormat: {
          mainText: { text: `${street} ${number}`.trim() },
          secondaryText: { text: town },
        },
      },
    })),
  });
}

const idOf = (place: Place): string =>
  [...new TextEncoder().encode(JSON.stringify(place))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const placeOf = (id: string): Place =>
  JSON.parse(
    new TextDecoder().decode(
      Uint8Array.from(id.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    ),
  ) as Place;
