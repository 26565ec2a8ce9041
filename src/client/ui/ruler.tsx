type RulerProps = {
  /** How far it is filled, 0 to 100. */
  percent: number;
  done?: boolean;
};

/** A line with a scale, filled as far as something has come; what it means stands beside it in words. */
export function Ruler({ percent, done }: RulerProps) {
  // The style sheet has a row for every second percent; it is full only when it is done.
  const shown = Math.floor(percent / 2) * 2;
  return <span className="ruler" data-percent={shown} data-done={done ? '' : undefined} />;
}
