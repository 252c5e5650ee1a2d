import { expect, it } from "vitest";
import { completionProblem } from "./completion.ts";

const whole = { firstName: "Ana", lastName: "Lee", icon: 2 };

it.each([
  [{ firstName: " " }, "First Name Required"],
  [{ firstName: "\u200b" }, "First Name Required"],
  [{ lastName: "" }, "Last Name Required"],
  [{ lastName: "\u2800" }, "Last Name Required"],
  [{ icon: null }, "Gender Selection Required"],
  [{ firstName: "", lastName: "", icon: null }, "First Name Required"],
])("%j: %s", (missing, title) => {
  expect(completionProblem({ ...whole, ...missing })?.title).toBe(title);
});

it("lets a whole profile pass", () => expect(completionProblem(whole)).toBeNull());
