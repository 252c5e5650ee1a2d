import { expect, test } from "./fixtures.ts";
import { playNativeShell } from "./native-bridge.ts";

test("in the shell the back button, links and the status bar are the phone's @any-width", async ({
  page,
  person,
  openAs,
}) => {
  const told: string[] = [];
  const shell = await playNativeShell(page, "android", {
    App: { minimizeApp: () => told.push("minimized") },
    StatusBar: { setStyle: ({ style }) => told.push(`bar ${String(style)}`) },
  });
  await openAs(person, "/tracker");
  await expect.poll(() => told).toContain("bar DEFAULT");

  await shell.emit("App", "appUrlOpen", { url: "https://morsel.example/journal?x=1#y" });
  await expect(page).toHaveURL(/\/journal\?x=1#y$/);
  await shell.emit("App", "backButton", { canGoBack: true });
  await expect(page).toHaveURL(/\/tracker$/);
  await shell.emit("App", "backButton", { canGoBack: false });
  await expect.poll(() => told).toContain("minimized");
});
