/** The key that takes back what was just done. Without a script. */
import { useShop } from '../shop.tsx';

type UndoFormProps = {
  /** A path without the prefix of the language. */
  action: string;
  /** The fields of the change back, with its `intent`. */
  fields: Record<string, string>;
  /** What was changed, where that is not said beside it. */
  about?: string;
  /** The focus was on what is gone. */
  focused?: boolean;
};

export function UndoForm({ action, fields, about, focused = false }: UndoFormProps) {
  const { t, href } = useShop();
  const { intent, ...others } = fields;
  return (
    <form method="post" action={href(action)}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        className="btn"
        data-kind="line"
        data-size="s"
        name="intent"
        value={intent}
        {...(focused && { autoFocus: true })}
      >
        {t('cart.undo')}
        {about && <span className="vh">, {about}</span>}
      </button>
    </form>
  );
}
