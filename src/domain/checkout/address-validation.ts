/**
 * Validates an address with the result of a maps service. Names of the errors: purchase-flow.txt §5, checklist ADR-3.
 * Who is affected by them: decision 45.
 */

import type { Address } from './address.ts';
import { hardFaults } from './address-faults.ts';
import type { FieldValues } from './address-form.ts';

/** `soft`: the form asks for confirmation once, API calls are accepted. `strict`: doubted addresses are rejected. */
export const validationModes = ['soft', 'strict'] as const;
export type ValidationMode = (typeof validationModes)[number];

/** The parts of an address that the service may spell differently. */
const parts = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
export type SuggestedAddress = Pick<Address, (typeof parts)[number]>;

/** The result of the service, independent of the provider. */
export type LookedUpAddress = {
  isComplete: boolean;
  hasReplaced: boolean;
  hasUnconfirmed: boolean;
  components: { isSpellCorrected: boolean; isReplaced: boolean; isUnexpected: boolean }[];
  /** The parts as the service spells them. */
  written: Partial<SuggestedAddress>;
};

export type AddressOpinion =
  | { kind: 'fine' }
  | {
      kind: 'doubted';
      code: 'ErrorOnVerdict' | 'ErrorOnAddress';
      /** Present if the service spells the address differently and its version can be delivered to. */
      suggested?: SuggestedAddress;
    };

/** The verdict takes precedence, because it is about the whole address. */
export function opinionOf(address: Address, found: LookedUpAddress): AddressOpinion {
  const isVerdict = !found.isComplete || found.hasReplaced || found.hasUnconfirmed;
  const isAddress = found.components.some(
    ({ isSpellCorrected, isReplaced, isUnexpected }) =>
      isSpellCorrected || isReplaced || isUnexpected,
  );
  if (!isVerdict && !isAddress) return { kind: 'fine' };
  const suggested = suggestionOf(address, found.written);
  return {
    kind: 'doubted',
    code: isVerdict ? 'ErrorOnVerdict' : 'ErrorOnAddress',
    ...(suggested && { suggested }),
  };
}

function suggestionOf(
  address: Address,
  written: LookedUpAddress['written'],
): SuggestedAddress | undefined {
  const { streetName, streetNumber = '', postalCode, city } = written;
  if (!streetName || !postalCode || !city) return undefined;
  const own = address.streetNumber;
  const suggested = {
    streetName,
    streetNumber: isWithin(own, streetNumber) ? own : streetNumber,
    postalCode,
    city,
  };
  const isOther = parts.some((part) => bare(suggested[part]) !== bare(address[part]));
  const isUsable = hardFaults({ ...address, ...suggested }, address.country).length === 0;
  return isOther && isUsable ? suggested : undefined;
}

/** Whether `own` is the service's number plus a door or flat, which it does not know: `12/3` for 12. Not 123. */
function isWithin(own: string, number: string): boolean {
  const behind = own.slice(number.length);
  return bare(own).startsWith(bare(number)) && (number === '' || !/^\d/.test(behind));
}

const bare = (text: string): string => text.trim().toLowerCase();

/** One of the two addresses of a form. */
export type AddressSection = 'billing' | 'shipping';

/** A doubted address, as the form shows it. */
export type DoubtedAddress = Extract<AddressOpinion, { kind: 'doubted' }> & { address: Address };
export type DoubtedAddresses = Partial<Record<AddressSection, DoubtedAddress>>;

/** Name of the form field that returns a suggested part. */
export const suggestionFieldName = (
  section: AddressSection,
  part: keyof SuggestedAddress,
): string => `suggested.${section}.${part}`;

/** Name of the field with the address that the shopper has confirmed; ignored once the address differs from it. */
export const confirmedFieldName = (section: AddressSection): string => `kept.${section}`;

/** The form values with the suggested address, if its button was pressed. */
export function withSuggestion(values: FieldValues): FieldValues {
  const section = values.use;
  if (section !== 'billing' && section !== 'shipping') return values;
  const taken = parts.flatMap((part) => {
    const value = values[suggestionFieldName(section, part)];
    return value === undefined ? [] : [[`${section}.${part}`, value]];
  });
  return { ...values, ...Object.fromEntries(taken) };
}
