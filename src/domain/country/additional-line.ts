/** What a country writes beside the house number: staircase and door, flat, block. Source: eu-2026.md F-12. */
import type { TextKey } from '../texts/texts.ts';
import type { CountryCode } from './countries.ts';

const line = 'address.additional';
const floorDoor = 'address.additionalFloorDoor';
const flat = 'address.additionalFlat';
const block = 'address.additionalBlock';
const building = 'address.additionalBuilding';

/** The label of the additional line. */
export const additionalLineLabels = {
  sk: flat,
  de: line,
  at: floorDoor,
  ch: line,
  fr: line,
  be: line,
  nl: line,
  it: floorDoor,
  es: floorDoor,
  pt: floorDoor,
  gb: building,
  ie: building,
  pl: flat,
  cz: flat,
  hu: floorDoor,
  ro: block,
  bg: block,
  gr: floorDoor,
  hr: line,
  si: line,
  lt: flat,
  dk: floorDoor,
  se: line,
  no: line,
  fi: line,
} as const satisfies Record<CountryCode, TextKey>;
