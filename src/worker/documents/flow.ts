/** Parts of a document below each other, on further pages where one is full. Lengths are in points. */
import { body, leading, margin, strong, title } from './invoice-layout.ts';
import type { Paper, Style } from './pdf/paper.ts';

type Row = { label: string; value: string };

/** Below this line no part continues; under it is the foot. */
export const flowBottom = 786;

const wide = margin.right - margin.left;
/** Between the two tables of a group. */
const between = 20;
const tableWidth = (wide - between) / 2;
const labelWidth = tableWidth * 0.46;

/** Begins below `from`. `gap`: above a heading; rows have a part of it. */
export function flowOn(on: Paper, from: number, gap: number) {
  let y = from;
  const room = (height: number) => {
    if (y + height <= flowBottom) return;
    on.newPage();
    y = margin.top + gap;
  };
  const lines = (text: string, style: Style) => {
    for (const line of on.wrapped(text, wide, style)) {
      room(leading(style));
      y += leading(style);
      on.text(margin.left, y, line, style);
    }
  };
  const paragraph = (text: string, style: Style = body) => {
    on.tag('P', () => lines(text, style));
    y += 3;
  };
  /** `first`: the height of what has to stand on the same page as the heading. */
  const section = (name: string, draw: () => void, first = 2 * leading(body)) => {
    room(gap + leading(title) + 5 + first);
    y += gap;
    on.tag('H2', () => lines(name, title));
    y += 5;
    on.rule(margin.left, margin.right, y, 0.8);
    draw();
  };
  return {
    paragraph,
    section,
    /** A heading and its rows in two tables beside each other. A group is never broken, unless it fills a page. */
    group(name: string, rows: readonly Row[]) {
      const half = Math.ceil(rows.length / 2);
      const tables = [rows.slice(0, half), rows.slice(half)].map((own) =>
        own.map(cellsOn(on, gap * 0.3)),
      );
      const height = Math.max(...tables.map(heightOf));
      room(Math.min(height + leading(strong) + 6, flowBottom - margin.top - gap));
      y += 3;
      on.tag('H3', () => lines(name, strong));
      y += 3;
      const top = y;
      for (const [at, table] of tables.entries())
        drawTable(on, table, margin.left + at * (tableWidth + between), top);
      y = top + height;
    },
  };
}

type Cells = { label: string[]; value: string[]; height: number };

const cellsOn =
  (on: Paper, padding: number) =>
  (row: Row): Cells => {
    const label = on.wrapped(row.label, labelWidth - 6, body);
    const value = on.wrapped(row.value, tableWidth - labelWidth, body);
    return { label, value, height: leading(body) * Math.max(label.length, value.length) + padding };
  };

const heightOf = (rows: readonly Cells[]) => rows.reduce((sum, { height }) => sum + height, 0);

function drawTable(on: Paper, rows: readonly Cells[], left: number, top: number): void {
  if (rows.length === 0) return;
  const cell = (lines: readonly string[], x: number, y: number) => {
    for (const [at, line] of lines.entries()) on.text(x, y + leading(body) * (at + 1), line, body);
  };
  on.tag('Table', () => {
    let y = top;
    for (const { label, value, height } of rows) {
      const row = y;
      on.tag('TR', () => {
        on.tag('TH', () => cell(label, left, row), 'Row');
        on.tag('TD', () => cell(value, left + labelWidth, row));
      });
      y += height;
      on.rule(left, left + tableWidth, y, 0.25);
    }
  });
}
