import type { Translate } from './texts.ts';

/** `Total: 12,00 €`, with the colon as the language writes it: French has a space before it. */
export const labelled = (t: Translate, label: string, value: string | number | undefined): string =>
  `${t('label.colon', { label })} ${value}`;
