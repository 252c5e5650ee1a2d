import { expect, test } from "vitest";
import { internalViews, pathOfView, tabs, type View, viewOfPath } from "./tabs.ts";

const views: View[] = [
  ...tabs.map(({ view }) => view),
  ...(Object.keys(internalViews) as (keyof typeof internalViews)[]),
];

test("there are five tabs and six inner views", () => {
  expect(tabs.map(({ view, name }) => `${view} (${name})`)).toEqual([
    "home (Dashboard)",
    "nutrition (Calorie Tracker)",
    "fasting (Fasting)",
    "daily (Meal Journal)",
    "profile (Profile)",
  ]);
  expect(Object.keys(internalViews).sort()).toEqual(
    ["achievements", "calculator", "data", "search", "signin", "tracking"].sort(),
  );
});

test.each(views)("the path of %s leads back to it", (view) => {
  expect(viewOfPath(pathOfView(view))).toBe(view);
});

test.each(["/", "", "/nowhere", "/constructor", "/home/deep", "//"])(
  "%j shows the dashboard",
  (path) => {
    expect(viewOfPath(path)).toBe("home");
  },
);
