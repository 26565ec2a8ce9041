import { type KeptFields, typedTexts } from '#domain/routing/kept-fields.ts';
import { useT } from '../shop.tsx';

/** What was typed into a form, to be read or copied. */
export function TypedTexts({ fields }: { fields: KeptFields }) {
  const t = useT();
  return (
    <dl className="stack" data-gap="2">
      {typedTexts(fields).map(({ name, label, text }) => (
        <div key={name}>
          <dt className="small muted">{t(label)}</dt>
          <dd className="told">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
