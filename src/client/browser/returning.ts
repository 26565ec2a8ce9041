/** Tells when a window is looked at again, is online again or comes back from the history: it may have missed much. */
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
