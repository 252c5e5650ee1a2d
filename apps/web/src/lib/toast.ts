import { announce } from "./events.ts";

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: "plain" | "success" | "error" | "warning" | "info";
  action?: { label: string; run: () => void };
  /** ms; 4 s unless told. */
  duration?: number;
  /** A toast with the id of one that is shown takes its place. */
  id?: string;
}

export const toastDefaults = { duration: 4000, visible: 3 } as const;

/** Shows a short message at the edge of the screen; components/toast-host.tsx listens. */
export function toast(message: ToastMessage): void {
  announce("show-toast", message);
}
