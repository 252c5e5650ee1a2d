import { minute } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import type { Channel } from "../../platform/database/channel.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Person, UserId } from "../../platform/person.ts";
import { nowhere, writePlace } from "./cursor.ts";
import { findHead } from "./repository.ts";

/** How often an idle connection hears something (ms): proxies give up after a minute or so. */
const beatEvery = 25_000;
/** The oldest of a person's streams ends when there are more. */
const maxStreams = 20;
/** A listener who doesn't read is let go when so much waits for them (bytes). */
const maxUnread = 64 * 1024;
/** The longest that a timer can wait (ms). */
const longestWait = 24 * 60 * minute;

/** A reply without an end. */
interface Stream {
  /** Returns how many bytes wait for the reader. */
  write(text: string): number;
  end(): void;
}

interface Listener extends Pick<Stream, "write"> {
  /** The cursor that it heard last. */
  told: string | null;
  end(): void;
}

/** A person's open streams. */
interface Audience {
  userId: UserId;
  listeners: Set<Listener>;
  /** Whether the cursor is being read, and has to be once more. */
  reading: "no" | "once" | "again";
}

interface Needs {
  db: Db;
  channel: Channel;
  clock: Clock;
  report: (error: unknown) => void;
  every?: number | undefined;
}

export type LiveService = ReturnType<typeof createLiveService>;

/**
 * Tells the devices that listen how far their person's changes have come. It is only a nudge: what
 * has changed is for the feed to say.
 */
export function createLiveService({ db, channel, clock, report, every = beatEvery }: Needs) {
  const audiences = new Map<string, Audience>();
  let isHearing = false;
  let isClosed = false;

  const everyone = () => [...audiences.values()].flatMap(({ listeners }) => [...listeners]);

  function say(listener: Listener, text: string): void {
    if (listener.write(text) > maxUnread) listener.end();
  }

  async function tell(audience: Audience): Promise<void> {
    if (audience.reading !== "no") {
      audience.reading = "again";
      return;
    }
    try {
      do {
        audience.reading = "once";
        const cursor = writePlace((await findHead(db, audience.userId)) ?? nowhere);
        for (const listener of audience.listeners) {
          if (listener.told === cursor) continue;
          listener.told = cursor;
          say(listener, `event: change\ndata: ${cursor}\n\n`);
        }
        // Changed by a nudge meanwhile.
      } while ((audience.reading as Audience["reading"]) === "again");
    } catch (error) {
      report(error);
    } finally {
      audience.reading = "no";
    }
  }

  function tellHere(userId: string): void {
    const audience = audiences.get(userId);
    if (audience) void tell(audience);
  }

  async function tellEveryone(): Promise<void> {
    for (const audience of [...audiences.values()]) await tell(audience);
  }

  function hear(): void {
    if (isHearing) return;
    isHearing = true;
    channel.listen({ onMessage: tellHere, onGap: () => void tellEveryone() });
  }

  const beating = setInterval(() => {
    for (const listener of everyone()) say(listener, ":\n\n");
  }, every).unref();

  return {
    /** Listens until the token expires or the stream ends; call what it returns at its end. */
    open({ userId, expiresAt }: Person, stream: Stream): () => void {
      const audience = audiences.get(userId) ?? { userId, listeners: new Set(), reading: "no" };
      const { listeners } = audience;
      const left = Math.min(expiresAt - clock(), longestWait);
      const expiry = setTimeout(() => listener.end(), left).unref();
      const leave = () => {
        clearTimeout(expiry);
        listeners.delete(listener);
        if (listeners.size === 0 && audiences.get(userId) === audience) audiences.delete(userId);
      };
      const end = () => {
        leave();
        stream.end();
      };
      const listener: Listener = { write: stream.write, told: null, end };
      if (isClosed) {
        end();
        return leave;
      }
      listeners.add(listener);
      audiences.set(userId, audience);
      const [oldest] = listeners;
      if (listeners.size > maxStreams) oldest?.end();
      hear();
      void tell(audience);
      return leave;
    },

    /** Something of a person's may have changed: tells it here and to the other processes. */
    nudge(userId: UserId): void {
      tellHere(userId);
      channel.send(userId);
    },

    /** Ends all streams, and those that come from now on. */
    close(): void {
      isClosed = true;
      clearInterval(beating);
      for (const listener of everyone()) listener.end();
    },
  };
}
