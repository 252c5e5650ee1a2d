export const messages = {
  foodNotFound: "We couldn't find this food.",
  measurementNotUnderstood: "We couldn't read this measurement.",
  central: {
    timeout: "FoodData Central took too long, so this is our closest match.",
    quota: "FoodData Central is busy for us right now, so this is our closest match.",
    key: "FoodData Central didn't accept this server's key, so this is our closest match.",
    unavailable: "FoodData Central is out of reach, so this is our closest match.",
  },
} as const;
