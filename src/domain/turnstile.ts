/** Lets one pass at a time: awaits inside a turn do not interleave with another turn. */
export function turnstile(): <Result>(turn: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (turn) => {
    const mine = last.then(turn, turn);
    last = mine.catch(() => undefined);
    return mine;
  };
}
