/** Runs one function at a time: a call waits until the one before it has settled. */
export function createMutex(): <Result>(turn: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (turn) => {
    const mine = last.then(turn, turn);
    last = mine.catch(() => undefined);
    return mine;
  };
}
