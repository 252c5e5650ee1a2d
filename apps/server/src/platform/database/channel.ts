/** Messages to the other server processes on the same database, which may get lost. */
export interface Channel {
  /** Sends soon, together with others; the sender itself doesn't hear it. */
  send(message: string): void;
  /** Hears from now on. Call it once. */
  listen(hearer: Hearer): void;
  close(): Promise<void>;
}

export interface Hearer {
  onMessage(message: string): void;
  /** Messages may have been lost until now. */
  onGap(): void;
}

/** For a database that only one process can use. */
export const noChannel: Channel = {
  send: () => {},
  listen: () => {},
  close: () => Promise.resolve(),
};
