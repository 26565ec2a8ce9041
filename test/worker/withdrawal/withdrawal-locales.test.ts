/** The withdrawal function in each locale: the words of the law, and nothing beside them. Source: eu-2026.md C-01 to C-04. */
import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale/locales.ts';
import { prefixOf } from '#domain/locale/market.ts';
import { marketRules } from '../../domain/shop.ts';
import { formsOf } from '../html-forms.ts';
import { mainOf, readPage } from '../html-page.ts';
import { decodedText } from '../html-prices.ts';
import { visitor } from '../visitor.ts';
import { confirmed, mailsAbout, newEmail, officialWords, review, storedFor } from './stating.ts';

const withFunction = locales.filter(({ country }) => country !== 'ch');

/** The texts of the links with this address, and their tags. */
function linksTo(html: string, path: string) {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)]
    .filter(([, tag = '']) => tag.includes(`href="${path}"`))
    .map(([, tag = '', text = '']) => ({
      tag,
      text: decodedText(text.replace(/<[^>]*>/g, '')).trim(),
    }));
}

async function footerLinks(market: string, prefix: string, page: string) {
  const html = await (await visitor(market).get(prefix + page)).text();
  const footer = html.slice(html.lastIndexOf('<footer'), html.lastIndexOf('</footer>'));
  return linksTo(footer, `${prefix}/withdrawal`);
}

it.each(['/', '/departments', '/return-policy/', '/order-status', '/nothing-here', '/withdrawal'])(
  'the page %s has the link in its footer',
  async (page) => expect(await footerLinks('de', '', page)).toHaveLength(1),
);

describe.each(withFunction)('in $code', (locale) => {
  const { country, language } = locale;
  const prefix = prefixOf(locale, marketRules);
  const [link = '', confirm = ''] = officialWords[country === 'gb' ? 'gb' : language] ?? [];

  it('the footer has one link with the official words, not hidden, also in the checkout', async () => {
    // The last is of the checkout and needs no cart: an empty one has the usual footer.
    for (const page of ['/contact', '/adyen-payment-error']) {
      const found = await footerLinks(country, prefix, page);
      expect(
        found.map(({ text }) => text),
        page,
      ).toEqual([link]);
      expect(found[0]?.tag).not.toMatch(/hidden|tabindex|aria-/);
    }
  });

  it('two steps without a reason lead to a receipt and a mail with the statement word for word', async () => {
    const shopper = visitor(country);
    const email = newEmail();
    const words = { name: 'Zora Nováková', order: 'NS10000001', email };
    const second = await review(shopper, words, `${prefix}/withdrawal`);
    expect(second.status).toBe(200);
    const html = mainOf(await second.clone().text());
    const forms = await formsOf(new Response(html));
    const [button, ...others] = forms.find(({ controls }) => controls.has('draft'))?.keys ?? [];
    expect(others).toEqual([]);
    expect(button?.text).toBe(confirm);
    expect(html).not.toMatch(/textarea|type="checkbox"/);
    expect(await storedFor(email)).toEqual([]);

    const receipt = await readPage(await shopper.get(await confirmed(shopper, second)));
    const [row, ...more] = await storedFor(email);
    if (!row) throw new Error('nothing is stored');
    expect(more).toEqual([]);
    const shown = decodedText(receipt.html);
    for (const said of [row.statement, row.number, 'Zora Nováková', 'NS10000001', email]) {
      expect(shown).toContain(said);
    }
    const { mails } = await mailsAbout(email);
    const [mail, note] = mails;
    expect(mails).toHaveLength(2);
    expect(mail).toMatchObject({ recipient: email, locale: locale.code });
    expect(note?.recipient).toBe('service@kontor.example');
    const [time = ''] = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d/.exec(mail?.text ?? '') ?? [];
    expect(receipt.html).toContain(`dateTime="${time}"`);
    expect(new Date(time).toISOString().slice(0, 19)).toBe(row.received_at.slice(0, 19));
    for (const each of mails) {
      for (const said of [row.statement, row.number, email]) expect(each.text).toContain(said);
      expect(`${each.subject} ${each.text}`).not.toMatch(/undefined|\{\w+\}/);
    }
  });
});

it.each(['', '/fr', '/it'])(
  'Switzerland %s has no such function and promises none',
  async (prefix) => {
    const shopper = visitor('ch');
    expect((await shopper.get(`${prefix}/withdrawal`)).status).toBe(404);
    expect((await shopper.post(`${prefix}/withdrawal`, {})).status).toBe(404);
    const page = await readPage(await shopper.get(`${prefix}/contact`));
    expect(page.links.filter((href) => href.includes('/withdrawal'))).toEqual([]);
  },
);
