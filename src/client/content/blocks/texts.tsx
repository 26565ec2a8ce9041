/** Blocks of text. */

import { isFound } from '#domain/content/faq.ts';
import type { Heading } from '#domain/content/headings.ts';
import { NewsletterForm } from '../../newsletter/newsletter-forms.tsx';
import { useHref, useT } from '../../shop.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../rich-text.tsx';
import type { BlockProps } from './block-props.ts';
import { addressOf } from './goods.tsx';

export function PageTitle({ block: { title, lead } }: BlockProps<'page-title'>) {
  return (
    <header className="stack" data-gap="2">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}

export function Prose({ block: { id, text, framed } }: BlockProps<'rich-text'>) {
  return (
    <section className={framed ? 'panel stack prose' : 'stack prose'} id={id}>
      <RichText text={text} />
    </section>
  );
}

export function Contents({ headings }: { headings: readonly Heading[] }) {
  const t = useT();
  return (
    <nav className="toc" aria-label={t('product.sections')}>
      <ul>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** With a search, only the questions that have all its words, each of which may be a beginning; they are open. */
export function Faq({ block: { id, title, items }, data: { searched } }: BlockProps<'faq'>) {
  const shown = items.filter((item) => isFound(item, searched));
  if (shown.length === 0) return null;
  return (
    <section className="stack" id={id}>
      {title && <h2>{title}</h2>}
      {shown.map(({ question, answer }) => (
        <details key={question} className="filter" open={searched !== ''}>
          <summary>{question}</summary>
          <div className="stack prose">
            <RichText text={answer} />
          </div>
        </details>
      ))}
    </section>
  );
}

/** The address of the page with the words is not indexed. */
export function FaqSearch({
  block: { id },
  data: { searched, questions },
}: BlockProps<'faq-search'>) {
  const t = useT();
  const isNothing = !questions.some((question) => isFound(question, searched));
  return (
    <search id={id} className="stack">
      <form className="faq-search">
        <label className="vh" htmlFor="faq-search">
          {t('search.label')}
        </label>
        <input
          className="ctl"
          id="faq-search"
          type="search"
          name="query"
          defaultValue={searched}
          maxLength={100}
        />
        <button type="submit" className="btn" data-kind="line">
          {t('search.label')}
        </button>
      </form>
      {isNothing && <p role="status">{t('search.nothing', { query: searched })}</p>}
    </search>
  );
}

export function HelpMenu({ block: { id, title, links } }: BlockProps<'help-menu'>) {
  const href = useHref();
  return (
    <nav className="stack" id={id} aria-label={title}>
      <h2>{title}</h2>
      <ul className="help-menu">
        {links.map((link) => (
          <li key={link.href}>
            <a href={addressOf(href, link.href)}>
              {link.icon && <Icon name={link.icon} />} {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Not a status: it is part of the page from the start. */
export function Notification({ block: { id, kind, text } }: BlockProps<'notification-banner'>) {
  return (
    <section className="note" data-kind={kind === 'info' ? 'info' : 'warn'} id={id}>
      <Icon name={kind === 'info' ? 'info' : 'triangle-alert'} />
      <div className="stack">
        <RichText text={text} />
      </div>
    </section>
  );
}

export function Newsletter({ block: { id, title, text } }: BlockProps<'newsletter'>) {
  return (
    <section className="panel stack" id={id}>
      <h2>{title}</h2>
      <p>{text}</p>
      <NewsletterForm />
    </section>
  );
}
