import { useEffect, useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { Button } from "../../../../components/button.tsx";
import { Spinner } from "../../../../components/spinner.tsx";
import { usePersonId } from "../../../../lib/person.ts";
import { failureOf } from "../../failure.ts";
import { LinkPage, Result } from "../components/link-page.tsx";
import { linkMessages } from "../messages.ts";
import { spendLink } from "../state.ts";
import { type VerificationResult, verificationResult } from "../verification.ts";

const goTo = (path: string) => navigate(path, { replace: true });

/** The page behind the verification link: uses it, shows the outcome, goes home. */
export default function VerifyEmail() {
  const [address] = useState(() => window.location.href);
  const isSignedIn = usePersonId() !== null;
  const [result, setResult] = useState<VerificationResult | null>(null);

  useEffect(() => {
    let here = true;
    void spendLink(address, "verification")
      .then(() => ({ kind: "session" as const }), failureOf)
      .then((outcome) => here && setResult(verificationResult(outcome)));
    return () => {
      here = false;
    };
  }, [address]);

  const success = result?.success ?? false;
  /** Verified, and nothing left to do here. */
  const isDone = success && isSignedIn;
  useEffect(() => {
    if (!success) return;
    const timer = setTimeout(() => goTo("/"), linkMessages.homeAfter);
    return () => clearTimeout(timer);
  }, [success]);

  if (!result)
    return (
      <LinkPage title={linkMessages.verification.titles.verifying}>
        <p role="status" className="mt-5 flex items-center justify-center gap-3 text-soft">
          <Spinner />
          {linkMessages.verification.verifying}
        </p>
      </LinkPage>
    );
  return (
    <LinkPage
      title={
        success ? linkMessages.verification.titles.success : linkMessages.verification.titles.failed
      }
    >
      <Result tone={success ? "success" : "error"} text={result.text}>
        <Button size="large" onClick={() => goTo(isDone ? "/" : "/signin")}>
          {isDone ? linkMessages.verification.goHome : linkMessages.verification.goSignIn}
        </Button>
        {isDone && <p className="text-sm text-soft">{linkMessages.verification.signedIn}</p>}
        {!success && <p className="text-sm text-soft">{linkMessages.verification.newLink}</p>}
      </Result>
    </LinkPage>
  );
}
