import type { Locator, Page } from "@playwright/test";

/** Finds things the way people do: by their labels and names. */

/** Where to look a name or label up. */
type Place = Page | Locator;

export const field = (place: Place, label: string) => place.getByLabel(label, { exact: true });

export const button = (place: Place, name: string) =>
  place.getByRole("button", { name, exact: true });

export const card = (place: Place, name: string) =>
  place.getByRole("region", { name, exact: true });

export const dialogNamed = (place: Place, name: string) =>
  place.getByRole("dialog", { name, exact: true });

/** The sign-in form's notification on top of everything. */
export const popup = (place: Place) => place.getByRole("alertdialog");

/** What says that a meal was logged, and offers to take it back. */
export const logged = (page: Page) => dialogNamed(page, "Successfully Logged");

/** What is suggested under a food box, not the choices of a select. */
export const suggestions = (page: Page) => page.getByRole("listbox").getByRole("option");
