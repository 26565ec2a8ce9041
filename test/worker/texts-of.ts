/** The texts of a locale that a test names by its code. */
import { locales } from '#domain/locale/locales.ts';
import { textsFor } from '#worker/texts/texts.ts';

export async function textsOf(code: string) {
  const locale = locales.find((each) => each.code === code);
  if (!locale) throw new Error(`no locale is called ${code}`);
  return (await textsFor(locale.code)).t;
}
