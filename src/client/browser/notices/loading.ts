/** Shows the loading bar while `work` is pending. For requests that change the page in place. */
export function withLoadingBar<Value>(work: Promise<Value>): Promise<Value> {
  void import('./loading-view.ts').then(({ watchWork }) => watchWork(work)).catch(() => undefined);
  return work;
}
