/**
 * Sandbox implementation of Google's Address Validation API: it speaks the real protocol and runs only where SANDBOX is
 * set. Every address exists, unless the street's name contains one of these words:
 *
 *   Nowhere: no such street   Mispelt: is spelt Misspelt   Elsewhere: has another postcode   Down   Slow (4 s)
 */
const slowMs = 4_000;

type Component = {
  componentName: { text: string; languageCode?: string };
  componentType: string;
  confirmationLevel: string;
  spellCorrected?: true;
  replaced?: true;
};

export const sandboxMaps: typeof fetch = async (_input, init) => {
  const { address } = JSON.parse(String(init?.body)) as {
    address: { regionCode: string; addressLines: [string, string, string] };
  };
  const [city, line, postalCode] = address.addressLines;
  const is = (word: string) => line.includes(word);
  if (is('Down')) return new Response('<h1>Bad gateway</h1>', { status: 502 });
  if (is('Slow')) await new Promise((resolve) => setTimeout(resolve, slowMs));
  const [isUnknown, isMisspelt, isElsewhere] = [is('Nowhere'), is('Mispelt'), is('Elsewhere')];
  const { route, number } = apart(line);
  const known = (componentType: string, text: string): Component => ({
    componentName: { text },
    componentType,
    confirmationLevel: 'CONFIRMED',
  });
  const components: Component[] = [
    {
      ...known('route', route.replace('Mispelt', 'Misspelt')),
      ...(isUnknown && { confirmationLevel: 'UNCONFIRMED_AND_SUSPICIOUS' }),
      ...(isMisspelt && { spellCorrected: true }),
    },
    ...(number ? [known('street_number', number)] : []),
    {
      ...known('postal_code', isElsewhere ? nextPostalCode(postalCode) : postalCode),
      ...(isElsewhere && { replaced: true }),
    },
    known('locality', city),
    known('country', address.regionCode),
  ];
  return Response.json(replyFor(components, { isUnknown, isMisspelt, isElsewhere }));
};

function replyFor(
  components: Component[],
  is: { isUnknown: boolean; isMisspelt: boolean; isElsewhere: boolean },
) {
  const granularity = is.isUnknown ? 'OTHER' : 'PREMISE';
  const unconfirmed = components.filter(
    ({ confirmationLevel }) => confirmationLevel !== 'CONFIRMED',
  );
  return {
    result: {
      verdict: {
        inputGranularity: 'PREMISE',
        validationGranularity: granularity,
        geocodeGranularity: granularity,
        ...(is.isUnknown ? { hasUnconfirmedComponents: true } : { addressComplete: true }),
        ...(is.isMisspelt && { hasSpellCorrectedComponents: true }),
        ...(is.isElsewhere && { hasReplacedComponents: true }),
      },
      address: {
        formattedAddress: components.map(({ componentName }) => componentName.text).join(', '),
        addressComponents: components,
        ...(unconfirmed.length > 0 && {
          unconfirmedComponentTypes: unconfirmed.map(({ componentType }) => componentType),
        }),
      },
    },
    responseId: crypto.randomUUID(),
  };
}

/** Splits the line; the house number is at its start or its end. */
function apart(line: string): { route: string; number: string } {
  const { number = '' } = /^(?<number>\d\S*)(?=\s)/.exec(line)?.groups ?? {};
  const { behind = '' } = /\s(?<behind>\d\S*)$/.exec(line)?.groups ?? {};
  return {
    route: line.slice(number.length, line.length - behind.length).trim(),
    number: number || behind,
  };
}

const nextPostalCode = (text: string): string =>
  text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
