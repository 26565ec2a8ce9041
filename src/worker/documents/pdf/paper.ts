/** Sheets of A4 that text and lines are drawn on. Places are in points from the upper left corner. */
import type { UsedFont } from './embedded-font.ts';
import { written3 } from './pdf-file.ts';
import type { Picture } from './picture.ts';
import type { Element, TagName } from './tags.ts';

export const sheet = { width: 595.28, height: 841.89 };

export type Style = {
  size: number;
  isBold?: boolean;
  /** Red, green and blue from 0 to 1; absent: black. */
  colour?: readonly [number, number, number];
  /** Where `x` is; absent: at the left end. */
  align?: 'right';
};

export type Fonts = { regular: UsedFont; bold: UsedFont };

export type Paper = {
  document: Element;
  /** The content of each page. */
  pages: readonly string[][];
  /** What `picture` drew. */
  pictures: readonly Picture[];
  newPage(): void;
  /** What is drawn meanwhile is on that page, counted from 0. */
  onPage(page: number, draw: () => void): void;
  /** What is drawn meanwhile belongs to a new element; without any it is decoration, which is not read. */
  tag(name: TagName, draw: () => void, scope?: Element['scope']): void;
  text(x: number, y: number, text: string, style: Style): void;
  widthOf(text: string, style: Style): number;
  /** The text in lines of that width. */
  wrapped(text: string, width: number, style: Style): string[];
  rule(from: number, to: number, y: number, weight: number): void;
  /** What is drawn meanwhile is a figure; what it shows, for those who cannot see it. */
  figure(shows: string, draw: () => void): void;
  /** In a square of that size, at whose upper left corner `x` and `y` are. */
  picture(x: number, y: number, size: number, picture: Picture): void;
  /** A line through the points; with `fill`, a tone of grey, the closed and filled face between them. */
  outline(
    points: readonly (readonly [x: number, y: number])[],
    weight: number,
    fill?: number,
  ): void;
  /** Path operators in a square of 40, drawn `size` points wide. */
  shape(x: number, y: number, size: number, path: string, colour: Style['colour']): void;
};

export function paper(fonts: Fonts): Paper {
  const document: Element = { name: 'Document', kids: [] };
  const pages: string[][] = [];
  const pictures: Picture[] = [];
  /** Numbers of the pieces that elements refer to, by page. */
  const counts: number[] = [];
  let page = -1;
  let elements: Element[] = [document];
  const fontOf = ({ isBold }: Style) => (isBold ? fonts.bold : fonts.regular);
  const draw = (operators: string, isRead: boolean) => {
    const element = elements.at(-1);
    const content = pages[page];
    if (!content || !element) throw new Error('there is no page to draw on');
    if (!isRead || element === document) {
      content.push(`/Artifact BMC ${operators} EMC`);
      return;
    }
    const id = counts[page] ?? 0;
    counts[page] = id + 1;
    element.kids.push({ page, id });
    content.push(`/${element.name}<</MCID ${id}>>BDC ${operators} EMC`);
  };
  const within = (element: Element, drawInside: () => void) => {
    elements.at(-1)?.kids.push(element);
    elements.push(element);
    drawInside();
    elements.pop();
  };
  const at = (x: number, y: number) => `${written3(x)} ${written3(sheet.height - y)}`;
  return {
    document,
    pages,
    pictures,
    newPage: () => {
      pages.push([]);
      page = pages.length - 1;
    },
    onPage: (other, drawThere) => {
      const before = { page, elements };
      page = other;
      elements = [document];
      drawThere();
      ({ page, elements } = before);
    },
    tag: (name, drawInside, scope) =>
      within({ name, kids: [], ...(scope && { scope }) }, drawInside),
    text: (x, y, text, style) => {
      if (!text) return;
      const font = fontOf(style);
      const from = style.align === 'right' ? x - font.widthOf(text, style.size) : x;
      const name = style.isBold ? '/Bold' : '/Regular';
      const colour = (style.colour ?? [0, 0, 0]).map(written3).join(' ');
      draw(
        `BT ${colour} rg ${name} ${style.size} Tf ${at(from, y)} Td ${font.encode(text)} Tj ET`,
        true,
      );
    },
    widthOf: (text, style) => fontOf(style).widthOf(text, style.size),
    wrapped: (text, width, style) =>
      wrappedLines(text, (part) => fontOf(style).widthOf(part, style.size) <= width),
    rule: (from, to, y, weight) =>
      draw(`${weight} w 0 0 0 RG ${at(from, y)} m ${at(to, y)} l S`, false),
    figure: (shows, drawInside) => within({ name: 'Figure', kids: [], shows }, drawInside),
    picture: (x, y, size, picture) => {
      pictures.push(picture);
      const scale = size / Math.max(picture.width, picture.height);
      const [width, height] = [picture.width * scale, picture.height * scale];
      draw(
        `q ${written3(width)} 0 0 ${written3(height)} ${at(x, y + height)} cm ` +
          `/Picture${pictures.length} Do Q`,
        true,
      );
    },
    outline: (points, weight, fill) => {
      const path = points.map(([x, y], index) => `${at(x, y)} ${index === 0 ? 'm' : 'l'}`);
      const tone = fill === undefined ? '' : `${written3(fill)} g `;
      const paint = fill === undefined ? 'S' : 'b';
      draw(`${tone}${weight} w 0 0 0 RG 1 j ${path.join(' ')} ${paint}`, true);
    },
    shape: (x, y, size, path, colour = [0, 0, 0]) => {
      const scale = written3(size / 40);
      const fill = colour.map(written3).join(' ');
      draw(`q ${scale} 0 0 -${scale} ${at(x, y)} cm ${fill} rg ${path} f Q`, false);
    },
  };
}

/** Breaks at spaces; a word that is too long for a line, anywhere. */
function wrappedLines(text: string, fits: (part: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = '';
    for (const character of word) {
      if (line && !fits(line + character)) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return line ? [...lines, line] : lines;
}
