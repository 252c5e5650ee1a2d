import { DatabaseBackup } from "lucide-react";
import { Suspense } from "react";
import { later } from "../../components/later.tsx";
import { SignedOutCard } from "../../components/signed-out-card.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { DangerZone } from "../../features/accounts/components/danger-zone.tsx";
import { ExportCard } from "../../features/reports/components/export-card.tsx";
import { OverviewCard } from "../../features/reports/components/overview-card.tsx";
import { ReportCard } from "../../features/reports/components/report-card.tsx";
import { reportMessages } from "../../features/reports/messages.ts";
import { useGate } from "../../features/subscriptions/queries.ts";
import { DeviceCard } from "../../features/sync/components/device-card.tsx";
import { usePersonId } from "../../lib/person.ts";
import { openTab } from "../../lib/tabs.ts";
import { SignpostCard } from "../signpost-card.tsx";
import { screenMessages } from "./messages.ts";

const GatedNote = later(() => import("../../features/subscriptions/components/gated-note.tsx"));
const ImportCard = later(() => import("../../features/reports/components/import-card.tsx"));

/** Data management: how much there is of a person, what this device keeps, and how it goes away. */
export default function Data() {
  const isVisitor = usePersonId() === null;
  const isGated = useGate("imports") === "closed";
  return (
    <div className="screen">
      {isVisitor ? (
        <SignedOutCard {...reportMessages.signedOut} icon={<DatabaseBackup size={22} />} />
      ) : (
        <>
          <OverviewCard />
          <ReportCard />
          <ExportCard />
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ImportCard note={isGated && <GatedNote feature="imports" />} />
          </Suspense>
          <DeviceCard />
          <SignpostCard
            {...screenMessages.data.elsewhere}
            onOpen={() => openTab("profile", "data")}
          />
          <DangerZone />
        </>
      )}
    </div>
  );
}
