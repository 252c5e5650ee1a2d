import { useState } from "react";
import { Card } from "../../../components/card.tsx";
import { FactorRow } from "../factors/components/factor-row.tsx";
import { PasswordForm } from "../passwords/components/password-form.tsx";
import { IdentityRows } from "../providers/components/identity-rows.tsx";
import { hasPasswordOf, useAccount } from "../queries.ts";
import {
  changeAddress,
  changePassword,
  firstPassword,
  securityTexts,
} from "../security.messages.ts";
import { useSession } from "../sessions/state.ts";
import { AddressForm } from "./address-form.tsx";
import { SecurityRow } from "./security-row.tsx";

type Row = "password" | "email";

/** How the person signs in, and how to change it. */
export function SecurityCard() {
  const { email } = useSession();
  const { data: account } = useAccount();
  const [open, setOpen] = useState<Row | null>(null);
  const close = () => setOpen(null);
  const hasPassword = hasPasswordOf(account);
  const pending = account?.new_email;
  return (
    <Card title={securityTexts.title}>
      <ul className="divide-y divide-line">
        <SecurityRow
          title={changePassword.title}
          text={hasPassword ? changePassword.text : firstPassword.text}
          action={{ label: hasPassword ? "Change" : "Set", run: () => setOpen("password") }}
          form={open === "password" && <PasswordForm hasPassword={hasPassword} onDone={close} />}
        />
        <SecurityRow
          title={changeAddress.title}
          text={pending ? changeAddress.waiting(email ?? "", pending) : email}
          action={{ label: "Change", run: () => setOpen("email") }}
          form={open === "email" && <AddressForm email={email ?? ""} onDone={close} />}
        />
        <FactorRow />
        <IdentityRows />
      </ul>
    </Card>
  );
}
