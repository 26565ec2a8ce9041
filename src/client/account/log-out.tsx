import { useShop } from '../shop.tsx';
import { Note } from '../ui/note.tsx';

/** A button, because a link must not change anything; once logged out, a note confirms it. */
export function LogOut({ loggedIn }: { loggedIn: boolean }) {
  const { t, href } = useShop();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="out-title">
        <h1 id="out-title">{t('account.logOut')}</h1>
        {loggedIn ? (
          <form method="post" action={href('/log-out')}>
            <button type="submit" className="btn" data-kind="go" data-size="l" data-wide="">
              {t('account.logOut')}
            </button>
          </form>
        ) : (
          <>
            <Note kind="ok" text={t('account.loggedOut')} />
            <p>
              <a className="btn" href={href('/')}>
                {t('error.home')}
              </a>
            </p>
          </>
        )}
      </section>
    </div>
  );
}
