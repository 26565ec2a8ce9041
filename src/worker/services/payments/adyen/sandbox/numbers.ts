/** Random ids in the format of Adyen's. */

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const word = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (each) => letters[each % 32]).join('');

/** Sixteen characters. */
export const pspReference = (): string => word(16);
export const sessionId = (): string => `CS${word(16)}`;
/** An unguessable secret. */
export const proof = (): string => word(32);

export const digits = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (each) => each % 10).join('');
