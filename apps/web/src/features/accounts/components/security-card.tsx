import { useState } from "react";
import { Card } from "../../../components/card.tsx";
import { FactorRow } from "../factors/components/factor-row.tsx";
import { accountMessages } from "../messages.ts";
import { PasswordForm } from "../passwords/components/password-form.tsx";
import { passwordMessages } from "../passwords/messages.ts";
import { IdentityRows } from "../providers/components/identity-rows.tsx";
import { hasPasswordOf, useAccount } from "../queries.ts";
import { useEmail } from "../sessions/state.ts";
import { AddressForm } from "./address-form.tsx";
import { PendingAddress } from "./pending-address.tsx";
import { SecurityRow } from "./security-row.tsx";

type Row = "password" | "email";

/** How the person signs in, and how to change that. */
export function SecurityCard() {
  const email = useEmail();
  const { data: account } = useAccount();
  const [open, setOpen] = useState<Row | null>(null);
  const close = () => setOpen(null);
  const hasPassword = hasPasswordOf(account);
  const pending = account?.new_email;
  return (
    <Card title={accountMessages.security.title}>
      <ul className="divide-y divide-line">
        <SecurityRow
          title={passwordMessages.change.title}
          text={hasPassword ? passwordMessages.change.text : passwordMessages.first.text}
          action={{
            label: hasPassword ? accountMessages.security.change : accountMessages.security.set,
            run: () => setOpen("password"),
          }}
          form={open === "password" && <PasswordForm hasPassword={hasPassword} onDone={close} />}
        />
        <SecurityRow
          title={accountMessages.changeAddress.title}
          text={pending ? accountMessages.changeAddress.waiting(email, pending) : email}
          action={{ label: accountMessages.security.change, run: () => setOpen("email") }}
          form={open === "email" && <AddressForm email={email} onDone={close} />}
        >
          {pending && <PendingAddress email={email} pending={pending} />}
        </SecurityRow>
        <FactorRow />
        <IdentityRows />
      </ul>
    </Card>
  );
}
