/** The harmonised notice of the legal guarantee: as published, whole, in colour, on white also on dark pages. */
import { guaranteePage } from '#domain/content/legal-texts.ts';
import { contentPath } from '#domain/content/pages.ts';
import { type NoticeFile, noticeAddress } from '#domain/guarantee/notice-files.ts';
import { useShop } from '../../shop.tsx';

/** `text`: its words, paragraph by paragraph. `isThere`: whether the operator has added the file; its words are shown otherwise. */
type NoticeProps = { file: NoticeFile; text: readonly string[]; isThere: boolean };

export function Notice({ file, text, isThere }: NoticeProps) {
  const { t, href, language } = useShop();
  const title = t('terms.guaranteeTitle');
  return (
    <div className="stack">
      <h1>{title}</h1>
      {isThere ? (
        // Its QR code has to stay legible: on narrow screens the notice scrolls.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
        <section className="eunotice" aria-label={title} tabIndex={0}>
          <img src={noticeAddress(language)} width={595} height={842} alt={text.join('\n')} />
        </section>
      ) : (
        <div className="prose stack">
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <ul className="row">
        <li>
          <a className="link" href={file.page} rel="noopener">
            {decodeURI(file.page).replace('https://', '')}
          </a>
        </li>
        <li>
          <a className="link" href={href(contentPath(guaranteePage))}>
            {t(`content.title.${guaranteePage}`)}
          </a>
        </li>
      </ul>
    </div>
  );
}
