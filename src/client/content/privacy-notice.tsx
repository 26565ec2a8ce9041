/** The privacy notice: its sections, and all cookies by name. Source: eu-2026.md D-13. */
import { routePaths } from '#domain/content/links.ts';
import type { PrivacySection } from '#domain/content/privacy.ts';
import { lastingIn } from '#domain/locale/lasting.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useHref, useShop } from '../shop.tsx';

type PrivacyNoticeProps = {
  sections: PrivacySection[];
  cookies: { names: readonly string[]; about: TextKey; seconds: number }[];
};

export function PrivacyNotice({ sections, cookies }: PrivacyNoticeProps) {
  return (
    <>
      {sections.map(({ title, texts, items = [] }) => (
        <section key={title} className="stack">
          <h2>{title}</h2>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
      <Cookies cookies={cookies} />
    </>
  );
}

function Cookies({ cookies }: Pick<PrivacyNoticeProps, 'cookies'>) {
  const { t, locale } = useShop();
  const href = useHref();
  return (
    <section className="stack">
      <h2>{t('consent.title')}</h2>
      <p>{t('consent.necessary')}</p>
      <ul>
        {cookies.map(({ names, about, seconds }) => (
          <li key={about}>
            {t('label.colon', { label: names.join(', ') })} {t(about)}, {lastingIn(locale, seconds)}
          </li>
        ))}
      </ul>
      <p>
        <a href={href(routePaths.opt_out)}>{t('content.title.opt_out')}</a>
      </p>
    </section>
  );
}
