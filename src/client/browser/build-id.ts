import { dispatch } from './page-events.ts';

/** Private responses name the build that produced them; if it is not this page's, the page is outdated. */
export function checkBuildId(response: { headers: Headers }): void {
  const build = response.headers.get('Kontor-Build');
  const known = !build || document.querySelector(`script[src="${build}"]`);
  if (!known) dispatch('kontor:outdated');
}
