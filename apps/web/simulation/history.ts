import type { Meal } from "@morsel/contract/meals";
import { addDays, type Day, dayInUtc } from "@morsel/domain/day";
import { createClock } from "./clock.ts";
import { createDevice, type Device, type OpenTab } from "./device.ts";
import { createModel, fields, type ServerView } from "./model.ts";
import { calm, createNetwork, type Weather } from "./network.ts";
import { createRandom } from "./random.ts";
import { beginning, type Person, type World } from "./world.ts";

const today = dayInUtc(beginning);
const span = { from: addDays(today, -10), to: addDays(today, 5) };
const dayLength = 86_400_000;

/** A history that ended wrong: what was found, and everything that happened. */
export class WrongHistory extends Error {
  constructor(seed: number, wrong: readonly string[], log: readonly string[]) {
    super(`History ${seed}: ${wrong.join("; ")}\n${log.join("\n")}`);
  }
}

/**
 * Runs one random history: three devices, two people, a bad network, and all in step at the end.
 * Returns what happened, line by line.
 */
export async function runHistory(world: World, seed: number): Promise<string[]> {
  const random = createRandom(seed);
  const clock = createClock(beginning);
  const log: string[] = [];
  const wrong: string[] = [];
  const say = (what: string) => {
    log.push(`${((clock.now() - beginning) / 1000).toFixed(3).padStart(9)} ${what}`);
  };
  const models = new Map(world.people.map((person) => [person.id, createModel()]));
  const modelOf = (id: string) => models.get(id) ?? createModel();

  const network = createNetwork({
    ...{ clock, random, say },
    async ask(call) {
      const person = world.people.find(({ token }) => token === call.token);
      const others = world.people.filter((one) => person && one !== person);
      if (others.some(({ name }) => call.body?.includes(`"${name} `)))
        wrong.push(`${person?.name ?? ""} sends ${call.body ?? ""}`);
      const answer = await world.ask(clock.now(), call);
      if (person) modelOf(person.id).heed(call, answer);
      return answer;
    },
  });
  const { load } = world;
  const devices = ["phone", "laptop", "tablet"].map((name) =>
    createDevice({ name, clock, random, load, send: network.send, span, say }),
  );

  const personOn = ({ texts }: Device): Person | undefined =>
    world.people.find(({ id }) => texts.get("morsel-auth")?.includes(id));

  function signIn(device: Device, person: Person): void {
    say(`${person.name} signs in on the ${device.name}`);
    // Valid by the device's own clock, however wrong that is.
    const expires_at = Math.round(beginning / 1000) + 7 * 86_400;
    device.texts.set("morsel-auth", JSON.stringify({ ...person.session, expires_at }));
    if (device.tabs.size === 0) device.open();
    else for (const tab of device.tabs) tab.app.follow();
  }

  /** What the server says when asked directly. */
  async function serverView({ id, token }: Person): Promise<ServerView> {
    const get = async (address: string) => {
      const call = { method: "GET", address, token, body: undefined };
      const { status, text } = await world.ask(clock.now(), call);
      if (status !== 200) throw new Error(`${address}: ${text}`);
      return JSON.parse(text) as never;
    };
    const { from, to } = span;
    const diary: Meal[] = await get(`/api/meals/logged?from=${from}&to=${to}&limit=1000`);
    const { data: water }: { data: ServerView["water"] } = await get("/api/water-history?days=31");
    const user: { id: string; dailyCalorieGoal: number } = await get("/api/auth/user");
    if (user.id !== id) wrong.push("the server mixes people up");
    const { days }: { days: unknown[] } = await get(`/api/meals/days?from=${from}&to=${to}`);
    return { diary, water, goal: user.dailyCalorieGoal, days } as ServerView;
  }

  /** What holds at every moment: nothing is shown twice, nothing of somebody else. */
  function look(tab: OpenTab): void {
    const person = world.people.find(({ id }) => id === tab.app.person());
    const diary = tab.app.diary() ?? [];
    if (new Set(diary.map(({ id }) => id)).size !== diary.length)
      wrong.push(`${tab.label} shows an entry twice`);
    if (diary.some(({ name }) => !name.startsWith(`${person?.name ?? "nobody"} `)))
      wrong.push(`${tab.label} shows somebody else's entry`);
    const user = tab.app.user();
    if (user && user.id !== person?.id) wrong.push(`${tab.label} shows somebody else's goals`);
  }

  let count = 0;
  const someDay = (): Day => addDays(today, random.upTo(3) - 2);

  /** Something that a person does in a tab; returns what they may undo. */
  const acts = {
    log(tab: OpenTab, person: Person) {
      count += 1;
      const meal = { name: `${person.name} ${count}`, calories: 10 + count, date: someDay() };
      say(`${tab.label} logs ${meal.name} on ${meal.date}`);
      modelOf(person.id).log(tab.app.log(meal.name, meal.calories, meal.date), meal);
    },
    edit(tab: OpenTab, person: Person) {
      const diary = tab.app.diary() ?? [];
      if (diary.length === 0) return;
      const meal = random.pick(diary);
      const field = random.pick(fields);
      count += 1;
      const value = { name: `${person.name} ${count}`, calories: 10 + count, date: someDay() }[
        field
      ];
      say(`${tab.label} sets ${field} of ${meal.name} (${meal.id}) to ${value}`);
      const takeBack = tab.app.edit(meal, {
        [field === "calories" ? "totalCalories" : field]: value,
      });
      modelOf(person.id).edit(meal.id, { [field]: value });
      if (!random.happens(0.3)) return;
      tab.after(() => {
        if (tab.app.person() !== person.id) return;
        say(`${tab.label} takes that back`);
        takeBack();
        modelOf(person.id).edit(meal.id, { [field]: meal[field] });
      }, random.upTo(4_000));
    },
    remove(tab: OpenTab, person: Person) {
      const diary = tab.app.diary() ?? [];
      if (diary.length === 0) return;
      const meal = random.pick(diary);
      say(`${tab.label} deletes ${meal.name} (${meal.id})`);
      tab.app.remove(meal);
      modelOf(person.id).remove(meal.id);
      if (!random.happens(0.3)) return;
      tab.after(() => {
        if (tab.app.person() !== person.id) return;
        say(`${tab.label} puts ${meal.name} back`);
        modelOf(person.id).log(tab.app.putBack(meal), meal);
      }, random.upTo(4_000));
    },
    pour(tab: OpenTab, person: Person) {
      const date = addDays(today, -random.upTo(1));
      const by = random.happens(0.7) ? 1 : -1;
      const before = tab.app.pending().length;
      say(`${tab.label} ${by > 0 ? "adds" : "takes away"} a glass on ${date}`);
      tab.app.addGlasses(date, by);
      if (tab.app.pending().length > before) modelOf(person.id).pour(date);
    },
    goal(tab: OpenTab, person: Person) {
      count += 1;
      say(`${tab.label} sets the goal to ${1500 + count}`);
      tab.app.setGoal(1500 + count);
      modelOf(person.id).setGoal(1500 + count);
    },
  };
  const actNames = ["log", "log", "log", "edit", "edit", "remove", "pour", "pour", "goal"] as const;

  const weather = (): Weather => {
    const bad = () => (random.happens(0.5) ? random.next() * 0.4 : 0);
    return { lost: bad(), unanswered: bad(), repeated: bad(), slow: bad() };
  };

  function setClock(device: Device): void {
    device.offset = Math.round((random.next() * 2 - 1) * dayLength);
    say(`the ${device.name}'s clock is wrong by ${Math.round(device.offset / 60_000)} min`);
  }

  /** Something that happens to a device. */
  const events = {
    network(device: Device) {
      say(`the ${device.name} goes ${device.isOnline ? "offline" : "online"}`);
      device.goOnline(!device.isOnline);
    },
    clock: setClock,
    tab(device: Device) {
      if (device.tabs.size > 1) return;
      device.open();
      say(`the ${device.name} opens another tab`);
    },
    kill(device: Device) {
      if (device.tabs.size > 0) random.pick([...device.tabs]).killAfter(1 + random.upTo(20));
    },
    look(device: Device) {
      for (const tab of device.tabs) tab.app.askAnew();
      say(`the ${device.name} asks anew`);
    },
    person(device: Device) {
      const person = personOn(device);
      const [tab] = device.tabs;
      if (!tab) return;
      if (!person) {
        signIn(device, random.pick(world.people));
        return;
      }
      say(`${person.name} signs out on the ${device.name}`);
      tab.app.signOut();
    },
    weather() {
      network.weather = weather();
      say(`the network changes: ${JSON.stringify(network.weather)}`);
    },
  };
  const eventNames = [
    ...["network", "network", "look", "look", "tab", "kill", "kill"],
    ...["clock", "person", "weather"],
  ] as (keyof typeof events)[];

  async function step(): Promise<void> {
    const device = random.pick(devices);
    if (device.tabs.size === 0) device.open();
    const tab = random.pick([...device.tabs]);
    const person = world.people.find(({ id }) => id === tab.app.person());
    if (person && random.happens(0.65)) acts[random.pick(actNames)](tab, person);
    else events[random.pick(eventNames)](device);
    await clock.settle();
    for (const model of models.values()) model.close(tab.isAlive());
    await clock.pass(random.happens(0.3) ? random.upTo(20_000) : random.upTo(800));
    for (const model of models.values()) model.close(false);
    for (const one of devices) for (const open of one.tabs) look(open);
  }

  /** Lets time pass until it is so; false if it never is. */
  async function until(isSo: () => boolean): Promise<boolean> {
    for (let round = 0; round < 60; round += 1) {
      if (isSo()) return true;
      await clock.pass(2_000);
    }
    return isSo();
  }

  const isSent = ({ tabs }: Device) => [...tabs].every(({ app }) => app.pending().length === 0);
  const isInStep = ({ tabs }: Device) =>
    [...tabs].every(({ app }) => app.waiting().length === 0 && !app.isAsking());

  /** Everybody who has left something unsent on a device comes back to it. */
  async function sendAll(): Promise<void> {
    network.weather = calm;
    for (const device of devices) {
      for (const tab of [...device.tabs]) tab.killAfter(Infinity);
      const now = personOn(device) ?? world.people[0];
      const left = await device.unsent();
      const others = world.people.filter((one) => one !== now && left.includes(one.id));
      for (const person of [...others, now]) {
        if (personOn(device) !== person) {
          for (const tab of [...device.tabs]) tab.kill();
          signIn(device, person);
        }
        if (device.tabs.size === 0) device.open();
        device.goOnline(true);
        await clock.pass(3_000);
        if (!(await until(() => isSent(device))))
          wrong.push(`the ${device.name} never sends what ${person.name} did`);
      }
    }
    // What is repeated late arrives, too.
    await clock.pass(130_000);
  }

  const sorted = (list: readonly unknown[] | undefined) =>
    list?.map((one) => JSON.stringify(one)).sort();

  async function compare(): Promise<void> {
    const views = new Map<Person, ServerView & { days?: unknown[] }>();
    for (const person of world.people) {
      const view = await serverView(person);
      views.set(person, view);
      wrong.push(
        ...modelOf(person.id)
          .complaints(view)
          .map((one) => `${person.name}: ${one}`),
      );
    }
    for (const device of devices) {
      for (const tab of device.tabs) tab.app.askAnew();
      await clock.pass(3_000);
      if (!(await until(() => isInStep(device)))) wrong.push(`the ${device.name} waits for ever`);
      const person = personOn(device);
      const view = person && views.get(person);
      if (!view) continue;
      for (const tab of device.tabs) {
        look(tab);
        const { diary, days, water, user } = tab.app;
        const parts = {
          diary: [sorted(diary()), sorted(view.diary)],
          days: [sorted(days()), sorted(view.days)],
          water: [
            sorted(water()?.filter(({ glasses }) => glasses > 0)),
            sorted(view.water.filter(({ glasses }) => glasses > 0)),
          ],
          goal: [user()?.dailyCalorieGoal, view.goal],
        };
        for (const [part, [shown, real]] of Object.entries(parts))
          if (JSON.stringify(shown) !== JSON.stringify(real))
            wrong.push(
              `${tab.label}'s ${part} ${JSON.stringify(shown)} isn't ${JSON.stringify(real)}`,
            );
      }
    }
  }

  await world.clear();
  try {
    for (const [at, device] of devices.entries()) {
      if (random.happens(0.7)) setClock(device);
      signIn(device, world.people[at === 2 ? 1 : 0]);
      await clock.pass(random.upTo(3_000));
    }
    network.weather = weather();
    const steps = 15 + random.upTo(25);
    for (let at = 0; at < steps && wrong.length === 0; at += 1) await step();
    if (wrong.length === 0) await sendAll();
    if (wrong.length === 0) await compare();
  } finally {
    for (const device of devices) for (const tab of [...device.tabs]) tab.kill();
    network.weather = calm;
    await clock.settle();
  }
  if (wrong.length > 0) throw new WrongHistory(seed, wrong, log);
  return log;
}
