/** The lower part of an invoice: sums, payment, notes, and the foot of each page. */
import { addressLines } from '#domain/checkout/address-lines.ts';
import { formatNumber } from '#domain/money/format.ts';
import { labelled } from '#domain/texts/labelled.ts';
import { body, bottom, leading, margin, small, strong } from './invoice-layout.ts';
import type { Drawn } from './invoice-pdf.ts';
import type { Style } from './pdf/paper.ts';

const sums = { left: 318, labelWidth: 152 };
const payment = { width: 236, labels: 92 };

type Row = { label: string; value: string; isBold?: boolean };

/** Returns where the next part may begin. */
export function drawSums(drawn: Drawn, from: number): number {
  const { on } = drawn;
  const rows = sumRows(drawn);
  const row = leading(body) + 4;
  const height = rows.reduce(
    (sum, { label }) => sum + row * on.wrapped(label, sums.labelWidth, strong).length,
    0,
  );
  const start = roomFor(drawn, from + 10, Math.max(height, 100));
  let y = start;
  on.tag('Table', () => {
    for (const { label, value, isBold } of rows) {
      const style = isBold ? strong : body;
      if (isBold) on.rule(sums.left, margin.right, y + 4, 0.8);
      on.tag('TR', () => {
        on.tag(
          'TH',
          () => {
            for (const line of on.wrapped(label, sums.labelWidth, style)) {
              y += row;
              on.text(sums.left, y, line, style);
            }
          },
          'Row',
        );
        on.tag('TD', () => on.text(margin.right, y, value, { ...style, align: 'right' }));
      });
    }
  });
  return Math.max(y, drawPayment(drawn, start));
}

function sumRows({ invoice, t, money, locale }: Drawn): Row[] {
  const { totals, taxes, allowances, kind } = invoice;
  const { net, rounding, payable, prepaid, byGiftCards = 0, due } = totals;
  const prepaidParts = [
    { label: t('giftCard.title'), cents: byGiftCards },
    { label: t('invoice.paid'), cents: prepaid - byGiftCards },
  ].filter(({ cents }) => cents > 0);
  return [
    ...allowances.map(({ name, net }) => ({ label: name, value: `−${money(net)}` })),
    { label: t('invoice.sumNet'), value: money(net) },
    ...taxes.map((sum) => ({
      label: t('invoice.vatOf', {
        rate: formatNumber(sum.tax.rate * 100, locale.code),
        net: money(sum.net),
      }),
      value: money(sum.vat),
    })),
    ...(rounding === 0 ? [] : [{ label: t('invoice.rounding'), value: money(rounding) }]),
    {
      label: t(kind === 'creditNote' ? 'invoice.creditTotal' : 'invoice.total'),
      value: money(payable),
      isBold: true,
    },
    ...prepaidParts.map(({ label, cents }) => ({ label, value: `−${money(cents)}` })),
    ...(prepaid > 0 ? [{ label: t('invoice.due'), value: money(due) }] : []),
  ];
}

function drawPayment({ on, invoice: { payment: due, totals }, t }: Drawn, from: number): number {
  const { terms, reference, account } = due;
  let y = from;
  on.tag('P', () => {
    for (const line of on.wrapped(terms, payment.width, body)) {
      y += leading(body);
      on.text(margin.left, y, line, body);
    }
  });
  if (!account || totals.due === 0) return y;
  const rows = [
    [t('order.bankAccount'), account.accountOwner],
    [t('order.bankInstitute'), account.institute],
    [t('order.bankIban'), account.iban],
    [t('order.bankBic'), account.bic],
    [t('order.bankReference'), reference],
  ] as const;
  y += 4;
  for (const [label, value] of rows) {
    y += leading(body);
    on.tag('P', () => {
      on.text(margin.left, y, label, { ...body, colour: small.colour ?? [0, 0, 0] });
      const lines = on.wrapped(value, payment.width - payment.labels, body);
      for (const [at, line] of lines.entries()) {
        if (at > 0) y += leading(body);
        on.text(margin.left + payment.labels, y, line, body);
      }
    });
  }
  return y;
}

/** The words that the law demands, the place of delivery, and other notes. */
export function drawNotes(drawn: Drawn, from: number) {
  const { on, invoice, t, locale, hasData } = drawn;
  const { taxes, notes, buyer, deliveryAddress } = invoice;
  const lines = (address: typeof deliveryAddress) => addressLines(address, locale.code).join(', ');
  const delivery = lines(deliveryAddress);
  const texts: [string, Style][] = [
    ...taxes.flatMap(({ exemption }): [string, Style][] =>
      exemption ? [[exemption, strong]] : [],
    ),
    ...notes.map((note): [string, Style] => [note, body]),
    ...(delivery === lines(buyer.address)
      ? []
      : [[labelled(t, t('address.shipping'), delivery), body] satisfies [string, Style]]),
    ...(hasData ? [[t('invoice.embedded'), small] satisfies [string, Style]] : []),
  ];
  let y = from + 16;
  for (const [text, style] of texts) {
    const wrapped = on.wrapped(text, margin.right - margin.left, style);
    y = roomFor(drawn, y, wrapped.length * leading(style) + 5);
    on.tag('P', () => {
      for (const line of wrapped) {
        y += leading(style);
        on.text(margin.left, y, line, style);
      }
    });
    y += 5;
  }
}

/** The place for a part of that height: here, or at the top of a new page. */
function roomFor({ on }: Drawn, from: number, height: number): number {
  if (from + height <= bottom) return from;
  on.newPage();
  return margin.top;
}

const feet = { top: 776, columns: [margin.left, 225, 400] as const, width: 138 };

/** The seller's register data and the number of the page, on each of them. */
export function drawFeet({ on, invoice: { seller }, t }: Drawn) {
  const { legalName, street, postalCode, city, register, representative, vatId } = seller;
  const { phone, email } = seller;
  const style: Style = { ...small, size: 7 };
  const pages = on.pages.length;
  for (let page = 0; page < pages; page += 1) {
    const columns = [
      [legalName, street, `${postalCode} ${city}`],
      [
        register,
        t('imprint.representedBy', { name: representative }),
        labelled(t, t('imprint.vatNumber'), vatId),
      ],
      [phone, email, t('invoice.page', { page: page + 1, pages })],
    ];
    on.onPage(page, () => {
      on.rule(margin.left, margin.right, feet.top, 0.4);
      for (const [at, lines] of columns.entries()) {
        const wrapped = lines.flatMap((line) => on.wrapped(line, feet.width, style));
        for (const [index, line] of wrapped.entries()) {
          on.text(feet.columns[at] ?? 0, feet.top + (index + 1) * leading(style) + 2, line, style);
        }
      }
    });
  }
}
