import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  emptyForm,
  type FormEvent,
  formAfter,
  obstacle,
  resendObstacle,
  signedUp,
} from "./form.ts";
import { signInMessages } from "./messages.ts";
import type { Mode } from "./notice.ts";

const typed = (mode: Mode, email: string, password: string) =>
  [
    { type: "email-typed", email },
    { type: "password-typed", password },
  ].reduce((state, event) => formAfter(state, event as FormEvent), emptyForm(mode));

const told = (code: string, message = "From the server.") =>
  formAfter(formAfter(typed("sign-in", "ada@example.com", "wrong-one"), { type: "sent" }), {
    type: "told",
    notice: signInMessages.refusal({ code, message }),
    unverified: "ada@example.com",
  });

describe("what stops the form", () => {
  it("needs both fields", () => {
    for (const mode of ["sign-in", "sign-up"] as const) {
      expect(obstacle(typed(mode, "", "secret-1"), [])).toBe(signInMessages.input.missing);
      expect(obstacle(typed(mode, "  ", "secret-1"), [])).toBe(signInMessages.input.missing);
      expect(obstacle(typed(mode, "ada@example.com", ""), [])).toBe(signInMessages.input.missing);
    }
  });

  it("needs an address in the shape of one", () => {
    const tooLong = `${"a".repeat(243)}@example.com`;
    const wrong = ["ada", "ada@", "@example.com", "ada@example", "a b@example.com", tooLong];
    // The server would refuse it, but not under this title.
    for (const email of [...wrong, "ada@example.c"]) {
      expect(obstacle(typed("sign-in", email, "secret-1"), [])).toBe(signInMessages.input.email);
    }
    expect(obstacle(typed("sign-in", " ada@example.com ", "secret-1"), [])).toBeNull();
  });

  it("holds back a sign-up and names every unmet rule", () => {
    const state = typed("sign-up", "ada@example.com", "short");
    expect(obstacle(state, ["one number", "one uppercase letter"])?.description).toBe(
      "Password needs: one number, one uppercase letter",
    );
    expect(obstacle(state, [])).toBeNull();
  });

  it("asks six characters to sign in, whatever the sign-up rules say", () => {
    expect(obstacle(typed("sign-in", "ada@example.com", "12345"), [])).toBe(
      signInMessages.input.shortPassword,
    );
    expect(obstacle(typed("sign-in", "ada@example.com", "123456"), ["one number"])).toBeNull();
  });

  it("needs an address to reset or resend", () => {
    expect(obstacle(emptyForm("forgot-password"), [])?.description).toBe(
      "Please enter your email address to reset your password.",
    );
    expect(obstacle(emptyForm("verification-required"), [])?.description).toBe(
      "Please try signing up again.",
    );
    expect(resendObstacle(emptyForm())?.description).toBe(
      "Please enter your email address to resend verification.",
    );
  });
});

describe("what the form does with an answer", () => {
  it("goes to the verification panel and keeps the address for a resend", () => {
    const state = told("EMAIL_NOT_VERIFIED");
    expect(state).toMatchObject({
      mode: "verification-required",
      unverified: "ada@example.com",
      password: "",
      pending: false,
    });
    expect(state.notice).toMatchObject({ title: "Email Verification Required", duration: 12_000 });
    expect(obstacle(state, [])).toBeNull();
  });

  it("offers an account to an unknown address, and opens it after three seconds", () => {
    const state = told("ACCOUNT_NOT_FOUND", "No account with this email");
    expect(state.notice).toMatchObject({
      title: "Account Not Found",
      description: "No account with this email. Would you like to create a new account?",
      duration: 10_000,
    });
    expect(state.mode).toBe("sign-in");
    expect(state.next).toEqual({ mode: "sign-up", after: 3000 });

    const later = formAfter(state, { type: "next-due" });
    expect(later).toMatchObject({ mode: "sign-up", next: null, email: "ada@example.com" });
    expect(later.notice).not.toBeNull();

    const atOnce = formAfter(state, { type: "notice-action" });
    expect(atOnce).toMatchObject({ mode: "sign-up", next: null, notice: null });
  });

  it("offers a reset for a wrong password and stays where it is", () => {
    const state = told("INVALID_CREDENTIALS");
    expect(state.notice).toMatchObject({
      title: "Incorrect Credentials",
      description: "From the server. You can reset your password if needed.",
      duration: 8000,
    });
    expect(state).toMatchObject({ mode: "sign-in", next: null });
    expect(formAfter(state, { type: "notice-action" }).mode).toBe("forgot-password");
  });

  it("says the rest as it is, but for the password rules", () => {
    expect(told("SERVICE_ERROR").notice).toMatchObject({
      title: "Service Unavailable",
      duration: 6000,
    });
    expect(told("WHATEVER").notice).toMatchObject({
      title: "Authentication Failed",
      description: "From the server.",
    });
    expect(told("WEAK", "Password should contain more.").notice?.description).toMatch(
      /^Password must include: uppercase letter, lowercase letter/,
    );
  });

  it("returns to sign-in after a sign-up, without the password", () => {
    const state = formAfter(
      typed("sign-up", "ada@example.com", "Secret-1!"),
      signedUp("ada@example.com"),
    );
    expect(state).toMatchObject({ mode: "sign-in", email: "ada@example.com", password: "" });
    expect(state.notice).toBe(signInMessages.outcome.accountCreated);
  });
});

const anyMode = fc.constantFrom<Mode>(
  "sign-in",
  "sign-up",
  "forgot-password",
  "verification-required",
);
const anyEvent: fc.Arbitrary<FormEvent> = fc.oneof(
  fc.record({ type: fc.constant("email-typed" as const), email: fc.string() }),
  fc.record({ type: fc.constant("password-typed" as const), password: fc.string() }),
  fc.record({ type: fc.constant("mode-chosen" as const), mode: anyMode }),
  fc.record({
    type: fc.constant("told" as const),
    notice: fc
      .constantFrom("EMAIL_NOT_VERIFIED", "ACCOUNT_NOT_FOUND", "INVALID_CREDENTIALS", "OTHER")
      .map((code) => signInMessages.refusal({ code, message: null })),
  }),
  fc
    .constantFrom("sent", "notice-closed", "notice-action", "next-due", "done")
    .map((type) => ({ type })),
);

it("never carries a password into another mode, nor loses the address", () => {
  fc.assert(
    fc.property(anyMode, fc.array(anyEvent, { maxLength: 30 }), (mode, events) => {
      let state = emptyForm(mode);
      for (const event of events) {
        const after = formAfter(state, event);
        if (after.mode !== state.mode) expect(after.password).toBe("");
        if (event.type !== "email-typed") expect(after.email).toBe(state.email);
        state = after;
      }
    }),
  );
});
