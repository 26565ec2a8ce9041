/** Why a product cannot be withdrawn from: Directive 2011/83/EU art. 16. Source: eu-2026.md C-07. */
import type { TextKey } from '../texts/texts.ts';

export const withdrawalExclusions = [
  'madeToOrder',
  'perishable',
  'unsealedHygiene',
  'unsealedSoftware',
] as const;

export type WithdrawalExclusion = (typeof withdrawalExclusions)[number];

export const exclusionText = (reason: WithdrawalExclusion): TextKey =>
  `withdraw.excluded.${reason}`;
