import type { UserId } from "./person.ts";

/** Events between rooms that don't know each other. */
export interface AppEvents {
  "meal.logged": { userId: UserId; mealId: string; date: string };
  "meal.changed": { userId: UserId; mealId: string; date: string };
  "meal.deleted": { userId: UserId; mealId: string; date: string };
}

type Listener<Payload> = (payload: Payload) => void | Promise<void>;

export interface Events {
  on<Name extends keyof AppEvents>(name: Name, listener: Listener<AppEvents[Name]>): void;
  /**
   * Calls the listeners one by one and waits. A failing listener is logged, not thrown: the event
   * happened regardless.
   */
  emit<Name extends keyof AppEvents>(name: Name, payload: AppEvents[Name]): Promise<void>;
}

export function createEvents(report: (error: unknown, name: string) => void): Events {
  const listeners = new Map<string, Listener<never>[]>();
  return {
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
    async emit(name, payload) {
      for (const listener of listeners.get(name) ?? []) {
        try {
          await (listener as Listener<typeof payload>)(payload);
        } catch (error) {
          report(error, name);
        }
      }
    },
  };
}
