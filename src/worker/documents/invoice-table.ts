/** The lines of an invoice as a table, on as many pages as it needs. */
import type { InvoiceLine } from '#domain/invoice/invoice.ts';
import { smallestAmount } from '#domain/money/currencies.ts';
import { formatNumber, formatPercent } from '#domain/money/format.ts';
import { body, bottom, leading, margin, small, strong } from './invoice-layout.ts';
import type { Drawn } from './invoice-pdf.ts';
import type { Style } from './pdf/paper.ts';

type Column = { x: number; width: number; align?: 'right' };

const columns = {
  position: { x: margin.left, width: 24 },
  sku: { x: 84, width: 62 },
  name: { x: 150, width: 168 },
  quantity: { x: 352, width: 34, align: 'right' },
  price: { x: 424, width: 66, align: 'right' },
  rate: { x: 466, width: 38, align: 'right' },
  net: { x: margin.right, width: 68, align: 'right' },
} as const satisfies Record<string, Column>;
type ColumnName = keyof typeof columns;
const names = Object.keys(columns) as ColumnName[];

const styleIn = (column: Column, style: Style): Style =>
  column.align ? { ...style, align: column.align } : style;

/** Returns where the next part may begin. */
export function drawLines(drawn: Drawn, from: number): number {
  const { on, invoice, title } = drawn;
  let y = from;
  on.tag('Table', () => {
    on.tag('TR', () => {
      y = drawHeadings(drawn, y, true);
    });
    for (const [at, line] of invoice.lines.entries()) {
      const cells = cellsOf(drawn, line, at);
      if (y + heightOf(cells) > bottom) {
        on.newPage();
        // On further pages title and headings are repeated for the eye only.
        on.onPage(on.pages.length - 1, () => {
          on.text(margin.left, margin.top + 8, title, strong);
          y = drawHeadings(drawn, margin.top + 14, false);
        });
      }
      on.tag('TR', () => drawRow(drawn, cells, y));
      y += heightOf(cells);
    }
  });
  on.rule(margin.left, margin.right, y, 0.8);
  return y;
}

function drawHeadings({ on, t }: Drawn, from: number, isTagged: boolean): number {
  const headings: Record<ColumnName, string> = {
    position: t('invoice.position'),
    sku: t('invoice.sku'),
    name: t('invoice.description'),
    quantity: t('invoice.quantity'),
    price: t('invoice.unitNet'),
    rate: t('invoice.vat'),
    net: t('invoice.net'),
  };
  const style: Style = { size: 7.5, isBold: true };
  const lines = names.map((name) => on.wrapped(headings[name], columns[name].width, style));
  const height = Math.max(...lines.map(({ length }) => length)) * leading(style);
  for (const [at, name] of names.entries()) {
    const draw = () => {
      for (const [index, text] of (lines[at] ?? []).entries()) {
        const y = from + (index + 1) * leading(style);
        on.text(columns[name].x, y, text, styleIn(columns[name], style));
      }
    };
    if (isTagged) on.tag('TH', draw, 'Column');
    else draw();
  }
  const below = from + height + 5;
  on.rule(margin.left, margin.right, below, 0.8);
  return below;
}

type Cells = Record<ColumnName, string[]> & { details: string[] };

function cellsOf({ on, invoice, t, money, locale }: Drawn, line: InvoiceLine, at: number): Cells {
  const { name, sku = '', parentSku, quantity, tax, net, listNet } = line;
  const smallest = smallestAmount(invoice.currency);
  const unit = Math.round(net / quantity / smallest) * smallest;
  const discounted =
    listNet > net
      ? [t('invoice.discounted', { amount: money(listNet), discount: money(listNet - net) })]
      : [];
  const details = [
    ...(parentSku ? [t('invoice.forArticle', { sku: parentSku })] : []),
    ...discounted,
  ];
  return {
    position: [String(at + 1)],
    sku: on.wrapped(sku, columns.sku.width, body),
    name: on.wrapped(name, columns.name.width, body),
    quantity: [formatNumber(quantity, locale.code)],
    price: [money(unit)],
    rate: [formatPercent(Math.round(tax.rate * 10_000), locale.code)],
    net: [money(net)],
    details: details.flatMap((text) => on.wrapped(text, columns.name.width, small)),
  };
}

function heightOf({ details, ...cells }: Cells): number {
  const rows = Math.max(...names.map((name) => cells[name].length));
  return rows * leading(body) + details.length * leading(small) + 8;
}

function drawRow({ on }: Drawn, cells: Cells, from: number) {
  for (const name of names) {
    on.tag('TD', () => {
      let y = from + 3;
      for (const text of cells[name]) {
        y += leading(body);
        on.text(columns[name].x, y, text, styleIn(columns[name], body));
      }
      if (name !== 'name') return;
      for (const text of cells.details) {
        y += leading(small);
        on.text(columns.name.x, y, text, small);
      }
    });
  }
  on.rule(margin.left, margin.right, from, 0.25);
}
