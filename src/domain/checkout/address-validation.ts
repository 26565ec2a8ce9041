/**
 * What a maps service makes of an address, and what we make of that. Its errors by their names: purchase-flow.txt §5,
 * checklist ADR-3. Who is held up by them: decision 45.
 */

import type { Address } from './address.ts';
import { hardFaults } from './address-faults.ts';
import type { FieldValues } from './address-form.ts';

/** `soft`: the form asks once and who confirms is believed, calls are not held up. `strict`: nobody gets past. */
export const validationModes = ['soft', 'strict'] as const;
export type ValidationMode = (typeof validationModes)[number];

/** The parts of an address that the service may write otherwise. */
const parts = ['streetName', 'streetNumber', 'postalCode', 'city'] as const;
export type SuggestedAddress = Pick<Address, (typeof parts)[number]>;

/** What the service found, in no service's words. */
export type LookedUpAddress = {
  isComplete: boolean;
  hasReplaced: boolean;
  hasUnconfirmed: boolean;
  components: { isSpellCorrected: boolean; isReplaced: boolean; isUnexpected: boolean }[];
  /** The parts as it writes them. */
  written: Partial<SuggestedAddress>;
};

export type AddressOpinion =
  | { kind: 'fine' }
  | {
      kind: 'doubted';
      code: 'ErrorOnVerdict' | 'ErrorOnAddress';
      /** Where the service writes it otherwise, and well enough to deliver to. */
      suggested?: SuggestedAddress;
    };

/** The verdict comes first, for it is about the whole. */
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

/** Doors and flats behind a number are the shopper's: `12/3`, where the service knows the 12. Not 123. */
function isWithin(own: string, number: string): boolean {
  const behind = own.slice(number.length);
  return bare(own).startsWith(bare(number)) && (number === '' || !/^\d/.test(behind));
}

const bare = (text: string): string => text.trim().toLowerCase();

/** Which of the two addresses of a form. */
export type AddressSection = 'billing' | 'shipping';

/** What the form says of an address that is doubted. */
export type DoubtedAddress = Extract<AddressOpinion, { kind: 'doubted' }> & { address: Address };
export type DoubtedAddresses = Partial<Record<AddressSection, DoubtedAddress>>;

/** The field in which a form brings the parts back that were suggested. */
export const suggestionFieldName = (
  section: AddressSection,
  part: keyof SuggestedAddress,
): string => `suggested.${section}.${part}`;

/** Says of which address its writer was asked and keeps it: worth something only as long as it is the same. */
export const confirmedFieldName = (section: AddressSection): string => `kept.${section}`;

/** The form as it is with what was suggested, where that key was pressed. */
export function withSuggestion(values: FieldValues): FieldValues {
  const section = values.use;
  if (section !== 'billing' && section !== 'shipping') return values;
  const taken = parts.flatMap((part) => {
    const value = values[suggestionFieldName(section, part)];
    return value === undefined ? [] : [[`${section}.${part}`, value]];
  });
  return { ...values, ...Object.fromEntries(taken) };
}
