import type { TokenEntry } from "@morsel/contract/tokens";
import { KeyRound } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Badge } from "../../../../components/badge.tsx";
import { Button } from "../../../../components/button.tsx";
import { Card } from "../../../../components/card.tsx";
import { EmptyState } from "../../../../components/empty-state.tsx";
import { cameToNothing, FailedQuery } from "../../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../../components/skeleton.tsx";
import { hasDraft } from "../../../../lib/drafts.ts";
import { momentShown } from "../../../../lib/moment.ts";
import { useOpener } from "../../../../lib/opener.ts";
import { ask } from "../../../../lib/question.ts";
import { toast } from "../../../../lib/toast.ts";
import { tokenMessages } from "../messages.ts";
import { useRevokeToken } from "../mutations.ts";
import { useTokens } from "../queries.ts";
import { type MadeToken, MadeTokenNote } from "./made-token-note.tsx";
import { TokenForm, tokenDraft } from "./token-form.tsx";

/** The personal access tokens: made, shown once, listed with their last use, and revoked. */
export default function TokensCard() {
  const { opener, isOpen, open, close } = useOpener(hasDraft(tokenDraft));
  const [made, setMade] = useState<MadeToken | null>(null);
  function done() {
    setMade(null);
    close();
  }
  return (
    <Card title={tokenMessages.title}>
      <p className="mb-4 text-soft">{tokenMessages.about}</p>
      {isOpen && !made && <TokenForm onMade={setMade} onCancel={close} />}
      {made && <MadeTokenNote token={made} onDone={done} />}
      {!isOpen && (
        <Button ref={opener} look="outline" onClick={open}>
          <KeyRound size={18} aria-hidden="true" />
          {tokenMessages.form.open}
        </Button>
      )}
      <Tokens />
    </Card>
  );
}

function Tokens() {
  const tokens = useTokens();
  const place = useRef<HTMLDivElement>(null);
  let content: ReactNode;
  if (tokens.data?.length === 0)
    content = (
      <EmptyState title={tokenMessages.empty} icon={<KeyRound size={22} />}>
        {tokenMessages.emptyHint}
      </EmptyState>
    );
  else if (tokens.data)
    content = (
      <ul aria-label={tokenMessages.title} className="divide-y divide-line">
        {tokens.data.map((token) => (
          <TokenRow key={token.id} token={token} onRevoked={() => place.current?.focus()} />
        ))}
      </ul>
    );
  else if (cameToNothing(tokens))
    content = <FailedQuery title={tokenMessages.unknown} query={tokens} />;
  else
    content = (
      <Loading label={tokenMessages.title}>
        <Skeleton className="h-14 w-full" />
      </Loading>
    );
  return (
    <div ref={place} tabIndex={-1} className="mt-4 border-t border-line pt-4">
      {content}
    </div>
  );
}

const date = new Intl.DateTimeFormat("en", { dateStyle: "medium" });

interface TokenRowProps {
  token: TokenEntry;
  /** The row is about to disappear, and the focus with it. */
  onRevoked: () => void;
}

function TokenRow({ token, onRevoked }: TokenRowProps) {
  const { id, name, scope, lastUsedAt, expiresAt } = token;
  const revoke = useRevokeToken();
  const [now] = useState(Date.now);
  const used = lastUsedAt === null ? null : momentShown(Date.parse(lastUsedAt), now);
  const end = Date.parse(expiresAt);

  async function run() {
    if (!(await ask(tokenMessages.row.question(name)))) return;
    try {
      await revoke.mutateAsync(id);
      onRevoked();
      toast({ ...tokenMessages.row.revoked(name), tone: "success" });
    } catch {
      toast({ ...tokenMessages.row.failed, tone: "error" });
    }
  }

  return (
    <li className="flex min-h-11 flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-[min(8rem,100%)] flex-1">
        <h3 className="flex flex-wrap items-center gap-x-2 text-base wrap-anywhere">
          {name}
          {end <= now && <Badge tone="amber">{tokenMessages.row.expired}</Badge>}
        </h3>
        <p className="text-sm text-soft">
          {tokenMessages.row.about(scope, used, date.format(end))}
        </p>
      </div>
      <Button
        look="outline"
        className="shrink-0"
        busy={revoke.isPending}
        aria-label={tokenMessages.row.revokeOf(name)}
        onClick={() => void run()}
      >
        {tokenMessages.row.revoke}
      </Button>
    </li>
  );
}
