/** What a page says and where it leads, read from its HTML. */
import { Parser } from 'htmlparser2';

/** `language`: of the nearest `lang` attribute, for example `de-AT`. */
export type Said = { text: string; language: string };

export type PageContent = {
  said: Said[];
  /** Every address in `href` and `src`, as written. */
  links: string[];
  ids: Set<string>;
  hasHeading: boolean;
};

/** Elements that stand within a sentence; all others end one. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'em',
  'i',
  'mark',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
]);
/** Nothing that is read. */
const silent = new Set(['script', 'style', 'template', 'svg', 'noscript']);
const spoken = ['alt', 'aria-label', 'placeholder', 'title'];

const withoutBreaks = (text: string) => text.replace(/\s+/g, ' ').trim();

export function readPage(html: string): PageContent {
  const page: PageContent = { said: [], links: [], ids: new Set(), hasHeading: false };
  const open: { name: string; language: string; isSilent: boolean }[] = [];
  let sentence = '';
  const here = () => open.at(-1) ?? { name: '', language: '', isSilent: false };
  const say = (text: string, language: string) => {
    const said = withoutBreaks(text);
    if (said !== '') page.said.push({ text: said, language });
  };
  const endSentence = () => {
    say(sentence, here().language);
    sentence = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const outer = here();
      const language = attributes.lang ?? outer.language;
      if (!inline.has(name) || language !== outer.language) endSentence();
      // The code of a part of the page is not shown by a browser with scripts, but by one without.
      const isSilent = outer.isSilent || silent.has(name);
      open.push({ name, language, isSilent });
      if (attributes.id) page.ids.add(attributes.id);
      if (name === 'link' && attributes.rel === 'preconnect') return;
      for (const link of [attributes.href, attributes.src]) if (link) page.links.push(link);
      if (name === 'h1') page.hasHeading = true;
      if (isSilent) return;
      for (const attribute of spoken) say(attributes[attribute] ?? '', language);
      if (name === 'meta' && attributes.name === 'description')
        say(attributes.content ?? '', language);
    },
    ontext(text) {
      if (!here().isSilent) sentence += text;
    },
    onclosetag(name) {
      const closed = here();
      const outer = open.at(-2)?.language ?? '';
      if (!inline.has(name) || closed.language !== outer) endSentence();
      open.pop();
    },
  });
  parser.end(html);
  return page;
}
