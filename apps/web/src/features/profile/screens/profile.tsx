import { type ReactNode, useState } from "react";
import { Card } from "../../../components/card.tsx";
import { FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { ThemeSwitch } from "../../../components/theme-switch.tsx";
import { UnitsSwitch } from "../../../components/units-switch.tsx";
import { CalmCard } from "../components/calm-card.tsx";
import { DetailsCard } from "../components/details-card.tsx";
import { GoalsCard } from "../components/goals-card.tsx";
import { type Figure, IdentityCard } from "../components/identity-card.tsx";
import type { DetailField } from "../details.ts";
import { profileMessages } from "../messages.ts";
import { useUser } from "../queries.ts";

interface ProfileScreenProps {
  /** The day's numbers, supplied by other rooms. */
  figures: readonly Figure[];
  /** The accounts room's parts. */
  session: ReactNode;
  account: ReactNode;
  /** Near the top, as many come for it. */
  signOut: ReactNode;
}

/** The profile tab of a signed-in person. */
export default function ProfileScreen({ figures, session, account, signOut }: ProfileScreenProps) {
  const query = useUser();
  const { data: user } = query;
  const [editing, setEditing] = useState<DetailField | null>(null);
  return (
    <div className="screen lg:grid lg:grid-cols-2 lg:items-start lg:gap-5">
      <div className="flex flex-col gap-4 lg:gap-5">
        {user ? (
          <>
            <IdentityCard user={user} figures={figures}>
              {signOut}
            </IdentityCard>
            <GoalsCard key={user.id} user={user} onAdd={setEditing} />
          </>
        ) : query.isError ? (
          <Card>
            <FailedQuery title={profileMessages.loadFailed} query={query} />
            <div className="mt-4 flex justify-center">{signOut}</div>
          </Card>
        ) : (
          <ProfilePlace figures={figures.length}>{signOut}</ProfilePlace>
        )}
        <Card title={profileMessages.appearance}>
          <div className="flex flex-col gap-3">
            <ThemeSwitch />
            <UnitsSwitch />
          </div>
        </Card>
        <CalmCard />
        {session}
      </div>
      <div className="flex flex-col gap-4 lg:gap-5">
        {user && <DetailsCard user={user} editing={editing} onEdit={setEditing} />}
        {!user && !query.isError && <DetailsPlace />}
        {account}
      </div>
    </div>
  );
}

/** Signing out doesn't wait for the profile, which may never come. */
function ProfilePlace({ figures, children }: { figures: number; children: ReactNode }) {
  return (
    <>
      <Card className="@container">
        <Loading label={profileMessages.about.loading} className="flex items-center gap-4">
          <Skeleton className="size-16 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="h-5 w-3/5" />
          </div>
        </Loading>
        <Skeleton className={figures > 2 ? "mt-4 h-35 @min-[26rem]:h-20" : "mt-4 h-20"} />
        <div className="mt-4">{children}</div>
      </Card>
      <Card title={profileMessages.goals} aria-busy="true">
        <Skeleton className="h-83" />
      </Card>
    </>
  );
}

function DetailsPlace() {
  return (
    <Card title={profileMessages.about.title} aria-busy="true">
      <div className="flex flex-col gap-5 py-2">
        {["w-full", "w-4/5", "w-full", "w-3/5", "w-4/5", "w-full"].map((width, place) => (
          <Skeleton key={`${place}-${width}`} className={`h-6 ${width}`} />
        ))}
      </div>
    </Card>
  );
}
