import { dispatch } from './page-events.ts';

/** Whether a response came from another build. The page's idle part may load after that response. */
export let isOutdated = false;

/** Private responses name the build that produced them; if it is not this page's, the page is outdated. */
export function checkBuildId(response: { headers: Headers }): void {
  const build = response.headers.get('Kontor-Build');
  if (!build || document.querySelector(`script[src="${build}"]`)) return;
  isOutdated = true;
  dispatch('kontor:outdated');
}
