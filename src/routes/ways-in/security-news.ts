/** What became of a form of the security page, said on top of it. */
import type { NoteKind } from '#client/ui/note-kinds.ts';
import type { TextKey } from '#domain/texts/texts.ts';

const news = {
  added: { kind: 'ok', text: 'passkey.added' },
  connected: { kind: 'ok', text: 'identity.connected' },
  changed: { kind: 'ok', text: 'waysIn.changed' },
  cancelled: { kind: 'info', text: 'waysIn.unchanged' },
  refused: { kind: 'err', text: 'identity.refused' },
  taken: { kind: 'err', text: 'identity.taken' },
  tries: { kind: 'err', text: 'form.tooManyTries' },
  last: { kind: 'err', text: 'waysIn.last' },
} as const satisfies Record<string, { kind: NoteKind; text: TextKey }>;

export type SecurityNews = keyof typeof news;

export function securityNews(name: string | undefined) {
  const found = (Object.keys(news) as SecurityNews[]).find((each) => each === name);
  return found && news[found];
}
