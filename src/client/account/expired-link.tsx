/** A link of a mail that was already used, has expired or is invalid. */
import type { TextKey } from '#domain/texts/texts.ts';
import { useHref, useT } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

/** `again`: where to ask for another one. */
type ExpiredLinkProps = { title: string; again: { path: string; text: TextKey } };

export function ExpiredLink({ title, again }: ExpiredLinkProps) {
  const t = useT();
  const href = useHref();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="expired-title">
        <h1 id="expired-title">{title}</h1>
        <Note kind="err">
          <p>{t('account.resetExpired')}</p>
        </Note>
        <p>
          <a className="btn" href={href(again.path)}>
            {t(again.text)}
          </a>
        </p>
      </section>
    </div>
  );
}
