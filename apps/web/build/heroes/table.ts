import { circle, dots, path, round, type Shape, straight } from "./svg.ts";

function plateOf(id: string, light: string, mid: string, dark: string): Shape {
  return {
    id,
    body:
      round(id + "f", [
        [0, light],
        [64, mid],
        [67, dark],
        [71, light],
        [94, mid],
        [100, dark],
      ]) + circle(100, `url(#${id}f)`),
  };
}
export const plate = plateOf("plate", "#fffdf8", "#f3ecdf", "#d9cdb9");
export const bluePlate = plateOf("bplate", "#dbe8ef", "#bdd3df", "#8fb0c2");
export const clayPlate = plateOf("cplate", "#eab892", "#d99a6c", "#b4714a");
export const darkPlate = plateOf("dplate", "#56606a", "#444d57", "#2b3239");

function bowlOf(id: string, light: string, mid: string, dark: string): Shape {
  return {
    id,
    body:
      round(id + "f", [
        [0, dark],
        [76, dark],
        [86, mid],
        [89, light],
        [95, mid],
        [100, dark],
      ]) + circle(100, `url(#${id}f)`),
  };
}
/** A bowl holds food up to 86 units from its centre. */
export const whiteBowl = bowlOf("wbowl", "#fffefb", "#f1e9db", "#cfc2ab");
export const greenBowl = bowlOf("gbowl", "#a9cdb2", "#6fa682", "#3c6b4d");
export const blueBowl = bowlOf("bbowl", "#a9c3dd", "#6c8fb6", "#39567a");
export const goldBowl = bowlOf("dbowl", "#ffe9a8", "#e9bd55", "#a5761c");

/** A heap of food for a bowl: a disc that is brightest in the middle. */
export function heap(id: string, light: string, mid: string, dark: string): Shape {
  return {
    id,
    body:
      round(
        id + "f",
        [
          [0, light],
          [55, mid],
          [100, dark],
        ],
        'cx=".44" cy=".4" r=".6"',
      ) + circle(86, `url(#${id}f)`),
  };
}

export const coffee: Shape = {
  id: "coffee",
  body:
    round("cupf", [
      [0, "#6d4423"],
      [68, "#54310f"],
      [78, "#3a1f0a"],
      [80, "#e9ddca"],
      [90, "#fffdf8"],
      [100, "#d5c8b3"],
    ]) +
    '<rect x="52" y="-17" width="78" height="34" rx="17" fill="#efe5d5"/><rect x="88" y="-7" width="30" height="14" rx="7" fill="#8a7a64" opacity=".55"/>' +
    circle(100, "url(#cupf)") +
    circle(70, "#8a5a2e") +
    path("M0 58C-44 40-58-6-36-38C-22-58-4-46 0-30C4-46 22-58 36-38C58-6 44 40 0 58Z", "#f1d9b4") +
    path("M0 40C-22 28-30 0-20-16C-12-26-2-18 0-8C2-18 12-26 20-16C30 0 22 28 0 40Z", "#a9733f") +
    path("M0 22C-9 15-11 4-7-2C-4-6 0-3 0 2C0-3 4-6 7-2C11 4 9 15 0 22Z", "#f1d9b4"),
};

export const tea: Shape = {
  id: "tea",
  body:
    round("teaf", [
      [0, "#e8a64c"],
      [60, "#c67a26"],
      [76, "#9a5513"],
      [79, "#cfd9d4"],
      [90, "#f5f9f6"],
      [100, "#b9c7c0"],
    ]) +
    '<rect x="-130" y="-17" width="78" height="34" rx="17" fill="#dfe8e3"/><rect x="-118" y="-7" width="30" height="14" rx="7" fill="#6b7a74" opacity=".55"/>' +
    circle(100, "url(#teaf)") +
    path(
      "M-40-30Q-16-56 18-54",
      "none",
      'stroke="#fbe3b5" stroke-opacity=".7" stroke-width="8" stroke-linecap="round"',
    ),
};

export const water: Shape = {
  id: "water",
  body:
    round("waterf", [
      [0, "#cdebf4"],
      [70, "#9fd2e4"],
      [84, "#6fb2ca"],
      [88, "#e8f8fd"],
      [95, "#b8dfeb"],
      [100, "#7fb5c8"],
    ]) +
    circle(100, "url(#waterf)") +
    '<g fill="#fff" fill-opacity=".5" stroke="#fff" stroke-opacity=".75" stroke-width="4"><rect x="-58" y="-44" width="56" height="56" rx="13" transform="rotate(-14)"/><rect x="4" y="-8" width="52" height="52" rx="13" transform="rotate(22)"/></g>',
};

const metal = (id: string) =>
  straight(
    id,
    [
      [0, "#f8f6f1"],
      [45, "#d3d0c8"],
      [100, "#a19d93"],
    ],
    "",
  );
export const fork: Shape = {
  id: "fork",
  body:
    metal("forkf") +
    path(
      "M-26-150v52q0 26 18 32l-4 150q12 30 24 0l-4-150q18-6 18-32v-52q-4-8-8 0v50h-5v-50q-4-8-8 0v50h-6v-50q-4-8-8 0v50h-5v-50q-4-8-12 0Z",
      "url(#forkf)",
    ),
};
export const knife: Shape = {
  id: "knife",
  body:
    metal("knifef") + path("M-12-150Q22-110 18 0h-10l5 88q-13 26-26 0l4-88h-3Z", "url(#knifef)"),
};
export const spoon: Shape = {
  id: "spoon",
  body:
    metal("spoonf") +
    path("M0-152C44-152 44-64 7-58L12 90Q0 118-12 90L-7-58C-44-64-44-152 0-152Z", "url(#spoonf)") +
    path("M0-140C28-138 28-82 0-74C-20-84-22-130 0-140Z", "#8f8b81", 'opacity=".35"'),
};

/** A cutting board, 360 × 260, with its handle to the right. */
export const board: Shape = {
  id: "board",
  body:
    straight("boardf", [
      [0, "#d8a36a"],
      [100, "#b97d46"],
    ]) +
    path(
      "M-180-106q0-24 24-24h300q24 0 24 24v66h44q28 0 28 40t-28 40h-44v66q0 24-24 24h-300q-24 0-24-24Z",
      "url(#boardf)",
    ) +
    '<path d="M-170-78H150M-170-32H160M-170 22H158M-170 76H150" stroke="#8f5b2c" stroke-opacity=".28" stroke-width="4"/><circle cx="204" r="13" fill="#7a4a20"/>',
};

/** A striped napkin, 240 × 240. */
export function napkin(id: string, ground: string, stripe: string): Shape {
  return {
    id,
    body: `<rect x="-120" y="-120" width="240" height="240" rx="7" fill="${ground}"/><path d="M-84-120v240M-64-120v240M64-120v240M84-120v240M-120-84h240M-120 84h240" stroke="${stripe}" stroke-opacity=".75" stroke-width="7"/><rect x="-112" y="-112" width="224" height="224" rx="4" fill="none" stroke="${stripe}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="7 6"/>`,
  };
}

const blob =
  "M-78-30C-92-78-34-98 6-88C44-104 98-70 88-18C104 22 74 84 24 82C-16 104-74 86-80 44C-102 22-92-6-78-30Z";
export const friedEgg: Shape = {
  id: "fried",
  body:
    round(
      "yolk",
      [
        [0, "#ffe08a"],
        [45, "#fbb931"],
        [100, "#e58a12"],
      ],
      'cx=".38" cy=".34" r=".7"',
    ) +
    path(blob, "#e6d9c4") +
    path(blob, "#fffdf7", 'transform="scale(.95)translate(-2 -3)"') +
    '<circle cx="4" cy="-4" r="40" fill="url(#yolk)"/><ellipse cx="-10" cy="-20" rx="10" ry="6" fill="#fff" opacity=".75"/>',
};

export const halfEgg: Shape = {
  id: "half",
  body:
    round("halfy", [
      [0, "#ffcf66"],
      [70, "#f6a623"],
      [100, "#d97f10"],
    ]) +
    '<ellipse rx="76" ry="100" fill="#eadfce"/><ellipse rx="71" ry="95" fill="#fffdf8"/><circle cy="14" r="42" fill="url(#halfy)"/><ellipse cx="-13" cy="-2" rx="11" ry="7" fill="#fff" opacity=".55"/>',
};

function eggOf(id: string, light: string, mid: string, dark: string): Shape {
  return {
    id,
    body:
      round(
        id + "f",
        [
          [0, light],
          [60, mid],
          [100, dark],
        ],
        'cx=".4" cy=".36" r=".7"',
      ) +
      path(
        "M0-100C44-100 78-30 78 20C78 68 44 98 0 98C-44 98-78 68-78 20C-78-30-44-100 0-100Z",
        `url(#${id}f)`,
      ),
  };
}
export const brownEgg = eggOf("begg", "#f7d9b5", "#e0ac7a", "#b0753f");
export const whiteEgg = eggOf("wegg", "#fffefb", "#f1e8da", "#cbbca4");

const slice =
  "M-70 92Q-84 92-84 78V-14C-108-30-106-76-62-88Q0-104 62-88C106-76 108-30 84-14V78Q84 92 70 92Z";
export const toast: Shape = {
  id: "toast",
  body:
    round("toastf", [
      [0, "#fbe6bd"],
      [70, "#f0cd92"],
      [100, "#dba965"],
    ]) +
    path(slice, "#a8652b") +
    path(slice, "url(#toastf)", 'transform="scale(.9)"') +
    dots(13, 50, 5, "#c8924f", 'opacity=".55"'),
};

export const pancakes: Shape = {
  id: "cakes",
  body:
    round("cakesf", [
      [0, "#f2bf70"],
      [72, "#dd9a45"],
      [88, "#b86f26"],
      [100, "#f3d49d"],
    ]) +
    '<circle cx="10" cy="12" r="98" fill="#b9752f"/><circle cx="5" cy="6" r="98" fill="#e7bd7c"/>' +
    circle(98, "url(#cakesf)") +
    path(
      "M-46-8C-62-52-6-66 18-44C60-52 74-8 50 14C56 56 10 50-4 38C-40 54-70 24-46-8Z",
      "#8c3f12",
      'opacity=".62"',
    ) +
    '<rect x="-21" y="-24" width="42" height="42" rx="8" fill="#ffe79a" transform="rotate(14)"/><rect x="-21" y="-24" width="42" height="15" rx="7" fill="#fff4c9" transform="rotate(14)"/>',
};

const nib = "M-9 96L0 124L9 96Z";
export const pencil: Shape = {
  id: "pencil",
  body:
    path("M-12-120h24V92H-12Z", "#e8a52f") +
    path("M-4-120h8V92h-8Z", "#f7c763") +
    path("M-12 92h24L5 112h-10Z", "#f1d3a4") +
    path(nib, "#3b342b") +
    '<rect x="-12" y="-146" width="24" height="20" rx="8" fill="#d9736a"/><rect x="-13" y="-130" width="26" height="14" fill="#c9c4b8"/>',
};

/** An open notebook, 300 × 220. */
export const notebook: Shape = {
  id: "book",
  body:
    '<rect x="-156" y="-116" width="312" height="232" rx="14" fill="#7c3a2c"/><path d="M-146-108H-8Q0-108 0-100V108H-146Z" fill="#fdf8ec"/><path d="M146-108H8Q0-108 0-100V108H146Z" fill="#f6eedc"/>' +
    '<path d="M-124-66h70M-124-36h96M-124-6h84M-124 24h96M-124 54h60M26-66h96M26-36h70M26-6h90" stroke="#c9b99b" stroke-width="6" stroke-linecap="round"/><path d="M0-104V108" stroke="#d5c6aa" stroke-width="6"/><circle cx="96" cy="56" r="27" fill="none" stroke="#4f9a63" stroke-width="10" stroke-dasharray="120 60" stroke-linecap="round"/><path d="M-140 84l9 9 16-19" fill="none" stroke="#4f9a63" stroke-width="7"/>',
};

/** A tin with a radius of 90 units, heaped with a spice. */
export function tin(id: string, light: string, mid: string, dark: string): Shape {
  return {
    id,
    body:
      round(id + "r", [
        [0, "#5b5f63"],
        [82, "#474b4f"],
        [86, "#f4f3f0"],
        [92, "#b9b7b2"],
        [100, "#7f7d78"],
      ]) +
      round(
        id + "f",
        [
          [0, light],
          [50, mid],
          [100, dark],
        ],
        'cx=".42" cy=".38" r=".62"',
      ) +
      circle(100, `url(#${id}r)`) +
      circle(80, `url(#${id}f)`) +
      dots(15, 54, 5, light, 'opacity=".5"'),
  };
}
