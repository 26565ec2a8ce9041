/** Forms about alerts. They work without a script; a customer may leave the address empty. */
import { type AlertKind, alertPaths, askAlertPath } from '#domain/alert/alert.ts';
import type { TextKey } from '#domain/texts/texts.ts';
import { useShop } from '../shop.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';

const titles: Record<AlertKind, TextKey> = { stock: 'alert.stockTitle', price: 'alert.priceTitle' };
export const alertTitle = (kind: AlertKind): TextKey => titles[kind];

/** On the page of an article, which is the same for everyone; a script hides the field from customers. */
function StockAlertForm({ sku }: { sku: string }) {
  const { t, href } = useShop();
  const id = 'alert-stock';
  return (
    <form className="stack" data-gap="2" method="post" action={href(alertPaths.ask)} noValidate>
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="kind" value="stock" />
      <div className="news__field">
        <label className="vh" htmlFor={id} data-anonymous="">
          {t('address.email')}
        </label>
        <input
          id={id}
          name="email"
          type="email"
          className="ctl"
          autoComplete="email"
          maxLength={254}
          placeholder={t('address.email')}
          data-anonymous=""
          aria-describedby={`${id}-hint`}
        />
        <button type="submit" className="btn">
          <Icon name="bell" />
          {t('alert.button')}
        </button>
      </div>
      <p className="micro muted" id={`${id}-hint`}>
        {t('alert.hint')}
      </p>
    </form>
  );
}

/** On an article that is out of stock, in place of the key that buys. */
export function StockAlert({ sku }: { sku: string }) {
  const { t } = useShop();
  return (
    <section className="alert stack" data-gap="2" aria-labelledby="alert-title">
      <h2 id="alert-title">{t('alert.stockTitle')}</h2>
      <StockAlertForm sku={sku} />
    </section>
  );
}

/** On any article: the form opens in a dialog. */
export function PriceAlert({ sku }: { sku: string }) {
  const { t, href } = useShop();
  return (
    <a className="act" rel="nofollow" data-dialog="" href={href(askAlertPath(sku, 'price'))}>
      <Icon name="bell" />
      {t('alert.priceTitle')}
    </a>
  );
}

type AskAgainProps = {
  sku: string;
  kind: AlertKind;
  email?: string;
  error?: TextKey;
  problem?: TextKey;
};

/** On a page of its own, which a dialog may show. `email`: as typed, or the customer's. */
export function AskForAlert({ sku, kind, email, error, problem }: AskAgainProps) {
  const { t, href } = useShop();
  return (
    <form className="stack" method="post" action={href(alertPaths.ask)} noValidate>
      {problem && <Note kind="err" text={t(problem)} />}
      <input type="hidden" name="sku" value={sku} />
      <input type="hidden" name="kind" value={kind} />
      <Field
        name="email"
        type="email"
        label={t('address.email')}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={email}
        error={error && t(error)}
        hint={t('alert.hint')}
        autoFocus={error !== undefined}
      />
      <p>
        <button type="submit" className="btn">
          {t('alert.button')}
        </button>
      </p>
    </form>
  );
}

/** A press and not the link itself does it, because mail programs open links. */
export function AlertPress({ page, token }: { page: 'confirm' | 'end'; token: string }) {
  const { t, href } = useShop();
  return (
    <form className="stack" method="post" action={href(alertPaths[page])}>
      <p>{t(`alert.${page}Text`)}</p>
      <input type="hidden" name="token" value={token} />
      <p>
        <button type="submit" className="btn">
          {t(`alert.${page}`)}
        </button>
      </p>
    </form>
  );
}
