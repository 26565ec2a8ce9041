/** A link of a mail that was used before, has expired or is invalid. */
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

/** `again`: where to ask for another one, or to go on. `done`: what the link has done before; absent: it is not valid. */
type ExpiredLinkProps = { title: string; again: { path: string; text: TextKey }; done?: string };

export function ExpiredLink({ title, again, done }: ExpiredLinkProps) {
  const { t, href } = useShop();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="expired-title">
        <h1 id="expired-title">{title}</h1>
        <Note kind={done ? 'ok' : 'err'} text={done ?? t('account.resetExpired')} />
        <p>
          <a className="btn" href={href(again.path)}>
            {t(again.text)}
          </a>
        </p>
      </section>
    </div>
  );
}
