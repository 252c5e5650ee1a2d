const tips = [
  {
    title: "Drink water",
    text: "Water, black coffee and plain tea don't break a fast. Keep a glass within reach.",
  },
  {
    title: "Begin gently",
    text: "Start with 12 to 14 hours and stay there for a week or two before you go on.",
  },
  {
    title: "Let the night do most of it",
    text: "A fast that begins after dinner is half over when you wake up.",
  },
  {
    title: "Break it with something small",
    text: "Yogurt, fruit, eggs or a soup sit better than a feast. Eat slowly.",
  },
  {
    title: "Eat enough when you eat",
    text: "Fasting moves your meals, it doesn't replace them. Protein and fiber keep you full.",
  },
  {
    title: "Stay in motion, within reason",
    text: "A walk is fine. Put hard training near your meals until you know how you feel.",
  },
  {
    title: "Stop when it doesn't feel right",
    text: "Dizzy, shaky, faint or unwell: eat something. A fast that ends early has cost nothing.",
  },
] as const;

const warning = {
  title: "Before you fast",
  text:
    "Talk to a healthcare provider before you start fasting, above all when you are pregnant or " +
    "breastfeeding, under 18, take medicine, have diabetes, or have ever had an eating disorder.",
} as const;

/** The fasting screen's seven tips and their introduction. */
export const tipMessages = { tips, warning } as const;
