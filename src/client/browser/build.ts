/** Private answers name the build they come from; one that is not this page's says that the shop is newer than it. */
export function tellBuild(response: { headers: Headers }): void {
  const build = response.headers.get('Kontor-Build');
  const known = !build || document.querySelector(`script[src="${build}"]`);
  if (!known) dispatchEvent(new Event('kontor:outdated'));
}
