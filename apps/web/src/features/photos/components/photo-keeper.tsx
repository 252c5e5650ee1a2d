import { useEffect } from "react";
import { usePersonId } from "../../../lib/person.ts";
import { tidyPlates } from "../kept-plates.ts";
import { tidyThumbnails } from "../thumbnails.ts";

/** What runs beside every view for a person's photos. Renders nothing. */
export function PhotoKeeper() {
  const person = usePersonId();
  useEffect(() => {
    void tidyThumbnails(person);
    void tidyPlates(person);
  }, [person]);
  return null;
}
