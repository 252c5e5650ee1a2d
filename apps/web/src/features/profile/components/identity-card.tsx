import type { User } from "@morsel/contract/profile";
import { fullName } from "@morsel/domain/profile/full-name";
import { displayName } from "@morsel/domain/profile/name";
import type { ReactNode } from "react";
import { Card } from "../../../components/card.tsx";
import { Avatar } from "./avatar.tsx";

/** One of the person's numbers, such as meals today. */
export interface Figure {
  readonly label: string;
  readonly value: string;
}

interface IdentityCardProps {
  user: User;
  figures: readonly Figure[];
  /** Below the name, such as a sign-out button. */
  children?: ReactNode;
}

export function IdentityCard({ user, figures, children }: IdentityCardProps) {
  return (
    <Card className="@container">
      <div className="flex items-center gap-4">
        <Avatar person={user} />
        <div className="min-w-0">
          <h2 className="truncate text-lg">
            {fullName(user.firstName, user.lastName) ?? displayName(user)}
          </h2>
          <p className="truncate text-soft">{user.email}</p>
        </div>
      </div>
      {figures.length > 0 && (
        <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,40%)),1fr))] gap-x-5 gap-y-3 border-t border-line pt-4 @min-[26rem]:flex @min-[26rem]:justify-between">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex min-w-0 flex-col-reverse">
              {/* The space has it read, and copied, as "Level 1". */}
              <dt className="text-sm text-soft">{label}</dt>{" "}
              <dd className="text-lg font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <div className="mt-4 border-t border-line pt-4">{children}</div>}
    </Card>
  );
}
