import { onlineManager } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);
const isOnline = () => onlineManager.isOnline();

/** The manager only hears of changes: an app opened without a network took itself for connected. */
export const noteConnection = () => onlineManager.setOnline(navigator.onLine);

/** Whether the browser thinks it is online. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, isOnline);
}
