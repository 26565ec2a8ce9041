/** Calls `run` when the tab is visible or online again or restored from the history: it may have missed changes. */
export function onReturn(run: (event: Event) => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const visible = (event: Event) => {
    if (document.visibilityState === 'visible') run(event);
  };
  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) run(event);
  };
  document.addEventListener('visibilitychange', visible, { signal });
  addEventListener('online', run, { signal });
  addEventListener('pageshow', restored, { signal });
  return () => end.abort();
}
