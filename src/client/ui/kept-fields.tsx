import type { KeptFields as Kept } from '#domain/routing/kept-fields.ts';

/** What was typed into another form, sent with this one. */
export function KeptFields({ values }: { values: Kept }) {
  return Object.entries(values).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((each) => <input key={name + each} type="hidden" name={name} value={each} />),
  );
}
