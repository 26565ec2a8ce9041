/** What kind a file is, by its first bytes: what its name and its sender say is not trusted. */

export type FileType = 'image/jpeg' | 'image/png' | 'image/webp' | 'application/pdf';

/** Each part must stand at its place. */
const signatures: readonly { type: FileType; parts: readonly [at: number, bytes: string][] }[] = [
  { type: 'image/jpeg', parts: [[0, '\xff\xd8\xff']] },
  { type: 'image/png', parts: [[0, '\x89PNG\r\n\x1a\n']] },
  {
    type: 'image/webp',
    parts: [
      [0, 'RIFF'],
      [8, 'WEBP'],
    ],
  },
  { type: 'application/pdf', parts: [[0, '%PDF-']] },
];

/** Undefined if it is of no accepted type. */
export function typeOfContent(bytes: Uint8Array): FileType | undefined {
  const isAt = (at: number, text: string) =>
    [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));
  return signatures.find(({ parts }) => parts.every(([at, text]) => isAt(at, text)))?.type;
}

export const isPicture = (type: FileType): boolean => type !== 'application/pdf';
