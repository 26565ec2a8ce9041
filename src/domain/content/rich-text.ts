/**
 * Text with a small subset of Markdown: headings of two levels, paragraphs, lists, tables, bold, emphasis and links. HTML,
 * pictures and code are faults, so that a text can bring neither script nor layout into a page.
 */
import { lexer, type Token, type Tokens } from 'marked';

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'break' }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; href: string; content: Inline[] };

export type RichBlock =
  | { kind: 'heading'; level: 2 | 3; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: RichBlock[][] }
  | { kind: 'table'; header: Inline[][]; rows: Inline[][][] };

/** `faults`: what the subset does not have, each with the part of the text that shows it. */
export type RichText = { blocks: RichBlock[]; faults: string[] };

export function richTextOf(markdown: string): RichText {
  const faults: string[] = [];
  const blocks = blocksOf(lexer(markdown), faults);
  return { blocks, faults };
}

/** Paths and anchors of this shop, other sites by https, mail addresses and phone numbers. */
export const isLinkTarget = (href: string): boolean =>
  /^(\/(?![/\\])|#|https:\/\/[^\s/]|mailto:|tel:)/.test(href);

function blocksOf(tokens: readonly Token[], faults: string[]): RichBlock[] {
  return tokens.flatMap((token): RichBlock[] => {
    switch (token.type) {
      case 'space':
        return [];
      case 'heading': {
        const { depth, tokens } = token as Tokens.Heading;
        if (depth === 2 || depth === 3)
          return [{ kind: 'heading', level: depth, content: inlineOf(tokens, faults) }];
        break;
      }
      case 'paragraph':
      case 'text': {
        const { tokens = [] } = token as Tokens.Paragraph;
        return [{ kind: 'paragraph', content: inlineOf(tokens, faults) }];
      }
      case 'list': {
        const { ordered: isOrdered, items } = token as Tokens.List;
        return [
          { kind: 'list', isOrdered, items: items.map(({ tokens }) => blocksOf(tokens, faults)) },
        ];
      }
      case 'table': {
        const { header, rows } = token as Tokens.Table;
        const cell = ({ tokens }: Tokens.TableCell) => inlineOf(tokens, faults);
        return [
          { kind: 'table', header: header.map(cell), rows: rows.map((row) => row.map(cell)) },
        ];
      }
    }
    faults.push(refused(token));
    return [];
  });
}

function inlineOf(tokens: readonly Token[], faults: string[]): Inline[] {
  return tokens.flatMap((token): Inline[] => {
    switch (token.type) {
      case 'text':
      case 'escape':
        return [{ kind: 'text', text: (token as Tokens.Text).text }];
      case 'br':
        return [{ kind: 'break' }];
      case 'strong':
      case 'em': {
        const kind = token.type === 'em' ? 'emphasis' : 'strong';
        return [{ kind, content: inlineOf((token as Tokens.Strong).tokens, faults) }];
      }
      case 'link': {
        const { href, tokens } = token as Tokens.Link;
        if (isLinkTarget(href)) return [{ kind: 'link', href, content: inlineOf(tokens, faults) }];
        break;
      }
    }
    faults.push(refused(token));
    return [];
  });
}

const refused = ({ type, raw }: Token): string => `no ${type}: ${raw.trim().slice(0, 60)}`;
