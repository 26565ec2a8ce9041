import { newsletterField } from '#domain/consent/newsletter-form.ts';
import { contentPath } from '#domain/content/pages.ts';
import { useShop } from '../shop.tsx';

/** For visitors without an account. Browse pages are the same for everyone, so a script hides it from customers. */
export function NewsletterSignup() {
  const { t, href } = useShop();
  return (
    <section className="news" aria-labelledby="newsletter-title" data-anonymous="">
      <div className="wrap">
        <div className="stack" data-gap="1">
          <h2 id="newsletter-title">{t('newsletter.title')}</h2>
          <p className="muted">{t('newsletter.text')}</p>
        </div>
        <form className="stack" data-gap="2" method="post" action={href('/newsletter')} noValidate>
          <input type="hidden" name="source" value="footer" />
          <div className="news__field">
            <label className="vh" htmlFor="newsletter-email">
              {t('address.email')}
            </label>
            <input
              id="newsletter-email"
              name={newsletterField}
              type="email"
              className="ctl"
              autoComplete="email"
              maxLength={254}
              placeholder={t('address.email')}
              aria-describedby="newsletter-consent"
              required
            />
            <button type="submit" className="btn">
              {t('newsletter.button')}
            </button>
          </div>
          <p className="micro muted" id="newsletter-consent">
            {t('newsletter.consent')}{' '}
            <a href={href(contentPath('privacy-data'))}>{t('content.title.privacy-data')}</a>
          </p>
        </form>
      </div>
    </section>
  );
}
