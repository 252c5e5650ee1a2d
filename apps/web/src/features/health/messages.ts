export const healthMessages = {
  title: "Apple Health",
  onlyIos: "Apple Health is available only on iOS devices.",
  states: { connected: "Connected", notConnected: "Not connected" },
  about:
    "Morsel adds your water, calories, protein, carbohydrates and fat to Apple Health. It reads nothing there.",
  connect: "Connect",
  autoSync: "Auto-sync",
  autoSyncHint: "What you log, change or delete here follows there by itself.",
  syncNow: "Sync Now",
  disconnect: "Disconnect",
  waiting: (records: number) =>
    records === 1 ? "1 change waits to be synced." : `${records} changes wait to be synced.`,
  synced: (moment: string) => `Everything is in step. Last sync: ${moment}`,
  connected: { title: "Connected to Apple Health" },
  disconnected: {
    title: "Disconnected from Apple Health",
    description: "What is in Apple Health stays there, for you to keep or to delete.",
  },
  syncedNow: { title: "Synced with Apple Health" },
  connectionFailed: {
    title: "Connection Failed",
    description: "Allow Morsel to write: in Settings under Health, Data Access & Devices.",
  },
  connectionError: {
    title: "Connection Error",
    description: "Apple Health didn't answer. Please try again.",
  },
  syncFailed: {
    title: "Sync Failed",
    description: "Nothing is lost: what changed waits on this device.",
  },
  offline: {
    title: "Sync Failed",
    description: "You are offline. What changed waits on this device.",
  },
} as const;
