/** Rich text (domain/content/rich-text.ts) as elements. */
import type { ReactNode } from 'react';
import { isInternal } from '#domain/content/links.ts';
import { type Inline, type RichBlock, richTextOf } from '#domain/content/rich-text.ts';
import { useHref } from '../shop.tsx';

/** What a block of the text is known by among the others: its place, because texts may repeat. */
const keyed = <Value,>(values: readonly Value[]) => values.map((value, key) => ({ key, value }));

export function RichText({ text }: { text: string }) {
  return <Blocks blocks={richTextOf(text).blocks} />;
}

function Blocks({ blocks }: { blocks: readonly RichBlock[] }) {
  return keyed(blocks).map(({ key, value }) => <Part key={key} block={value} />);
}

function Part({ block }: { block: RichBlock }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Words content={block.content} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} />
        </p>
      );
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {keyed(block.items).map(({ key, value }) => (
            <li key={key}>
              <Item blocks={value} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table header={block.header} rows={block.rows} />;
  }
}

/** An entry of a list that is one paragraph needs none of its own. */
function Item({ blocks }: { blocks: readonly RichBlock[] }) {
  const [first, ...more] = blocks;
  if (first?.kind !== 'paragraph') return <Blocks blocks={blocks} />;
  return (
    <>
      <Words content={first.content} />
      <Blocks blocks={more} />
    </>
  );
}

function Table({ header, rows }: { header: Inline[][]; rows: Inline[][][] }) {
  return (
    <table className="rates">
      <thead>
        <tr>
          {keyed(header).map(({ key, value }) => (
            <th key={key} scope="col">
              <Words content={value} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {keyed(rows).map(({ key, value: [first = [], ...cells] }) => (
          <tr key={key}>
            <th scope="row">
              <Words content={first} />
            </th>
            {keyed(cells).map((cell) => (
              <td key={cell.key}>
                <Words content={cell.value} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Words({ content }: { content: readonly Inline[] }): ReactNode {
  return keyed(content).map(({ key, value }) => <Word key={key} word={value} />);
}

function Word({ word }: { word: Inline }): ReactNode {
  const href = useHref();
  switch (word.kind) {
    case 'text':
      return word.text;
    case 'break':
      return <br />;
    case 'strong':
      return (
        <b className="b">
          <Words content={word.content} />
        </b>
      );
    case 'emphasis':
      return (
        <em>
          <Words content={word.content} />
        </em>
      );
    case 'link':
      return (
        <a href={isInternal(word.href) ? href(word.href) : word.href}>
          <Words content={word.content} />
        </a>
      );
  }
}
