/** The notes for the driver of a freight delivery, line by line, for review. Source: eu-2026.md F-19. */

import { labelled } from '../texts/labelled.ts';
import type { TextKey, Translate } from '../texts/texts.ts';
import type { Address } from './address.ts';

export function deliveryNotes(address: Address, t: Translate): string[] {
  const named = (label: TextKey, value: string | undefined) =>
    value ? [labelled(t, t(label), value)] : [];
  const ticked = (text: TextKey, isSo: boolean | undefined) => (isSo ? [t(text)] : []);
  return [
    ...named('address.floor', address.deliveryNoteFloor),
    ...ticked('address.lift', address.deliveryNoteLift),
    ...ticked('address.tailLift', address.deliveryNoteTailLift),
    ...ticked('address.forklift', address.deliveryNoteForklift),
    ...named('address.deliveryWindow', address.deliveryNoteWindow),
    ...named('address.access', address.deliveryNoteAccess),
  ];
}
