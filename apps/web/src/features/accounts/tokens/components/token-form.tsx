import { maxTokenName, type TokenScope, tokenScopes } from "@morsel/domain/accounts/personal-token";
import { isVisible } from "@morsel/domain/visible-text";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { SelectField, TextField } from "../../../../components/field.tsx";
import { Segments } from "../../../../components/segments.tsx";
import { useDraft } from "../../../../lib/drafts.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { type Problem, problemOf } from "../../failure.ts";
import { tokenMessages } from "../messages.ts";
import { useMakeToken } from "../mutations.ts";
import type { MadeToken } from "./made-token-note.tsx";

const { form: texts, lifetimes, scopes } = tokenMessages;
const usual = "365";
/** Kept across the reload that brings a new release; then the form opens again. */
export const tokenDraft = "token.name";

interface TokenFormProps {
  onMade: (token: MadeToken) => void;
  onCancel: () => void;
}

/** Asks for a new token's name, what it may do, and for how long. */
export function TokenForm({ onMade, onCancel }: TokenFormProps) {
  const [name, setName] = useDraft(tokenDraft, "");
  const [scope, setScope] = useDraft<TokenScope>("token.scope", "write");
  const [days, setDays] = useDraft("token.days", usual);
  const [isNameMissing, setNameMissing] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const make = useMakeToken();
  useEffect(() => nameField.current?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isMissing = !isVisible(name);
    setNameMissing(isMissing);
    setProblem(null);
    if (isMissing) return nameField.current?.focus();
    make.mutate(
      { name: name.trim(), scope, days: Number(days) },
      { onSuccess: onMade, onError: (thrown) => setProblem(problemOf(texts.failed, thrown)) },
    );
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-4">
      <TextField
        ref={nameField}
        label={texts.name}
        hint={texts.nameHint}
        error={isNameMissing ? texts.nameMissing : undefined}
        maxLength={maxTokenName}
        autoComplete="off"
        aria-required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Segments
        legend={texts.scope}
        choices={tokenScopes.map((value) => ({ value, label: scopes[value] }))}
        value={scope}
        onChoose={setScope}
      />
      <SelectField
        label={texts.lifetime}
        choices={lifetimes.map((one) => ({ value: String(one.days), label: one.label }))}
        value={days}
        onChange={(event) => setDays(event.target.value)}
      />
      <ProblemNote problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={make.isPending}>
          {texts.submit}
        </Button>
        <Button look="secondary" disabled={make.isPending} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
