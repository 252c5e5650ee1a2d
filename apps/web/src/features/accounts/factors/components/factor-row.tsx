import { Suspense, useState } from "react";
import { cameToNothing } from "../../../../components/failed-query.tsx";
import { later } from "../../../../components/later.tsx";
import { SecurityRow } from "../../components/security-row.tsx";
import { useAccount } from "../../queries.ts";
import { factorMessages } from "../messages.ts";
import { useRecoveryCodeCount } from "../queries.ts";

const SetUpDialog = later(() => import("./set-up-dialog.tsx"), "dialog");
const ManageFactorDialog = later(() => import("./manage-factor-dialog.tsx"), "dialog");

/** Whether two-factor sign-in is on, and a button to set it up or manage it. */
export function FactorRow() {
  const query = useAccount();
  const { data: account } = query;
  const [open, setOpen] = useState(false);
  const verified = account?.factors?.filter(({ status }) => status === "verified") ?? [];
  const authenticators = verified.filter(({ factor_type }) => factor_type === "totp");
  const isOn = authenticators.length > 0;
  const { data: codesLeft } = useRecoveryCodeCount(isOn);
  const { on, off, unknown } = factorMessages.row;
  const state = account ? (isOn ? on : off) : cameToNothing(query) ? unknown : "…";
  const close = () => setOpen(false);
  // The set-up dialog stays open for its recovery codes, although the factor is on by then.
  const [managing, setManaging] = useState(false);
  return (
    <>
      <SecurityRow
        title={factorMessages.row.title}
        text={
          <>
            {state}
            {isOn && typeof codesLeft === "number" && ` ${factorMessages.row.codesLeft(codesLeft)}`}
          </>
        }
        action={
          account && {
            label: isOn ? factorMessages.row.manage : factorMessages.row.setUp,
            run: () => {
              setManaging(isOn);
              setOpen(true);
            },
          }
        }
      />
      {open && (
        <Suspense>
          {managing ? (
            <ManageFactorDialog
              factorIds={authenticators.map(({ id }) => id)}
              hasCodes={typeof codesLeft === "number"}
              onClose={close}
            />
          ) : (
            <SetUpDialog onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
