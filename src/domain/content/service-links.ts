/** The pages of service that a search may ask for (../search/service-words.ts), and what their links are called. */
import type { ServicePage } from '../search/service-words.ts';
import type { TextKey } from '../texts/texts.ts';
import type { RouteKey } from './links.ts';

export const serviceLinks: Readonly<Record<ServicePage, { route: RouteKey; text: TextKey }>> = {
  orders: { route: 'order-status', text: 'orderStatus.title' },
  returns: { route: 'return-policy', text: 'content.title.return-policy' },
  withdrawal: { route: 'withdrawal', text: 'withdraw.title' },
  delivery: { route: 'dispatch-information', text: 'content.title.dispatch-information' },
  guarantee: { route: 'premium-gurantee', text: 'content.title.premium-gurantee' },
  payment: { route: 'payment', text: 'content.title.payment' },
  contact: { route: 'contact', text: 'contact.title' },
  login: { route: 'login', text: 'account.login' },
};
