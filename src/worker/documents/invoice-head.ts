/** The upper part of an invoice: logo, seller, buyer, dates and numbers, and the title. */
import { addressLines } from '#domain/checkout/address-lines.ts';
import type { Identifier } from '#domain/company/identifier.ts';
import { companyIdentifiers } from '#domain/company/identifiers.ts';
import { ownNameIn } from '#domain/country/own-name.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { body, heading, leading, margin, small, strong } from './invoice-layout.ts';
import type { Drawn } from './invoice-pdf.ts';
import { drawLogo } from './logo.ts';
import type { Style } from './pdf/paper.ts';

/** The window of an envelope (DIN 5008). */
const window = { top: 132, width: 240 };
const facts = { left: 340, top: 132 };

/** Returns where the lines begin. */
export function drawHead(drawn: Drawn): number {
  const { on, invoice, title, t, day } = drawn;
  drawSeller(drawn);
  const below = Math.max(drawBuyer(drawn), drawFacts(drawn)) + 34;
  on.tag('H1', () => on.text(margin.left, below, title, heading));
  const { corrects } = invoice;
  if (!corrects) return below + 18;
  const { number, issuedOn } = corrects;
  const text = t('invoice.corrects', { number, date: day(issuedOn) });
  on.tag('P', () => on.text(margin.left, below + 18, text, body));
  return below + 34;
}

function drawSeller({ on, invoice: { seller } }: Drawn) {
  const { name, legalName, street, postalCode, city, phone, email } = seller;
  drawLogo(on, name);
  const lines = [
    legalName,
    `${street}, ${postalCode} ${city}`,
    [phone, email].filter(Boolean).join(' · '),
  ];
  on.tag('P', () => {
    for (const [at, line] of lines.entries()) {
      const y = margin.top + 7 + at * leading(small);
      on.text(margin.right, y, line, { ...small, align: 'right' });
    }
  });
}

function drawBuyer(drawn: Drawn): number {
  const { on, invoice, locale } = drawn;
  const { seller, buyer } = invoice;
  const { legalName, street, postalCode, city } = seller;
  on.text(margin.left, window.top, `${legalName} · ${street} · ${postalCode} ${city}`, {
    ...small,
    size: 6.5,
  });
  let y = window.top + 8;
  const put = (text: string, style: Style) => {
    for (const line of on.wrapped(text, window.width, style)) {
      y += leading(style);
      on.text(margin.left, y, line, style);
    }
  };
  on.tag('P', () => {
    for (const line of addressLines(buyer.address, locale.code)) put(line, { size: 10 });
  });
  const numbers = numbersOf(drawn);
  if (numbers.length > 0) {
    y += 4;
    on.tag('P', () => {
      for (const number of numbers) put(number, small);
    });
  }
  return y;
}

/** The buyer's VAT number, and its numbers of the tax office and the business register, by their own names. */
function numbersOf({ invoice: { buyer }, locale, t }: Drawn): string[] {
  const { address, vatNumber } = buyer;
  const rows: readonly Identifier[] = companyIdentifiers[address.country];
  const others = rows.flatMap(({ kind, key, name }) => {
    const number = address.identifiers?.[key];
    return number && kind !== 'electronic'
      ? [labelled(t, ownNameIn(name, locale.language), number)]
      : [];
  });
  return [...(vatNumber ? [labelled(t, t('address.vatNumber'), vatNumber)] : []), ...others];
}

function drawFacts({ on, invoice, t, day }: Drawn): number {
  const { kind, issuedOn, suppliedOn, order, buyer } = invoice;
  const { reference } = buyer.address;
  const rows: [string, string][] = [
    [t(kind === 'creditNote' ? 'invoice.creditNoteDate' : 'invoice.date'), day(issuedOn)],
    [t('invoice.supplied'), day(suppliedOn)],
    [t('order.number'), order.number],
    [t('order.date'), day(order.orderedOn)],
    ...(reference ? [[t('address.reference'), reference] satisfies [string, string]] : []),
  ];
  let y = facts.top;
  for (const [label, value] of rows) {
    y += leading(body) + 2;
    on.tag('P', () => {
      on.text(facts.left, y, label, { ...body, colour: small.colour ?? [0, 0, 0] });
      const room = margin.right - facts.left - 8 - on.widthOf(label, body);
      const isBeside = on.widthOf(value, strong) <= room;
      // A long reference has lines of its own.
      const lines = isBeside ? [value] : on.wrapped(value, margin.right - facts.left, strong);
      for (const [at, line] of lines.entries()) {
        if (at > 0 || !isBeside) y += leading(body);
        on.text(margin.right, y, line, { ...strong, align: 'right' });
      }
    });
  }
  return y;
}
