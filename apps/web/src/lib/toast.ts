import { announce } from "./events.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "plain" | "success" | "error" | "warning" | "info";
  action?: { label: string; run: () => void };
  /** ms; 4,000 by default, 20,000 with an action, which people must have the time to reach. */
  duration?: number;
  /** For eyes only: screen readers have heard it already. */
  isTold?: boolean;
  /** Replaces the toast on screen that has the same id. */
  id?: string;
}

export const toastDefaults = { duration: 4_000, withAction: 20_000, visible: 3 } as const;

/** Shows a short message at the edge of the screen; components/toast-host.tsx renders it. */
export function toast(message: ToastMessage): void {
  announce("show-toast", message);
}

/** Takes away the toast with this id. */
export function hideToast(id: string): void {
  announce("hide-toast", { id });
}
