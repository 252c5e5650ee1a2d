import { announce } from "./events.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "plain" | "success" | "error" | "warning" | "info";
  action?: { label: string; run: () => void };
  /** ms; 4,000 by default. */
  duration?: number;
  /** Replaces the toast on screen that has the same id. */
  id?: string;
}

export const toastDefaults = { duration: 4000, visible: 3 } as const;

/** Shows a short message at the edge of the screen; components/toast-host.tsx renders it. */
export function toast(message: ToastMessage): void {
  announce("show-toast", message);
}
