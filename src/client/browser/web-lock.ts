/** Runs a task while no other window of this browser runs one of the same name. Old browsers run it at once. */
export function withWebLock<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request(name, task) : task();
}
