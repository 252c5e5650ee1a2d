import { circle, dots, lit, path, round, type Shape, spokes, straight } from "./svg.ts";

function citrus(id: string, rind: string, flesh: string, edge: string): Shape {
  return {
    id,
    body:
      round(`${id}f`, [
        [0, flesh],
        [70, flesh],
        [100, edge],
      ]) +
      circle(100, rind) +
      circle(92, "#fff4d9") +
      circle(82, `url(#${id}f)`) +
      `<path d="${spokes(10, 0, 84)}" stroke="#fff4d9" stroke-width="6"/>` +
      circle(12, "#fff4d9") +
      path(
        "M-62-40A74 74 0 0 1-6-73",
        "none",
        'stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"',
      ),
  };
}
export const lemon = citrus("lemon", "#f0b92d", "#fbdc6a", "#f3c53c");
export const orange = citrus("orange", "#e8801c", "#fbb04c", "#ee8a25");
export const grapefruit = citrus("pomelo", "#ee9c54", "#ee6f63", "#d8493f");
export const lime = citrus("lime", "#4f8f2d", "#c2db76", "#93bd47");

export const wholeOrange: Shape = {
  id: "whole",
  body:
    round(
      "wholef",
      [
        [0, "#ffc46b"],
        [55, "#f2932c"],
        [100, "#c96410"],
      ],
      lit,
    ) +
    circle(100, "url(#wholef)") +
    circle(7, "#6d5a1c") +
    path("M0 0C14-40 60-52 82-34C66 4 30 12 0 0Z", "#4c8a3c") +
    path("M0 0C28-10 54-24 82-34", "none", 'stroke="#2f6427" stroke-width="4"'),
};

export const kiwi: Shape = {
  id: "kiwi",
  body:
    round("kiwif", [
      [0, "#f4f3c8"],
      [24, "#dfe7a0"],
      [40, "#a5c64f"],
      [88, "#78a634"],
      [100, "#5d8a26"],
    ]) +
    circle(100, "#8a6a3c") +
    circle(93, "url(#kiwif)") +
    dots(18, 44, 8, "#2c2a17") +
    dots(11, 31, 6, "#2c2a17"),
};

/** One of a tomato's five seed chambers. */
const chamber: Shape = {
  id: "lobe",
  body:
    path("M-24-70Q0-86 24-70Q30-36 8-24H-8Q-30-36-24-70Z", "#c8392b") +
    '<path d="M-8-58v9M8-62v9M1-42v7" stroke="#f8d98a" stroke-width="7" stroke-linecap="round"/>',
};
export const tomato: Shape = {
  id: "tomato",
  needs: [chamber],
  body:
    round("tomatof", [
      [0, "#f48a6d"],
      [75, "#e1523d"],
      [100, "#c23224"],
    ]) +
    circle(100, "#b92b1f") +
    circle(94, "url(#tomatof)") +
    [0, 72, 144, 216, 288]
      .map((turn) => `<use href="#lobe" transform="rotate(${turn})"/>`)
      .join(""),
};

export const cherryTomato: Shape = {
  id: "cherry",
  body:
    round(
      "cherryf",
      [
        [0, "#ff9b7d"],
        [45, "#e4452f"],
        [100, "#a81f14"],
      ],
      lit,
    ) +
    circle(100, "url(#cherryf)") +
    path("M0 0L-8-46L8-16L44-34L20-2L46 26L8 14L-12 44L-14 12L-46 8L-18-8Z", "#4e8a39") +
    path(
      "M-58-44Q-44-66-22-72",
      "none",
      'stroke="#fff" stroke-opacity=".7" stroke-width="11" stroke-linecap="round"',
    ),
};

export const cucumber: Shape = {
  id: "cucumber",
  body:
    round("cucumberf", [
      [0, "#e9f2c4"],
      [55, "#d7e9a8"],
      [100, "#a8cd78"],
    ]) +
    circle(100, "#3f7a35") +
    circle(91, "url(#cucumberf)") +
    dots(9, 46, 17, "#f6f8dd") +
    dots(9, 46, 8, "#bcd489"),
};

export const radish: Shape = {
  id: "radish",
  body:
    round("radishf", [
      [0, "#fffdfb"],
      [80, "#fdeef2"],
      [100, "#f6cfdc"],
    ]) +
    circle(100, "#c72f65") +
    circle(91, "url(#radishf)") +
    `<path d="${spokes(14, 18, 66)}" stroke="#f3d5df" stroke-width="4" stroke-linecap="round"/>`,
};

export const onion: Shape = {
  id: "onion",
  body:
    circle(98, "#f6e6f0", 'stroke="#8d3a78" stroke-width="9"') +
    circle(74, "none", 'stroke="#b772a5" stroke-width="7"') +
    circle(51, "none", 'stroke="#c793b9" stroke-width="7"') +
    circle(28, "#ecd0e2", 'stroke="#b772a5" stroke-width="6"'),
};

export const beet: Shape = {
  id: "beet",
  body:
    round("beetf", [
      [0, "#c23a6c"],
      [100, "#7a1540"],
    ]) +
    circle(100, "#5c0f30") +
    circle(92, "url(#beetf)") +
    [68, 46, 24]
      .map((r) => circle(r, "none", 'stroke="#e188a8" stroke-opacity=".55" stroke-width="6"'))
      .join(""),
};

const pear =
  "M0-100C38-100 44-54 62-16C86 36 58 100 0 100C-58 100-86 36-62-16C-44-54-38-100 0-100Z";
export const avocado: Shape = {
  id: "avocado",
  body:
    round(
      "avocadof",
      [
        [0, "#f7efb0"],
        [60, "#dfe48a"],
        [100, "#9fbf4d"],
      ],
      'cx=".5" cy=".62" r=".6"',
    ) +
    round(
      "pit",
      [
        [0, "#c58a55"],
        [60, "#8c5428"],
        [100, "#5b3315"],
      ],
      lit,
    ) +
    path(pear, "#2f4a22") +
    path(pear, "url(#avocadof)", 'transform="scale(.89)"') +
    `<circle cy="34" r="37" fill="#cfd27a"/><circle cy="34" r="33" fill="url(#pit)"/><ellipse cx="-11" cy="20" rx="9" ry="6" fill="#fff" opacity=".35"/>`,
};

export const blueberry: Shape = {
  id: "blue",
  body:
    round(
      "bluef",
      [
        [0, "#9eb0ea"],
        [45, "#5468b4"],
        [100, "#27316c"],
      ],
      lit,
    ) +
    circle(100, "url(#bluef)") +
    path("M0-40L13-13L40-8L20 12L25 40L0 27L-25 40L-20 12L-40-8L-13-13Z", "#1f2757"),
};

export const raspberry: Shape = {
  id: "rasp",
  body:
    round(
      "raspf",
      [
        [0, "#f58aa0"],
        [60, "#d6325b"],
        [100, "#9c1740"],
      ],
      'gradientUnits="userSpaceOnUse" cx="-25" cy="-30" r="130"',
    ) +
    circle(90, "#9c1740") +
    dots(11, 72, 44, "url(#raspf)") +
    dots(7, 42, 40, "url(#raspf)") +
    circle(22, "#e9577a") +
    dots(7, 40, 10, "#ffc1cf", 'opacity=".8" transform="translate(-7 -8)"') +
    dots(11, 71, 9, "#ffc1cf", 'opacity=".55" transform="translate(-6 -8)"'),
};

export const strawberry: Shape = {
  id: "straw",
  body:
    round(
      "strawf",
      [
        [0, "#ff8a72"],
        [50, "#e23b36"],
        [100, "#aa1a24"],
      ],
      'cx=".35" cy=".25" r=".85"',
    ) +
    path(
      "M0-62C52-92 104-52 86 2C70 52 26 98 0 100C-26 98-70 52-86 2C-104-52-52-92 0-62Z",
      "url(#strawf)",
    ) +
    `<path d="M-52-22v9M-18-26v9M18-26v9M52-22v9M-58 12v9M-34 6v9M0 8v9M34 6v9M-40 38v9M-14 38v9M16 40v9M40 38v9M-12 68v9M14 66v9" stroke="#ffd98c" stroke-width="8" stroke-linecap="round"/>` +
    path(
      "M0-58L-20-36L-30-60L-66-52L-44-78L-62-98L-24-88L0-112L24-88L62-98L44-78L66-52L30-60L20-36Z",
      "#4f9140",
    ),
};

export const leaf: Shape = {
  id: "leaf",
  body:
    straight(
      "leaff",
      [
        [0, "#8fc46b"],
        [100, "#3e7d3a"],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    ) +
    path("M0 100C-62 54-58-44 0-100C58-44 62 54 0 100Z", "url(#leaff)") +
    `<path d="M0 112V-84M0 66L-34 34M0 66L34 34M0 24L-38-8M0 24L38-8M0-18L-28-46M0-18L28-46" fill="none" stroke="#cfe8ae" stroke-opacity=".65" stroke-width="4" stroke-linecap="round"/>`,
};

/** Five leaves around a point. */
export const basil: Shape = {
  id: "basil",
  needs: [leaf],
  body: [-128, -62, 62, 128, 0]
    .map(
      (turn, index) =>
        `<use href="#leaf" transform="rotate(${turn})translate(0 -52)scale(${index === 4 ? 0.5 : 0.55})"/>`,
    )
    .join(""),
};

/** A twig with leaves on both sides. */
export const twig: Shape = {
  id: "twig",
  needs: [leaf],
  body:
    '<path d="M0 100Q-14 0 0-100" fill="none" stroke="#5d8c45" stroke-width="6" stroke-linecap="round"/>' +
    [
      [-4, 62, -58],
      [-6, 62, 58],
      [-7, 14, -56],
      [-7, 14, 56],
      [-6, -34, -50],
      [-6, -34, 50],
      [0, -86, 2],
    ]
      .map(
        ([x, y, turn]) =>
          `<use href="#leaf" transform="translate(${x} ${y})rotate(${turn})translate(0 -34)scale(.34)"/>`,
      )
      .join(""),
};

export const carrot: Shape = {
  id: "carrot",
  body:
    straight(
      "carrotf",
      [
        [0, "#f7a04a"],
        [50, "#ee7d24"],
        [100, "#c9570f"],
      ],
      "",
    ) +
    '<path d="M0-58C-30-90-18-110-34-132M0-58C-6-96 4-112 0-140M0-58C26-88 18-108 36-130" fill="none" stroke="#5c9a48" stroke-width="11" stroke-linecap="round"/>' +
    path("M-26-62Q0-80 26-62Q30 10 6 96Q0 104-6 96Q-30 10-26-62Z", "url(#carrotf)") +
    '<path d="M-24-34h16M24-14h-18M-18 14h14M15 38h-12" stroke="#b24a0b" stroke-width="4" stroke-linecap="round"/>',
};

export const apple: Shape = {
  id: "apple",
  body:
    round(
      "applef",
      [
        [0, "#ff9d7c"],
        [45, "#dd4336"],
        [100, "#8f1a20"],
      ],
      lit,
    ) +
    path(
      "M0-66C36-98 100-76 98-4C96 62 44 110 0 92C-44 110-96 62-98-4C-100-76-36-98 0-66Z",
      "url(#applef)",
    ) +
    '<path d="M0-60Q-4-90 14-112" fill="none" stroke="#5b3a1c" stroke-width="9" stroke-linecap="round"/>' +
    path("M8-84C24-118 62-122 84-108C66-80 36-74 8-84Z", "#5c9a48") +
    path(
      "M-66-34Q-54-62-30-64",
      "none",
      'stroke="#fff" stroke-opacity=".55" stroke-width="13" stroke-linecap="round"',
    ),
};

export const starFruit: Shape = {
  id: "star",
  body:
    round("starf", [
      [0, "#fdf2a8"],
      [60, "#f6d75a"],
      [100, "#d9a92b"],
    ]) +
    path(
      "M0-100L27-36L95-31L43 14L59 81L0 46L-59 81L-43 14L-95-31L-27-36Z",
      "url(#starf)",
      'stroke="#c08f1d" stroke-width="12" stroke-linejoin="round"',
    ) +
    `<path d="${spokes(5, 12, 70)}" stroke="#fff6c8" stroke-width="6" stroke-linecap="round"/>` +
    dots(5, 30, 13, "#b98724", 'transform="rotate(36)"'),
};

export const peas: Shape = {
  id: "peas",
  body:
    straight("pod", [
      [0, "#9fce6d"],
      [100, "#4d8f3a"],
    ]) +
    path("M-112 0C-70-52 70-52 112 0C70 48-70 48-112 0Z", "url(#pod)") +
    path("M-92 0C-56-28 56-28 92 0C56 28-56 28-92 0Z", "#3a732d") +
    [-58, -20, 19, 57]
      .map(
        (x, i) =>
          `<circle cx="${x}" r="${i % 3 === 0 ? 17 : 20}" fill="#8fc75b"/><circle cx="${x - 6}" cy="-6" r="6" fill="#d5efb0"/>`,
      )
      .join(""),
};

export const mushroom: Shape = {
  id: "mush",
  body:
    path("M-24 0H24L30 82Q0 100-30 82Z", "#f3e7d3", 'stroke="#c5ab86" stroke-width="6"') +
    path(
      "M-96 10C-104-70-50-96 0-96C50-96 104-70 96 10C80 26 52 8 30 2H-30C-52 8-80 26-96 10Z",
      "#f7ecda",
      'stroke="#b99a70" stroke-width="8" stroke-linejoin="round"',
    ) +
    path("M-62 6Q0-30 62 6Q0-12-62 6Z", "#a98863"),
};
