import type { Photo } from "@morsel/contract/photos";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { queryClient } from "../../lib/query-client.ts";
import { photoContract } from "./contract.ts";

const photosQuery = defineQuery({
  name: "/api/user/photos",
  // A photo may have been added a moment ago, by another device, too.
  staleTime: 0,
  async ask(_: undefined, _person, signal): Promise<Photo[]> {
    return (await call(photoContract, "listPhotos", { signal })).photos;
  },
});

/** Everything the person has uploaded, newest first. */
export const usePhotos = () => useAnswer(photosQuery, undefined);

/** Asks again what is looked at, and the rest when it is looked at next. */
export const askForPhotos = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [photosQuery.name] });
