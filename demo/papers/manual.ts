/** The demo's manual: one printable page a language. It says that it is a demonstration's. */
import type { Language } from '#domain/country/countries.ts';
import type { Article } from '../kinds.ts';
import { sentence, termsOf, word } from '../terms.ts';
import { ownWordsOf } from '../words.ts';
import { type Block, page } from './paper.ts';
import { generalWarnings } from './safety.ts';

/** Consumables and accessories without a plug have none. */
export function hasManual({ holds, accessory, attributes }: Article): boolean {
  return !holds && (!accessory || attributes.plug !== undefined);
}

export function manualAddress(language: Language): string {
  return `/manuals/${language}.html`;
}

export function manualPage(language: Language): string {
  const { attributes, templates } = termsOf(language);
  const { manual } = ownWordsOf(language);
  const faq = (key: string) => word(templates.faq, key);
  const title = sentence(word(attributes, 'manual'), language);
  const content: Block[] = [
    { tag: 'h1', text: title },
    { tag: 'p', text: manual.demonstration },
    { tag: 'h2', text: manual.safety },
    ...generalWarnings(language).map((text) => ({ tag: 'li' as const, text })),
    { tag: 'h2', text: manual.firstUse },
    { tag: 'p', text: manual.firstUseText },
    { tag: 'h2', text: faq('q-cleaning') },
    { tag: 'p', text: faq('a-cleaning') },
    { tag: 'h2', text: faq('q-warranty') },
    { tag: 'p', text: faq('a-warranty') },
    { tag: 'h2', text: manual.disposal },
    { tag: 'p', text: manual.disposalText },
  ];
  return page(title, language, content);
}
