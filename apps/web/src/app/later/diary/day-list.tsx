import type { ComponentProps } from "react";
import { DayList } from "../../../features/meals/components/day-list.tsx";
import { WithPhotos } from "../../with-photos.tsx";

/** A day's entries, with the photos that they came from. */
export default function DayListWithPhotos(props: ComponentProps<typeof DayList>) {
  return (
    <WithPhotos>
      <DayList {...props} />
    </WithPhotos>
  );
}
