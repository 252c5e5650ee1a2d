import type { Locator, Page } from "@playwright/test";

/** Where things are found, as people find them: by their labels and names. */

/** What a name or label is looked up in: the page, or a part of it. */
type Place = Page | Locator;

export const field = (place: Place, label: string) => place.getByLabel(label, { exact: true });

export const button = (place: Place, name: string) =>
  place.getByRole("button", { name, exact: true });

export const card = (place: Place, name: string) =>
  place.getByRole("region", { name, exact: true });

export const dialogNamed = (place: Place, name: string) =>
  place.getByRole("dialog", { name, exact: true });

/** The sign-in form's notification, over everything. */
export const popup = (place: Place) => place.getByRole("alertdialog");
