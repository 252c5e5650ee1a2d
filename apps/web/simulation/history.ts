import type { Meal } from "@morsel/contract/meals";
import { addDays, type Day, dayInUtc } from "@morsel/domain/day";
import { createClock } from "./clock.ts";
import { createDevice, type Device, type OpenTab } from "./device.ts";
import { createModel, fields, type Logged, type ServerView } from "./model.ts";
import { type Answer, calm, createNetwork, type Weather } from "./network.ts";
import { createRandom } from "./random.ts";
import { bare, beginning, type Person, type World } from "./world.ts";

const today = dayInUtc(beginning);
const span = { from: addDays(today, -10), to: addDays(today, 5) };
const dayLength = 86_400_000;

/** A history that ended wrong: what was found, and everything that happened. */
class WrongHistory extends Error {
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
  const clock = createClock(beginning, () => {
    for (const device of devices)
      for (const tab of device.tabs) {
        if (seen.get(tab) === tab.app.news()) continue;
        seen.set(tab, tab.app.news());
        check(device, tab);
      }
  });
  const seen = new WeakMap<OpenTab, number>();
  const log: string[] = [];
  const wrong: string[] = [];
  const say = (what: string) => {
    log.push(`${((clock.now() - beginning) / 1000).toFixed(3).padStart(9)} ${what}`);
  };
  /** Once each, where it was first seen. */
  function complain(what: string): void {
    if (wrong.includes(what)) return;
    wrong.push(what);
    say(`WRONG: ${what}`);
  }
  const models = new Map(world.people.map((person) => [person.id, createModel(clock.now)]));
  const modelOf = (id: string) => models.get(id) ?? createModel(clock.now);

  const network = createNetwork({
    ...{ clock, random, say },
    async ask(call, isLate) {
      const person = world.people.find(({ token }) => token === call.token);
      const others = world.people.filter((one) => person && one !== person);
      if (others.some(({ name }) => call.body?.includes(`"${name} `)))
        complain(`${person?.name ?? ""} sends ${call.body ?? ""}`);
      const heed = (answer: Answer) => {
        if (person) modelOf(person.id).heed(call, answer);
        return answer;
      };
      if (isLate) return world.askLate(clock.now(), call, heed);
      const answer = await world.ask(clock.now(), call).then(heed);
      return async () => answer;
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
    const [tab, ...others] = device.tabs;
    if (tab) tab.app.follow();
    else device.open();
    const key = "morsel-auth";
    for (const other of others) other.tell(Object.assign(new Event("storage"), { key }));
  }

  /** What the server says when asked directly. */
  async function serverView({ id, token }: Person): Promise<ServerView> {
    const get = async (address: string) => {
      const call = { method: "GET", address, ...bare(token) };
      const { status, text } = await world.ask(clock.now(), call);
      if (status !== 200) throw new Error(`${address}: ${text}`);
      return JSON.parse(text) as never;
    };
    const { from, to } = span;
    const diary: Meal[] = await get(`/api/meals/logged?from=${from}&to=${to}&limit=1000`);
    const { data: water }: { data: ServerView["water"] } = await get("/api/water-history?days=31");
    const user: { id: string; dailyCalorieGoal: number } = await get("/api/auth/user");
    if (user.id !== id) complain("the server mixes people up");
    const { days }: { days: unknown[] } = await get(`/api/meals/days?from=${from}&to=${to}`);
    const { data }: { data: { kept: { data: unknown }[] } } = await get("/api/user/restore-data");
    const value = data.kept[0]?.data ?? null;
    const kept = value === null ? null : JSON.stringify(value);
    return { diary, water, goal: user.dailyCalorieGoal, days, kept } as ServerView;
  }

  /** What each device's tabs have logged. */
  const loggedOn = new Map<Device, string[]>();

  /** What a tab has shown so far, and what was deleted in it. */
  const shown = new WeakMap<OpenTab, { whose: string; there: Set<string>; gone: Set<string> }>();

  function shownBy(tab: OpenTab, whose: string) {
    const known = shown.get(tab);
    if (known?.whose === whose) return known;
    const none = { whose, there: new Set<string>(), gone: new Set<string>() };
    shown.set(tab, none);
    return none;
  }

  /**
   * What holds at every moment: nothing is shown twice, nothing of somebody else; what was shown
   * stays, what was deleted doesn't come back.
   */
  function check(device: Device, tab: OpenTab): void {
    const person = world.people.find(({ id }) => id === tab.app.person());
    const user = tab.app.user();
    if (user && user.id !== person?.id) complain(`${tab.label} shows somebody else's goals`);
    // Signing out takes everything off the device.
    if (!person) shown.delete(tab);
    const diary = tab.app.diary();
    if (!diary) return;
    if (diary.some(({ name }) => !name.startsWith(`${person?.name ?? "nobody"} `)))
      complain(`${tab.label} shows somebody else's entry`);
    // Who has signed out in another tab is about to be signed out here.
    if (!person || personOn(device) !== person) return;
    const { isThere, isGone, isKept } = modelOf(person.id);
    const { there, gone } = shownBy(tab, person.id);
    const ids = new Set(diary.map(({ id }) => id));
    if (ids.size !== diary.length) complain(`${tab.label} shows an entry twice`);
    for (const id of there)
      if (!ids.has(id) && isThere(id)) complain(`${tab.label} no longer shows ${id}`);
    // What was logged on this device stays on it, whatever was closed before it was read back.
    if (tab.app.isAnswered())
      for (const id of loggedOn.get(device) ?? [])
        if (!ids.has(id) && isKept(id)) complain(`${tab.label} doesn't show ${id}, logged here`);
    for (const id of ids) {
      if (gone.has(id) && isGone(id)) complain(`${tab.label} shows ${id} again`);
      there.add(id);
    }
  }

  let count = 0;
  const someDay = (): Day => addDays(today, random.upTo(3) - 2);

  function logged(tab: OpenTab, person: Person, id: string, meal: Logged): void {
    modelOf(person.id).log(id, meal);
    const device = devices.find(({ tabs }) => tabs.has(tab));
    if (device) loggedOn.set(device, [...(loggedOn.get(device) ?? []), id]);
  }

  /** Something that a person does in a tab; returns what they may undo. */
  const acts = {
    log(tab: OpenTab, person: Person) {
      count += 1;
      const meal = { name: `${person.name} ${count}`, calories: 10 + count, date: someDay() };
      say(`${tab.label} logs ${meal.name} on ${meal.date}`);
      logged(tab, person, tab.app.log(meal.name, meal.calories, meal.date), meal);
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
      shownBy(tab, person.id).gone.add(meal.id);
      modelOf(person.id).remove(meal.id);
      if (!random.happens(0.3)) return;
      tab.after(() => {
        if (tab.app.person() !== person.id) return;
        say(`${tab.label} puts ${meal.name} back`);
        logged(tab, person, tab.app.putBack(meal), meal);
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
    keep(tab: OpenTab, person: Person) {
      count += 1;
      const value = `${person.name} ${count}`;
      say(`${tab.label} keeps ${value}`);
      tab.app.keep(value);
      modelOf(person.id).keep(tab.app.kept() ?? "");
    },
    goal(tab: OpenTab, person: Person) {
      count += 1;
      say(`${tab.label} sets the goal to ${1500 + count}`);
      tab.app.setGoal(1500 + count);
      modelOf(person.id).setGoal(1500 + count);
    },
  };
  const actNames = [
    ...["log", "log", "log", "edit", "edit", "remove", "pour", "pour", "goal", "keep"],
  ] as (keyof typeof acts)[];

  const weather = (): Weather => {
    const bad = () => (random.happens(0.5) ? random.next() * 0.4 : 0);
    return { lost: bad(), unanswered: bad(), repeated: bad(), slow: bad(), late: bad() };
  };

  function setClock(device: Device): void {
    for (const model of models.values()) model.setClock();
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
      if (device.tabs.size === 0) return;
      const tab = random.pick([...device.tabs]);
      tab.killAfter(1 + random.upTo(20));
      if (random.happens(0.5)) tab.app.askAnew();
    },
    erase(device: Device) {
      const [tab] = device.tabs;
      if (!tab || !personOn(device) || !random.happens(0.2)) return;
      say(`${tab.label} deletes all data`);
      tab.app.deleteData().catch(() => undefined);
    },
    look(device: Device) {
      say(`the ${device.name} is looked at`);
      for (const tab of [...device.tabs]) tab.look();
    },
    ask(device: Device) {
      say(`the ${device.name} asks anew`);
      for (const tab of [...device.tabs]) tab.app.askAnew();
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
    ...["network", "network", "look", "ask", "tab", "kill", "kill"],
    ...["clock", "person", "weather", "erase"],
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
          if (personOn(device)) ([...device.tabs][0] ?? device.open()).app.signOut();
          for (const tab of [...device.tabs]) tab.kill();
          signIn(device, person);
        }
        if (device.tabs.size === 0) device.open();
        device.goOnline(true);
        await clock.pass(3_000);
        if (!(await until(() => isSent(device))))
          complain(`the ${device.name} never sends what ${person.name} did`);
      }
    }
    // What is repeated late arrives, too, and those who listen hear of it.
    await clock.pass(130_000);
  }

  const differenceOf = (shown: unknown, real: unknown): string => {
    const [ours, theirs] = [[shown].flat(), [real].flat()];
    const less = ours.filter((one) => !theirs.includes(one));
    const more = theirs.filter((one) => !ours.includes(one));
    return `${String(less)} instead of ${String(more)}`;
  };
  const sorted = (list: readonly unknown[] | undefined) =>
    list?.map((one) => JSON.stringify(one)).sort();

  async function compare(): Promise<void> {
    const views = new Map<Person, ServerView & { days?: unknown[] }>();
    for (const person of world.people) {
      const view = await serverView(person);
      views.set(person, view);
      for (const one of modelOf(person.id).complaints(view)) complain(`${person.name}: ${one}`);
    }
    for (const device of devices) {
      if (!(await until(() => isInStep(device)))) complain(`the ${device.name} waits for ever`);
      const person = personOn(device);
      const view = person && views.get(person);
      if (!view) continue;
      for (const tab of device.tabs) {
        check(device, tab);
        const { diary, days, water, user, kept } = tab.app;
        const parts = {
          diary: [sorted(diary()), sorted(view.diary)],
          days: [sorted(days()), sorted(view.days)],
          water: [
            sorted(water()?.filter(({ glasses }) => glasses > 0)),
            sorted(view.water.filter(({ glasses }) => glasses > 0)),
          ],
          // Asked for once, as specified; where that failed, the next screen asks again.
          goal: [user()?.dailyCalorieGoal ?? view.goal, view.goal],
          "kept value": [kept(), view.kept],
        };
        for (const [part, [shown, real]] of Object.entries(parts))
          if (JSON.stringify(shown) !== JSON.stringify(real))
            complain(`${tab.label}'s ${part} isn't the server's: ${differenceOf(shown, real)}`);
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
    await world.release();
    await clock.settle();
  }
  if (wrong.length > 0) throw new WrongHistory(seed, wrong, log);
  return log;
}
