/** The texts of a product page: what is written of its kind and variant, with terms and figures. */
import type { AttributeRaw, ProductText } from '#domain/catalogue/document.ts';
import type { Language } from '#domain/country/countries.ts';
import { aboutOf } from './about.ts';
import { groupOf } from './attributes.ts';
import { dimensions, formatNumber, noBreakSpace, writeFigure } from './figures.ts';
import type { Article, Figure } from './kinds.ts';
import { attributesInName, type Name, productWord } from './names.ts';
import { warningsOf } from './papers/safety.ts';
import { slugify } from './slugs.ts';
import { fill, sentence, termsOf, word } from './terms.ts';

export function textOf(
  article: Article,
  { name, plain }: Name,
  sku: string,
  language: Language,
): ProductText {
  const benefits = benefitsOf(article, language);
  const warnings = warningsOf(article.kind, language);
  return {
    name,
    slug: `${slugify(plain, language)}-${sku.slice(2)}`,
    description: aboutOf(article.kind, article.variant, language),
    highlights: benefits.map((benefit) => sentence(benefit, language)),
    attributesRaw: attributesOf(article, language),
    packageContents: packageOf(article, language),
    faq: faqOf(article, language),
    ...(warnings.length > 0 && { warnings }),
  };
}

function benefitsOf(article: Article, language: Language): string[] {
  const { power, 'max-load': load, 'temperature-range': range } = article.attributes;
  const figures: Record<string, string> = {};
  if (typeof power === 'number') figures.power = formatNumber(power, language);
  if (typeof load === 'number') figures.load = formatNumber(load, language);
  if (typeof range === 'object' && 'from' in range) {
    figures.from = formatNumber(range.from, language);
    figures.to = formatNumber(range.to, language);
  }
  const { benefits } = termsOf(language).templates;
  return article.benefits.map((key) => fill(word(benefits, key), figures));
}

/** The attributes of the name first, then the others, then those of every product. */
function attributesOf(article: Article, language: Language): AttributeRaw[] {
  const { material, colour, ...others } = article.attributes;
  const size = dimensions(article.size);
  const telling = attributesInName(article).flatMap((key): [string, Figure | undefined][] => {
    if (key === 'size') return Object.entries(size);
    return [[key, size[key] ?? article.attributes[key]]];
  });
  const common = {
    ...others,
    ...size,
    material,
    colour,
    'net-weight': article.weight,
    'product-type': { for: [article.kind] },
  };
  const ordered = new Map([...telling, ...Object.entries(common)]);
  return [...ordered].flatMap(([key, figure]) =>
    figure === undefined ? [] : [attributeOf(key, figure, language)],
  );
}

export function attributeOf(key: string, figure: Figure, language: Language): AttributeRaw {
  const label = word(termsOf(language).attributes, key);
  const group = groupOf(key);
  return { name: key, label, ...writeFigure(key, figure, language), ...(group && { group }) };
}

function packageOf(article: Article, language: Language): string[] {
  const { parts, attributes } = termsOf(language);
  const times = (count: number, name: string) => {
    const written = sentence(name, language);
    return count > 1 ? `${count}${noBreakSpace}×${noBreakSpace}${written}` : written;
  };
  return [
    times(article.pieces, productWord(article, language)),
    ...article.package.map((part) => {
      const [, count = '1', key = ''] = /^(?:(\d+) )?(.+)$/.exec(part) ?? [];
      // The word for castors is an attribute, not a part.
      return times(Number(count), word(key === 'castors' ? attributes : parts, key));
    }),
    ...(hasInstructions(article) ? [times(1, word(attributes, 'manual'))] : []),
  ];
}

/** Consumables and accessories without a plug come without. */
function hasInstructions({ holds, accessory, attributes }: Article): boolean {
  return !holds && (!accessory || attributes.plug !== undefined);
}

/** Only questions that apply to the article: none for what needs no instructions. The page adds the one about the connection. */
function faqOf(article: Article, language: Language): ProductText['faq'] {
  if (!hasInstructions(article)) return [];
  const { templates } = termsOf(language);
  // The answer on cleaning begins with unplugging it and letting it cool down.
  const keys = [...(isHot(article) ? ['cleaning'] : []), 'warranty'];
  return keys.map((key) => ({
    question: word(templates.faq, `q-${key}`),
    answer: word(templates.faq, `a-${key}`),
  }));
}

/** Degrees Celsius from which one waits before touching it. */
const hot = 60;

function isHot({ attributes: { plug, 'temperature-range': range } }: Article): boolean {
  return plug !== undefined && typeof range === 'object' && 'to' in range && range.to >= hot;
}
