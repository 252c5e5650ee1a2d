import { poundsPerKilogram } from "@morsel/domain/profile/body";

/** The five daily goals. */
const goalFields = [
  { name: "dailyCalorieGoal", label: "Calories", unit: "kcal" },
  { name: "dailyProteinGoal", label: "Protein", unit: "g" },
  { name: "dailyCarbGoal", label: "Carbs", unit: "g" },
  { name: "dailyFatGoal", label: "Fat", unit: "g" },
  { name: "dailyWaterGoal", label: "Water", unit: "glasses" },
] as const;

const labels = {
  fullName: "Full name",
  phone: "Phone",
  location: "Location",
  birthDate: "Birth date",
  activity: "Activity level",
  diet: "Ways of eating",
  calorieGoal: "Daily calorie goal",
  email: "Email",
} as const;

/** The card with the personal details. */
const about = {
  title: "About You",
  loading: "Your profile loads",
  edit: "Edit",
  save: "Save",
  cancel: "Cancel",
  personal: "Personal Information",
  health: "Health & Fitness",
  labels,
  height: "Height",
  weight: "Weight",
  units: "Units of height and weight",
  heightIn: { metric: "Height (cm)", imperial: "Height (ft/in)" },
  weightIn: { metric: "Weight (kg)", imperial: "Weight (lbs)" },
  notSet: "Not set",
  emailHint: "You can change it under Security Settings.",
  goalHint: "You can change it under Daily Goals.",
} as const;

/** The choice of pictures. */
const pictures = { legend: "Avatar style", male: "Male", female: "Female" } as const;

/** Next to the fields of the profile panel. */
const details = {
  firstNameMissing: "First name is required",
  lastNameMissing: "Last name is required",
  birthDate: "Please enter a date in the past.",
  birthYear: "Please enter a year from 1900 on.",
  weight: "Please enter a weight above 0.",
  weightUnread: {
    metric: "Please enter your weight in kg, such as 70.5.",
    imperial: "Please enter your weight in lbs, such as 154.5.",
  },
  weightHigh: {
    metric: "Please enter a weight of at most 1,000 kg.",
    imperial: "Please enter a weight of at most 2,204 lbs.",
  },
  height: "That's a little long. Something like 5'8\" will do.",
  heightOff: "Please enter your height in cm, such as 173.",
  notSaved: "Not saved yet. What you typed is still here.",
  offline: "You're offline. You can save once the connection is back.",
} as const;

/** The modal for people whose name is unknown. */
const completion = {
  title: "Complete Your Profile",
  description: "What should we call you, and which picture suits you?",
  submit: "Complete Profile",
  labels: { firstName: "First name", lastName: "Last name" },
  firstName: { title: "First Name Required", text: "Please enter your first name" },
  lastName: { title: "Last Name Required", text: "Please enter your last name" },
  picture: {
    title: "Gender Selection Required",
    text: "Please select your preferred avatar style",
  },
  done: { title: "Profile Complete!", description: "Good to have you here." },
  failedTitle: "Setup Failed",
  failed: "Your profile could not be saved. Please try again.",
  offline: "There is no connection just now. Please try again in a moment.",
} as const;

const bodyMeasures = { age: "your birth date", height: "your height", weight: "your weight" };

/** `a`, `a and b`, `a, b and c` */
const listed = (names: readonly string[]) => names.join(", ").replace(/, ([^,]*)$/, " and $1");

/** Goals suggested from height, weight, age and activity. */
const bodyGoals = {
  open: "Suggest goals",
  title: "Goals From Your Body",
  description: "A starting point. You can change every number before you save.",
  missing: (measures: readonly (keyof typeof bodyMeasures)[]) =>
    `For this we need ${listed(measures.map((name) => bodyMeasures[name]))}. You can add what's missing under About You.`,
  addMissing: "Open About You",
  beyond: (age: number) =>
    `This formula only holds for grown-ups of ${age} and over, of a usual height and weight. A doctor or dietitian can help with goals that suit you.`,
  sex: "Sex, for the formula",
  sexes: [
    { value: "female", label: "Female" },
    { value: "male", label: "Male" },
    { value: "unsaid", label: "Not said" },
  ],
  aim: "What you'd like for your weight",
  aims: [
    { value: "lose", label: "Lose" },
    { value: "keep", label: "Keep" },
    { value: "gain", label: "Gain" },
  ],
  pace: "Pace",
  paces: [
    { value: "0.25", label: "Gentle" },
    { value: "0.5", label: "Steady" },
    { value: "1", label: "Brisk" },
  ],
  change: (aim: "lose" | "gain", kilograms: number, units: "imperial" | "metric") => {
    const amount =
      units === "metric"
        ? `${kilograms.toFixed(2)} kg`
        : `${(kilograms * poundsPerKilogram).toFixed(1)} lbs`;
    return `That ${aim === "lose" ? "loses" : "gains"} about ${amount} a week.`;
  },
  held: (energy: number) =>
    `We don't suggest less than ${energy.toLocaleString("en")} kcal a day. Going lower belongs in a doctor's hands.`,
  source: (upkeep: number) =>
    `You use about ${upkeep.toLocaleString("en")} kcal a day: Mifflin and St Jeor's formula (1990) for energy at rest, times your activity. It can be off by a tenth; how your weight moves tells more.`,
  use: "Use These Goals",
  filled: "The suggested goals are filled in, but not saved yet: press Save goals to keep them.",
  same: "The suggested goals are the ones you have.",
} as const;

/** The switch of lib/calm.ts. */
const calm = {
  title: "Numbers Without Pressure",
  label: "Celebrations, streaks and levels",
  hint: "Switch them off and Morsel just counts: no points, no popups, no notices of progress, no red above a goal. For anyone who is better off without, on all your devices.",
  includedInFasting: "Off, because you hide streaks and targets under Fasting.",
} as const;

/** All texts of the profile room. */
export const profileMessages = {
  about,
  details,
  pictures,
  completion,
  goalFields,
  bodyGoals,
  calm,
  appearance: "Appearance",
  goals: "Daily Goals",
  goalProblems: {
    noNumber: "Please enter a number.",
    atLeast: (min: number) => `At least ${min}, please.`,
    atMost: (max: number) => `At most ${max.toLocaleString("en")}, please.`,
    wholeGlasses: "Please enter whole glasses.",
  },
  macrosMake: (kcal: string) => `Your protein, carbs and fat make about ${kcal} kcal.`,
  saveGoals: "Save goals",
  updated: { title: "Profile Updated", description: "Your changes are saved." },
  goalsUpdated: { title: "Profile Updated", description: "Your daily goals are saved." },
  goalsWaiting: "Your goals are kept on this device and sent as soon as there is a connection.",
  failedTitle: "Update Failed",
  profileFailed: (status: number | string) => `Failed to update profile: ${status}`,
  goalFailed: (status: number | string) => `Failed to update calorie goal: ${status}`,
  noToken: "No authentication token available",
  noConnection: "no connection",
  loadFailed: "Your profile didn't load",
} as const;
