import { languageOf } from '#domain/locale/locale-by-code.ts';
import { type ServicePage, servicePageOf } from '#domain/search/service-words.ts';
import type { Shop } from '#worker/request/context.ts';

/** The page of service that a search asks for, if the store has it. */
export function serviceOfSearch(
  text: string,
  { caller, store, view }: Pick<Shop, 'caller' | 'store' | 'view'>,
): ServicePage | undefined {
  const page = servicePageOf(text, languageOf(caller.locale));
  if (page === 'withdrawal' && !view.withdrawalLink) return 'returns';
  return page === 'contact' && !store.webformEnabled ? undefined : page;
}
