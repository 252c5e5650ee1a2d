import { backUpGoals, getUser, putGoals, putProfile } from "@morsel/contract/profile";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { ProfileService } from "./service.ts";

export function profileRoutes(http: Http, profiles: ProfileService): void {
  mount(http, getUser, ({ person }) => profiles.user(person));
  mount(http, putProfile, ({ person, body }) => profiles.change(person, body));
  mount(http, putGoals, ({ person, body }) => profiles.setGoals(person.userId, body));
  mount(http, backUpGoals, ({ person, body }) => profiles.backUpGoals(person.userId, body));
}
