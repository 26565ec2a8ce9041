/** The verdict about one rule in one locale. What was not looked at is never a pass. */
import { articlesOf, type Market, type Page, type Pages } from './market.ts';
import type { Check, Pattern, Rule } from './rule.ts';

export const verdicts = ['fail', 'missing data', 'not checked', 'pass', 'not applicable'] as const;
export type Verdict = (typeof verdicts)[number];

export type Finding = { id: string; locale: string; verdict: Verdict; url: string; quote: string };

type Judged = Pick<Finding, 'verdict' | 'url' | 'quote'>;

/** The worst of its checks; `market.day`: the ISO day that is asked about. */
export async function judge(rule: Rule, market: Market, pages: Pages): Promise<Finding> {
  const { locale, day } = market;
  const about = { id: rule.id, locale: locale.code };
  const from = rule.fromIn?.[locale.country] ?? rule.from;
  if (!rule.markets.includes(locale.country))
    return { ...about, verdict: 'not applicable', url: '', quote: '' };
  if (from !== undefined && day < from)
    return { ...about, verdict: 'not applicable', url: '', quote: `applies from ${from}` };
  if (rule.checks.length === 0)
    return { ...about, verdict: 'not checked', url: '', quote: rule.unread ?? '' };
  const judged = await Promise.all(rule.checks.map((check) => outcome(check, market, pages)));
  const worst = verdicts.find((verdict) => judged.some((each) => each.verdict === verdict));
  const [first] = judged.filter(({ verdict }) => verdict === worst);
  return { ...about, verdict: 'not checked', url: '', quote: '', ...first };
}

async function outcome(check: Check, market: Market, pages: Pages): Promise<Judged> {
  const wanted = typeof check.page === 'string' ? undefined : check.page.article(market);
  const url = typeof check.page === 'string' ? check.page : '';
  let page: Page | undefined;
  try {
    const articles = wanted ? await articlesOf(pages) : [];
    page = wanted ? articles.find(({ html }) => wanted.test(html)) : await pages(url);
    if (wanted && !page)
      return { verdict: 'not checked', url, quote: `no such article among ${articles.length}` };
  } catch (error) {
    return { verdict: 'not checked', url, quote: String(error) };
  }
  if (!page) return { verdict: 'fail', url, quote: 'there is no such page' };
  const texts = { html: [page.html], cookies: page.cookies, sentences: page.sentences };
  return found(check, market, { url: page.url, texts: texts[check.in ?? 'sentences'] });
}

function found(
  { finds, lacks, operator, in: where }: Check,
  market: Market,
  { url, texts }: { url: string; texts: readonly string[] },
): Judged {
  if (lacks) {
    const quote = quoteOf(texts, lacks(market), where === 'html');
    if (quote !== undefined) return { verdict: 'fail', url, quote };
    return { verdict: 'pass', url, quote: 'nothing of the kind' };
  }
  const pattern = finds?.(market);
  if (!pattern)
    return { verdict: 'missing data', url, quote: 'the fact of the country is missing' };
  const quote = quoteOf(texts, pattern, where === 'html');
  if (quote !== undefined) return { verdict: 'pass', url, quote };
  return {
    verdict: operator ? 'missing data' : 'fail',
    url,
    quote: `nothing like ${pattern.source}`,
  };
}

/** The sentence, or of HTML what was recognised, without tags if there are words in it. */
function quoteOf(texts: readonly string[], pattern: Pattern, isHtml: boolean): string | undefined {
  for (const text of texts) {
    const match = pattern.exec(text);
    if (!match) continue;
    if (!isHtml) return text;
    const words = (match[0] ?? '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    return (words || match[0] || '').slice(-300);
  }
  return undefined;
}
