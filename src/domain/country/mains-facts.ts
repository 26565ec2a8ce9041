/** The sockets of a country (catalogue/plugs.ts). Source: eu-2026.md G-30, IEC TR 60083. */
type Socket = {
  /** The plug with which appliances for it are delivered: the standard and, if that helps, its letter or type. */
  plug: string;
  /** What it supplies at most: its rated current at 230 V. */
  socketWatts: number;
};

/** The ordinary socket. */
export type MainsFacts = Socket & {
  /** Where it supplies less than the continental one: the next larger socket with one phase, of 16 A. */
  strong?: Socket;
};
