import { type SubmitEvent, useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { Button } from "../../../../components/button.tsx";
import { Spinner } from "../../../../components/spinner.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { SecondFactorForm } from "../../factors/components/second-factor-form.tsx";
import { type FactorWay, factorMessages } from "../../factors/messages.ts";
import { answerWith } from "../../factors/mutations.ts";
import { type Problem, problemOf } from "../../failure.ts";
import { LinkPage, Result } from "../../mailed-links/components/link-page.tsx";
import { linkMessages } from "../../mailed-links/messages.ts";
import { forgetRecovery, spendLink } from "../../mailed-links/state.ts";
import { sessionState } from "../../sessions/state.ts";
import { askForNewLink } from "../../sign-in/opening.ts";
import { PasswordField } from "../components/password-field.tsx";
import { passwordMessages } from "../messages.ts";
import { newPasswordProblem, setNewPassword } from "../reset.mutations.ts";

const goTo = (path: string) => navigate(path, { replace: true });

type Step = "checking" | "invalid" | "factor" | "form" | "done";

/** The page behind the reset link: checks the link, sets the password, goes home. */
export default function ResetPassword() {
  const [address] = useState(() => window.location.href);
  const [step, setStep] = useState<Step>("checking");
  const [way, setWay] = useState<FactorWay>("app");

  useEffect(() => {
    let here = true;
    const show = (next: Step) => here && setStep(next);
    spendLink(address, "recovery").then(
      () => show(sessionState() === "second-factor" ? "factor" : "form"),
      () => show("invalid"),
    );
    return () => {
      here = false;
    };
  }, [address]);

  useEffect(() => {
    if (step !== "done") return;
    const timer = setTimeout(() => goTo("/"), linkMessages.homeAfter);
    return () => clearTimeout(timer);
  }, [step]);

  switch (step) {
    case "checking":
      return (
        <LinkPage title={passwordMessages.reset.title}>
          <p role="status" className="mt-5 flex items-center justify-center gap-3 text-soft">
            <Spinner />
            {passwordMessages.reset.checking}
          </p>
        </LinkPage>
      );
    case "invalid":
      return (
        <LinkPage title={passwordMessages.reset.failedTitle}>
          <Result tone="error" text={passwordMessages.reset.invalid}>
            {/* Who is signed in is led past the sign-in form. */}
            {sessionState() === "signed-in" ? (
              <Button size="large" onClick={() => goTo("/")}>
                {linkMessages.verification.goHome}
              </Button>
            ) : (
              <Button size="large" onClick={askForNewLink}>
                {passwordMessages.reset.newLink}
              </Button>
            )}
          </Result>
        </LinkPage>
      );
    case "factor":
      return (
        <LinkPage title={factorMessages.faces[way].title}>
          <p className="mt-2 mb-5 text-center text-soft">{factorMessages.faces[way].description}</p>
          <SecondFactorForm
            way={way}
            onWay={setWay}
            answer={answerWith(way)}
            onDone={() => setStep("form")}
          />
        </LinkPage>
      );
    case "form":
      return (
        <NewPassword
          onDone={() => {
            forgetRecovery();
            setStep("done");
          }}
        />
      );
    case "done":
      return (
        <LinkPage title={passwordMessages.reset.successTitle}>
          <Result tone="success" text={passwordMessages.reset.success}>
            <Button size="large" onClick={() => goTo("/")}>
              {linkMessages.verification.goHome}
            </Button>
          </Result>
        </LinkPage>
      );
  }
}

function NewPassword({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState("");
  const [repeated, setRepeated] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = newPasswordProblem(password, repeated);
    setProblem(found);
    if (found) return;
    setBusy(true);
    try {
      await setNewPassword(password);
      onDone();
    } catch (failure) {
      setProblem(problemOf(passwordMessages.reset.failedTitle, failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <LinkPage title={passwordMessages.reset.title}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-5 flex flex-col gap-4"
      >
        <PasswordField
          label={passwordMessages.fields.next}
          name="new-password"
          autoComplete="new-password"
          hint={passwordMessages.fields.hint}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          label={passwordMessages.fields.repeated}
          name="confirm-password"
          autoComplete="new-password"
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
        />
        <ProblemNote problem={problem} />
        <Button
          type="submit"
          size="large"
          busy={busy}
          disabled={password === "" || repeated === ""}
        >
          {passwordMessages.reset.submit}
        </Button>
      </form>
    </LinkPage>
  );
}
