/** After a login that interrupted a form: a button sends what was typed, because only a person decides that. */
import type { KeptFields as Kept } from '#domain/routing/kept-fields.ts';
import { useT } from '../shop.tsx';
import { Form } from '../ui/form.tsx';
import { KeptFields } from '../ui/kept-fields.tsx';
import { TypedTexts } from './typed-texts.tsx';

type LoggedInAgainProps = {
  /** The path of the form, without the prefix of the language. */
  action: string;
  kept: Kept;
};

export function LoggedInAgain({ action, kept }: LoggedInAgainProps) {
  const t = useT();
  return (
    <div className="login">
      <section className="panel stack" aria-labelledby="again-title">
        <h1 id="again-title">{t('account.loggedInAgain')}</h1>
        <p>{t('account.typedKept')}</p>
        <TypedTexts fields={kept} />
        <Form
          state={{ values: {}, errors: {} }}
          action={action}
          button={t('account.confirmButton')}
        >
          <KeptFields values={kept} />
        </Form>
      </section>
    </div>
  );
}
