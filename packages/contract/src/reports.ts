import * as z from "zod/mini";
import { route } from "./route.ts";

/** How much there is of a person. */
export const dataOverview = route({
  method: "GET",
  path: "/api/user/data-overview",
  access: "person",
  summary: "How much is stored of the person",
  status: 200,
  reply: z.object({
    mealsLogged: z.number(),
    /** Days with an entry. */
    daysTracked: z.number(),
    /** Of all rows and pictures of the person, without the database's own indexes. */
    dataSizeBytes: z.number(),
  }),
});
export type DataOverview = z.infer<typeof dataOverview.reply>;
