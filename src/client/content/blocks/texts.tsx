/** Blocks of text. */

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

export function Prose({ block: { id, text } }: BlockProps<'rich-text'>) {
  return (
    <section className="stack prose" id={id}>
      <RichText text={text} />
    </section>
  );
}

export function Faq({ block: { id, title, items } }: BlockProps<'faq'>) {
  return (
    <section className="stack" id={id} data-questions="">
      {title && <h2>{title}</h2>}
      {items.map(({ question, answer }) => (
        <details key={question} className="filter" data-question="">
          <summary>{question}</summary>
          <div className="stack prose">
            <RichText text={answer} />
          </div>
        </details>
      ))}
    </section>
  );
}

/** The script content/browser/faq-search.ts shows it. */
export function FaqSearch({ block: { id } }: BlockProps<'faq-search'>) {
  const t = useT();
  return (
    <search id={id}>
      <form className="stack" data-gap="2" data-faq-search="" hidden>
        <label className="small" htmlFor="faq-search">
          {t('search.label')}
        </label>
        <input className="ctl" id="faq-search" type="search" maxLength={100} autoComplete="off" />
        <output htmlFor="faq-search" data-nothing={t('search.nothing', { query: '{query}' })} />
      </form>
    </search>
  );
}

export function HelpMenu({ block: { id, title, links } }: BlockProps<'help-menu'>) {
  const href = useHref();
  return (
    <nav className="stack" id={id} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <a href={addressOf(href, link.href)}>{link.text}</a>
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
