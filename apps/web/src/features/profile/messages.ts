/** Every text of the profile room. */

export const goalFields = [
  { name: "dailyCalorieGoal", label: "Calories", unit: "kcal" },
  { name: "dailyProteinGoal", label: "Protein", unit: "g" },
  { name: "dailyCarbGoal", label: "Carbs", unit: "g" },
  { name: "dailyFatGoal", label: "Fat", unit: "g" },
  { name: "dailyWaterGoal", label: "Water", unit: "glasses" },
] as const;

export const profileMessages = {
  updated: { title: "Profile Updated", description: "Your changes are saved." },
  goalsUpdated: { title: "Profile Updated", description: "Your daily goals are saved." },
  goalsWaiting: "You're offline. Your goals are kept here and sent once the connection is back.",
  failedTitle: "Update Failed",
  profileFailed: (status: number | string) => `Failed to update profile: ${status}`,
  goalFailed: (status: number | string) => `Failed to update calorie goal: ${status}`,
  noToken: "No authentication token available",
  noConnection: "no connection",
  loadFailed: "Your profile didn't load",
} as const;

/** Beside the fields of the profile panel. */
export const detailMessages = {
  firstNameMissing: "First name is required",
  lastNameMissing: "Last name is required",
  birthDate: "Please enter a date in the past.",
  weight: "Please enter a weight above 0.",
  height: "That's a little long. Something like 5'8\" will do.",
  calorieGoal: "Between 500 and 20,000, please.",
  notSaved: "Not saved yet. What you typed is still here.",
  offline: "You're offline. You can save once the connection is back.",
} as const;

/** The modal for people whose name isn't known yet. */
export const completion = {
  title: "Complete Your Profile",
  description: "What should we call you, and which picture suits you?",
  submit: "Complete Profile",
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
