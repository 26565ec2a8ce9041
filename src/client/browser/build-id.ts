import { dispatch } from './page-events.ts';

/** Private answers name the build that made them; one other than this page's means that the page is outdated. */
export function checkBuildId(response: { headers: Headers }): void {
  const build = response.headers.get('Kontor-Build');
  const known = !build || document.querySelector(`script[src="${build}"]`);
  if (!known) dispatch('kontor:outdated');
}
