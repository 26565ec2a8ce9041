import { describe, expect, it } from 'vitest';
import type { Block } from '#domain/content/content-document.ts';
import { headingsOf } from '#domain/content/headings.ts';
import { richTextOf } from '#domain/content/rich-text.ts';

const text = (text: string) => ({ kind: 'text', text });

describe('rich text', () => {
  it('has headings, paragraphs, lists, tables, bold, emphasis and links', () => {
    const markdown =
      '## Costs\n\nFree **from** *here*, [all](/payment/).\n\n- a\n- b\n\n1. one\n\n| x | y |\n|--|--|\n| 1 | 2 |';
    expect(richTextOf(markdown)).toEqual({
      faults: [],
      blocks: [
        { kind: 'heading', level: 2, content: [text('Costs')] },
        {
          kind: 'paragraph',
          content: [
            text('Free '),
            { kind: 'strong', content: [text('from')] },
            text(' '),
            { kind: 'emphasis', content: [text('here')] },
            text(', '),
            { kind: 'link', href: '/payment/', content: [text('all')] },
            text('.'),
          ],
        },
        {
          kind: 'list',
          isOrdered: false,
          items: ['a', 'b'].map((item) => [{ kind: 'paragraph', content: [text(item)] }]),
        },
        {
          kind: 'list',
          isOrdered: true,
          items: [[{ kind: 'paragraph', content: [text('one')] }]],
        },
        {
          kind: 'table',
          header: [[text('x')], [text('y')]],
          rows: [[[text('1')], [text('2')]]],
        },
      ],
    });
  });

  it.each([
    ['a block of HTML', '<script>alert(1)</script>', 'no html: <script>alert(1)</script>'],
    ['HTML in a line', 'a <img src=x onerror=alert(1)> b', 'no html: <img src=x onerror=alert(1)>'],
    ['a picture', '![x](/x.png)', 'no image: ![x](/x.png)'],
    ['code', '`x`', 'no codespan: `x`'],
    ['the level of the page title', '# x', 'no heading: # x'],
    ['a script as a link', '[x](javascript:alert(1))', 'no link: [x](javascript:alert(1))'],
    ['another host without a scheme', '[x](//evil.example)', 'no link: [x](//evil.example)'],
    ['an unencrypted link', '[x](http://a.example)', 'no link: [x](http://a.example)'],
  ])('refuses %s', (_, markdown, fault) => {
    expect(richTextOf(markdown).faults).toEqual([fault]);
  });
});

it('the contents of a page are its headings that have a place', () => {
  const blocks: Block[] = [
    { type: 'rich-text', id: 'a', text: '## With **all**\n\ntext' },
    { type: 'rich-text', id: 'b', text: 'no heading' },
    { type: 'rich-text', text: '## Without a place' },
    { type: 'faq', id: 'c', title: 'Questions', items: [] },
  ];
  expect(headingsOf(blocks)).toEqual([
    { id: 'a', title: 'With all' },
    { id: 'c', title: 'Questions' },
  ]);
});
