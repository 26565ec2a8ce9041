/** The pages of /my-data: asking for the link, what is stored, the erasure that the link confirms. */
import type { ReactNode } from 'react';
import { dataFormats, type ReadableSection } from '#domain/personal-data/readable.ts';
import { EmailField } from '../account/account-fields.tsx';
import { useShop, useT } from '../shop.tsx';
import { useErrorText } from '../ui/error-summary.tsx';
import { Form } from '../ui/form.tsx';
import type { FormState } from '../ui/form-state.ts';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';
import { EraseTick, ErasurePreview, type ErasurePreviewProps, KeepReviews } from './erasure.tsx';

/** Says the same whether anything is stored about the address or not. */
export function AskForMyData({ state }: { state: FormState }) {
  const t = useT();
  return (
    <MyDataPanel>
      <p className="muted">{t('myData.ask')}</p>
      <Form state={state} action="/my-data" button={t('account.resetButton')}>
        <EmailField state={state} autoComplete="email" />
      </Form>
    </MyDataPanel>
  );
}

export function MyDataSaid({ kind, text }: { kind: 'ok' | 'err'; text: string }) {
  const { t, href } = useShop();
  return (
    <MyDataPanel>
      <Note kind={kind} text={text} />
      {kind === 'err' && (
        <p>
          <a className="btn" data-kind="line" href={href('/my-data')}>
            {t('myData.title')}
          </a>
        </p>
      )}
    </MyDataPanel>
  );
}

/** The link belongs to an account: only who is logged in sees what it opens. `back`: the link's path. */
export function MyDataLogIn({ back }: { back: string }) {
  const { t, href } = useShop();
  return (
    <MyDataPanel>
      <Note kind="info" text={t('myData.logIn')} />
      <p>
        <a className="btn" data-kind="go" href={href(`/login?${new URLSearchParams({ back })}`)}>
          {t('account.login')}
        </a>
      </p>
    </MyDataPanel>
  );
}

function MyDataPanel({ children }: { children: ReactNode }) {
  const t = useT();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="my-data-title">
        <h1 id="my-data-title">{t('myData.title')}</h1>
        {children}
      </section>
    </div>
  );
}

type MyDataProps = { sections: readonly ReadableSection[]; token: string; children: ReactNode };

/** Everything that is stored about a person; `children`: what they can do about it. */
export function MyData({ sections, token, children }: MyDataProps) {
  const { t, href } = useShop();
  return (
    <div className="stack" data-gap="6">
      <h1>{t('myData.title')}</h1>
      <p className="muted">{t('myData.takeText')}</p>
      <p className="row">
        {dataFormats.map((format) => (
          <a
            key={format}
            className="btn"
            data-kind={format === 'json' ? undefined : 'line'}
            href={href(`/my-data/file?${new URLSearchParams({ token, format })}`)}
            download=""
          >
            <Icon name="file-down" />
            {t('myData.download', { format: format.toUpperCase() })}
          </a>
        ))}
      </p>
      {sections.map(({ title, entries, links = [] }) => (
        <section key={title} className="panel stack" aria-labelledby={`about-${title}`}>
          <h2 id={`about-${title}`}>{t(title)}</h2>
          {entries.map((lines) => (
            <p key={lines.join()} className="told">
              {lines.join('\n')}
            </p>
          ))}
          {links.map((link) => (
            <p key={link.href}>
              <a className="link" href={link.href}>
                {link.text}
              </a>
            </p>
          ))}
        </section>
      ))}
      {children}
    </div>
  );
}

type ConfirmErasureProps = ErasurePreviewProps & {
  hasReviews: boolean;
  /** Of a link that proves the mailbox. */
  token: string;
  state: FormState;
};

export function ConfirmErasure({ hasReviews, token, state, ...preview }: ConfirmErasureProps) {
  const t = useT();
  const errorText = useErrorText(state.errors);
  return (
    <section className="panel stack" aria-labelledby="erase-title">
      <h2 id="erase-title">{t('myData.eraseTitle')}</h2>
      <p className="muted">{t('myData.eraseLead')}</p>
      <ErasurePreview {...preview} />
      {preview.blocks.length === 0 && (
        <Form state={state} action="/my-data/erase" button={t('myData.eraseButton')} kind="plain">
          <input type="hidden" name="token" value={token} />
          {hasReviews && <KeepReviews chosen={state.values.reviews === 'keep'} />}
          <EraseTick error={errorText('final')} />
        </Form>
      )}
    </section>
  );
}
