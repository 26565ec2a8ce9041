import type { ReactNode } from 'react';
import { useT } from '../shop.tsx';

type ErrorPanelProps = {
  /** `404`, if the shopper knows the number. */
  plate?: string;
  title: string;
  text: string;
  /** Address of the link back. */
  back: string;
  /** Address of the home page. */
  home: string;
  children?: ReactNode;
};

/** What went wrong and what to do, with links to the home page and one step back. Source: checklist LAY-10. */
export function ErrorPanel({ plate, title, text, back, home, children }: ErrorPanelProps) {
  const t = useT();
  return (
    <section className="nf panel">
      <div className="stack">
        {plate && (
          <p className="row b">
            <span className="plate title" data-solid="">
              {plate}
            </span>
          </p>
        )}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {children}
        <p className="row">
          <a className="btn" href={home}>
            {t('error.home')}
          </a>
          <a className="b" href={back} data-back="">
            {t('error.back')}
          </a>
        </p>
      </div>
      <img src="/empty-shelf.svg" alt="" width="400" height="300" />
    </section>
  );
}
