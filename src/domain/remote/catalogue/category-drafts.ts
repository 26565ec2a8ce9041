/** From a category of a remote catalogue to the shop's. Custom fields: catalogue.txt §3 Category, and our own export. */
import * as z from 'zod';
import { energyRegulations } from '../../catalogue/energy/energy-label.ts';
import { byLanguage, localized } from '../../catalogue/import/commercetools-texts.ts';
import type { CategoryDraft } from '../../catalogue/import/draft.ts';
import type { Language } from '../../country/countries.ts';
import { isHarmlessHtml } from './plain-html.ts';
import { remoteTexts, textsOf } from './remote-texts.ts';

export const remoteCategory = remoteTexts.extend({
  id: z.string(),
  key: z.string().nullish(),
  externalId: z.string().nullish(),
  lastModifiedAt: z.string().nullish(),
  orderHint: z.string(),
  parent: z.object({ id: z.string(), key: z.string().nullish() }).nullish(),
  custom: z
    .object({
      customFieldsRaw: z.array(z.object({ name: z.string(), value: z.unknown() })).nullish(),
    })
    .nullish(),
});
export type RemoteCategory = z.infer<typeof remoteCategory>;

const trees = ['industry', 'longtail'] as const;

/** commercetools orders by a fraction between 0 and 1; ours is a whole number. */
export function categoryDraft(category: RemoteCategory): CategoryDraft {
  const raw = category.custom?.customFieldsRaw;
  const custom = new Map((raw ?? []).map(({ name, value }) => [name, value]));
  const order = Number(category.orderHint);
  const { parent } = category;
  return {
    id: category.externalId || category.id,
    key: category.key ?? category.id,
    parent: parent ? (parent.key ?? parent.id) : null,
    orderHint: Math.round(order < 1 ? order * 1_000_000 : order) || 0,
    ...(raw && factsOf(custom)),
    texts: textsOf(category, raw ? (language) => textsIn(custom, language) : () => ({})),
  };
}

function factsOf(custom: ReadonlyMap<string, unknown>) {
  const url = custom.get('image') ?? custom.get('CategoryImageURL');
  const related = [1, 2, 3].flatMap((slot) => {
    const key = custom.get(`related_categories_${slot}`);
    return typeof key === 'string' && key !== '' ? [key] : [];
  });
  return {
    tree: trees.find((tree) => tree === custom.get('tree')) ?? null,
    hideChevron: custom.get('hideChevron') === true ? true : null,
    energyRegulation:
      energyRegulations.find((each) => each === custom.get('energyRegulation')) ?? null,
    image: typeof url === 'string' ? { url, width: 1000, height: 1000 } : null,
    ...(related.length > 0 && { relatedCategories: related }),
  };
}

function textsIn(custom: ReadonlyMap<string, unknown>, language: Language) {
  const content = localizedIn(custom.get('CategoryContentHTML')).get(language);
  return {
    shortName: localizedIn(custom.get('shortName')).get(language) || null,
    ...(content && isHarmlessHtml(content) && { contentHtml: content }),
  };
}

function localizedIn(value: unknown) {
  const texts = localized.safeParse(value);
  return byLanguage(texts.success ? texts.data : undefined);
}
