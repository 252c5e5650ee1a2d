import type { ReactNode } from "react";
import { Card } from "../../../components/card.tsx";
import { FailedState } from "../../../components/failed-state.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { ThemeSwitch } from "../../../components/theme-switch.tsx";
import { GoalsCard } from "../components/goals-card.tsx";
import { type Figure, IdentityCard } from "../components/identity-card.tsx";
import { profileMessages } from "../messages.ts";
import { useUser } from "../queries.ts";

interface ProfileScreenProps {
  /** How the day stands, from the rooms that know. */
  figures: readonly Figure[];
  /** What the accounts room shows here: session, security, sign-out. */
  account: ReactNode;
}

/** The profile tab of somebody who is signed in. */
export default function ProfileScreen({ figures, account }: ProfileScreenProps) {
  const { data: user, error, isError, isFetching, refetch } = useUser();
  return (
    <div className="screen lg:grid lg:grid-cols-2 lg:items-start lg:gap-5">
      <div className="flex flex-col gap-4 lg:gap-5">
        {user ? (
          <IdentityCard user={user} figures={figures} />
        ) : isError ? (
          <Card>
            <FailedState
              title={profileMessages.loadFailed}
              error={error}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          </Card>
        ) : (
          <ProfilePlace />
        )}
        <Card title="Appearance">
          <ThemeSwitch />
        </Card>
      </div>
      <div className="flex flex-col gap-4 lg:gap-5">
        {user && <GoalsCard key={user.id} user={user} />}
        {account}
      </div>
    </div>
  );
}

/** The identity card's place while it loads. */
function ProfilePlace() {
  return (
    <Card>
      <Loading label="Your profile loads" className="flex items-center gap-4">
        <Skeleton className="size-16 rounded-full" />
        <div className="flex flex-1 flex-col gap-2">
          <Skeleton className="h-6 w-2/5" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      </Loading>
    </Card>
  );
}
