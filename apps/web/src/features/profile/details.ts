import type { ProfileChange, User } from "@morsel/contract/profile";
import { isDay } from "@morsel/domain/day";
import { defaultActivityLevel } from "@morsel/domain/profile/activity";
import { centimetresOf, feetAndInches, kilogramsOf, poundsOf } from "@morsel/domain/profile/body";
import { fullName, splitName } from "@morsel/domain/profile/full-name";
import { numberTyped } from "@morsel/domain/typed-number";
import { isVisible } from "@morsel/domain/visible-text";
import type { Units } from "../../lib/units.ts";
import { profileMessages } from "./messages.ts";

/** The text in the fields of the profile panel. */
export interface DetailsDraft {
  fullName: string;
  profileIcon: 1 | 2;
  phone: string;
  location: string;
  birthDate: string;
  height: string;
  weight: string;
  activityLevel: string;
  diet: readonly string[];
}

export type DetailField = keyof DetailsDraft;

export type DetailErrors = Partial<Record<DetailField, string>>;

/** Stored weights are in kg, stored heights are text in either system; shown in `units`. */
export function heightShown(height: string | null, units: Units): string {
  const centimetres = centimetresOf(height ?? "");
  if (centimetres === null) return height ?? "";
  return units === "metric" ? String(centimetres) : feetAndInches(centimetres);
}

export function weightShown(kilograms: number | null, units: Units): string {
  if (kilograms === null) return "";
  return String(units === "metric" ? Math.round(kilograms * 10) / 10 : poundsOf(kilograms));
}

export function draftOfDetails(user: User, units: Units): DetailsDraft {
  const info = user.personalInfo;
  return {
    fullName: fullName(user.firstName, user.lastName) ?? info.name ?? "",
    profileIcon: user.profileIcon === 2 ? 2 : 1,
    phone: info.phone ?? "",
    location: info.location ?? "",
    birthDate: info.birth_date ?? "",
    height: heightShown(info.height, units),
    weight: weightShown(info.weight, units),
    activityLevel: info.activity_level ?? defaultActivityLevel,
    diet: info.dietary_preferences ?? [],
  };
}

/**
 * Converts the draft after a switch of units; text that can't be read stays as it is, and what
 * nobody touched is shown as it is stored: a rounded figure would be stored in its place.
 */
export function inUnits(draft: DetailsDraft, user: User, from: Units, to: Units): DetailsDraft {
  if (from === to) return draft;
  const before = draftOfDetails(user, from);
  const stored = draftOfDetails(user, to);
  const kilograms = kilogramsTyped(draft.weight, from);
  const weight = Number.isFinite(kilograms) ? weightShown(kilograms, to) : draft.weight;
  const height = heightShown(heightTyped(draft.height, from), to);
  return {
    ...draft,
    height: draft.height === before.height ? stored.height : height,
    weight: draft.weight === before.weight ? stored.weight : weight,
  };
}

/** Centimetres that a grown-up or a child can have; metres are always less. */
const heightBounds = { min: 50, max: 280 } as const;

/**
 * In metric units a bare number means centimetres, or metres where it can only be those; anything
 * else is stored as typed.
 */
function heightTyped(typed: string, units: Units): string {
  const text = typed.trim();
  const value = numberTyped(text);
  if (units !== "metric" || !Number.isFinite(value)) return text;
  const isMetres = value < heightBounds.min && isHeight(value * 100);
  return `${isMetres ? Math.round(value * 100) : value} cm`;
}

const isHeight = (centimetres: number): boolean =>
  centimetres >= heightBounds.min && centimetres <= heightBounds.max;

/** What is wrong with a height that was typed, as it would be stored. */
function heightFault(height: string): string | undefined {
  if (height.length > 20) return profileMessages.details.height;
  const [, bare] = /^(-?[\d.]+) cm$/.exec(height) ?? [];
  const isOff = bare !== undefined && !isHeight(Number(bare));
  return isOff ? profileMessages.details.heightOff : undefined;
}

/** A unit that is typed with the weight says more than the switch. */
function kilogramsTyped(typed: string, units: Units): number {
  const [, number = typed, unit] = /^(.*?)\s*(kg|lbs?)?\.?$/i.exec(typed.trim()) ?? [];
  const value = numberTyped(number);
  const isMetric = unit ? /^k/i.test(unit) : units === "metric";
  return isMetric ? Math.round(value * 10) / 10 : kilogramsOf(value);
}

interface DetailChanges {
  profile: ProfileChange;
  errors: DetailErrors;
}

/** What is wrong with a birth date that was typed. */
function birthDateFault(typed: string, today: string): string | undefined {
  if (typed === "" || (isDay(typed) && typed <= today)) return undefined;
  const { birthYear, birthDate } = profileMessages.details;
  return typed < "1900" ? birthYear : birthDate;
}

/** Kilograms; null where the field is empty. */
const weightTyped = (typed: string, units: Units): number | null =>
  typed.trim() === "" ? null : kilogramsTyped(typed, units);

/** What is wrong with a weight that was typed. */
function weightFault(kilograms: number, units: Units): string | undefined {
  const { weight, weightUnread, weightHigh } = profileMessages.details;
  if (!Number.isFinite(kilograms)) return weightUnread[units];
  if (kilograms <= 0) return weight;
  return kilograms > 1000 ? weightHigh[units] : undefined;
}

/** What Save sends, and what is wrong with it. `today` (YYYY-MM-DD) bounds the birth date. */
export function changedDetails(
  draft: DetailsDraft,
  user: User,
  units: Units,
  today: string,
): DetailChanges {
  const before = draftOfDetails(user, units);
  const errors: DetailErrors = {};
  const { firstName, lastName } = splitName(draft.fullName, user.firstName);
  if (!isVisible(firstName)) errors.fullName = profileMessages.details.firstNameMissing;
  else if (!isVisible(lastName)) errors.fullName = profileMessages.details.lastNameMissing;

  const birthDate = draft.birthDate.trim();
  const birthFault = birthDateFault(birthDate, today);
  if (birthFault !== undefined) errors.birthDate = birthFault;

  // Pounds are rounded: keep the stored weight if it wasn't edited.
  const isWeightKept = draft.weight.trim() === before.weight;
  const weight = isWeightKept ? user.personalInfo.weight : weightTyped(draft.weight, units);
  const weightOff = isWeightKept || weight === null ? undefined : weightFault(weight, units);
  if (weightOff !== undefined) errors.weight = weightOff;
  const isHeightKept = draft.height === before.height;
  const height = isHeightKept ? user.personalInfo.height : heightTyped(draft.height, units);
  const fault = isHeightKept ? undefined : heightFault(height ?? "");
  if (fault !== undefined) errors.height = fault;

  return {
    errors,
    profile: {
      firstName,
      lastName,
      profileIcon: draft.profileIcon,
      personalInfo: {
        phone: draft.phone.trim(),
        location: draft.location.trim(),
        birth_date: birthDate,
        height,
        weight,
        activity_level: draft.activityLevel,
        dietary_preferences: [...draft.diet],
      },
    },
  };
}
