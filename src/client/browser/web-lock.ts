/** Runs a task while no other tab runs one with the same name. Browsers without Web Locks run it at once. */
export function withWebLock<Value>(name: string, task: () => Promise<Value>): Promise<Value> {
  return 'locks' in navigator ? navigator.locks.request(name, task) : task();
}
