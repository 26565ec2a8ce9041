/** The sockets of a country (catalogue/connection.ts). Source: eu-2026.md G-30, IEC TR 60083. */
export type MainsFacts = {
  /** The plug with which appliances for ordinary sockets are delivered: the standard and, if that helps, its letter. */
  plug: string;
  /** What an ordinary socket supplies at most: its rated current at 230 V. */
  socketWatts: number;
};
