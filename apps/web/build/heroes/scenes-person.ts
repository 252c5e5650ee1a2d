import { mat, planks, sprinkle, woven } from "./ground.ts";
import * as food from "./produce.ts";
import { createScene, lift, rest } from "./svg.ts";
import * as table from "./table.ts";

/** A lunch box with rounded corners, seen from above, and its contents. */
function box(x: number, y: number, width: number, height: number, shell: string, inside: string) {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="22" fill="${shell}"/><rect x="${x + 9}" y="${y + 9}" width="${width - 18}" height="${height - 18}" rx="15" fill="${inside}"/>`;
}

/** Leaves in a half circle around a point, like a laurel wreath. */
function wreath(put: ReturnType<typeof createScene>["put"], x: number, y: number, radius: number) {
  return [-1, 1].flatMap((side) =>
    [30, 58, 86, 114, 142].map((turn) => {
      const angle = ((180 - turn) * side * Math.PI) / 180;
      return put(
        food.leaf,
        Math.round(x + radius * Math.sin(angle)),
        Math.round(y - radius * Math.cos(angle)),
        0.46,
        (180 - turn) * side - side * 62,
      );
    }),
  );
}

/** Pictures of the profile, the sign-in and the achievements. */
export const personScenes: Record<string, () => string> = {
  "profile-1": () => {
    const { put, draw } = createScene();
    return draw(
      ["#8c3f52", "#42162a"],
      lift(put(table.napkin("napkin", "#f6e8da", "#b8475a"), 930, 240, 1.7, 45)),
      lift(
        put(table.fork, 752, 240, 1.2),
        put(table.knife, 1102, 240, 1.2),
        put(table.spoon, 1158, 240, 1.2),
      ),
      lift(put(table.plate, 930, 240, 1.52)),
      lift(put(table.bluePlate, 930, 240, 1.0)),
      rest(
        put(food.twig, 936, 244, 0.78, 38),
        put(food.raspberry, 902, 264, 0.2),
        put(food.raspberry, 972, 216, 0.17),
      ),
    );
  },
  "profile-2": () => {
    const { put, draw } = createScene();
    return draw(
      ["#317a78", "#103c42"],
      mat(760, 470, 300, "#fff", 0.06),
      lift(box(700, 70, 470, 350, "#e9dcc4", "#cdbb99")),
      box(720, 90, 208, 310, "#f7efe0", "#f3ead8") +
        box(940, 90, 210, 150, "#f7efe0", "#7ca75a") +
        box(940, 252, 210, 148, "#f7efe0", "#e9dcc4"),
      '<rect x="742" y="112" width="164" height="266" rx="26" fill="#fffdf6"/><g stroke="#e2d6bd" stroke-width="8" stroke-linecap="round"><path d="M770 152h10M800 166h10M838 150h10M866 172h10M776 196h10M818 208h10M858 224h10M782 250h10M826 262h10M868 284h10M768 300h10M806 320h10M850 336h10"/></g>',
      rest(put(food.cherryTomato, 824, 244, 0.36)),
      rest(
        put(food.cucumber, 984, 138, 0.4),
        put(food.cucumber, 1036, 176, 0.4),
        put(food.cucumber, 1096, 140, 0.4),
        put(food.leaf, 986, 202, 0.36, 70),
        put(food.leaf, 1106, 206, 0.36, 110),
      ),
      rest(put(table.halfEgg, 1000, 326, 0.5), put(table.halfEgg, 1086, 326, 0.5, 12)),
    );
  },
  "profile-3": () => {
    const { put, draw } = createScene();
    const pots = [
      [730, 150, 0.7],
      [880, 330, 0.82],
      [950, 130, 0.86],
      [1110, 290, 1.05],
      [1132, 84, 0.62],
      [720, 372, 0.6],
    ] as const;
    return draw(
      ["#7f9a5c", "#34502c"],
      planks("#1c2f16", 0.22),
      ...pots.map(([x, y, size], i) =>
        lift(
          put(table.clayPlate, x, y, size),
          `<circle cx="${x}" cy="${y}" r="${Math.round(72 * size)}" fill="#4a2f1c"/>`,
          put(i % 2 ? food.basil : food.twig, x, y, size * (i % 2 ? 0.86 : 0.66), i * 50),
          i % 2
            ? put(food.basil, x, y, size * 0.5, i * 50 + 36)
            : put(food.twig, x, y, size * 0.6, i * 50 + 90),
        ),
      ),
    );
  },
  "signin-1": () => {
    const { put, draw } = createScene();
    return draw(
      ["#b06a5c", "#5b2630"],
      woven(910, 240, 300, "#d9b487", "#a2754a"),
      lift(put(table.plate, 830, 180, 1.15), put(table.coffee, 830, 180, 0.8, 200)),
      lift(put(table.bluePlate, 1006, 320, 1.15), put(table.coffee, 1006, 320, 0.8, 20)),
      lift(put(table.clayPlate, 1060, 120, 0.86)),
      rest(
        put(food.strawberry, 1036, 112, 0.34, -14),
        put(food.strawberry, 1088, 104, 0.32, 24),
        put(food.strawberry, 1062, 152, 0.34, 160),
      ),
      lift(put(food.leaf, 800, 372, 0.42, 50), put(food.leaf, 760, 392, 0.32, 100)),
    );
  },
  "signin-2": () => {
    const { put, draw } = createScene();
    const loaf =
      '<g transform="translate(890 240) rotate(-24)"><rect x="-190" y="-86" width="380" height="172" rx="86" fill="#9b5a24"/><rect x="-184" y="-84" width="364" height="152" rx="76" fill="#c9813a"/><rect x="-168" y="-80" width="326" height="96" rx="48" fill="#dda05a"/><g stroke="#f7dcae" stroke-width="15" stroke-linecap="round"><path d="M-110-52l34 78M-44-60l34 88M24-60l34 88M92-52l30 74"/></g></g>';
    const wheat =
      '<g stroke="#e8c069" stroke-width="5" fill="none" stroke-linecap="round"><path d="M1040 470Q1096 300 1150 60M1090 470Q1130 320 1190 150"/></g>';
    const ears = [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<g transform="translate(${1150 - i * 12} ${60 + i * 42}) rotate(14)"><ellipse cx="-13" rx="9" ry="24" fill="#e2b04a" transform="rotate(-28)"/><ellipse cx="13" rx="9" ry="24" fill="#f3cc6e" transform="rotate(28)"/></g>`,
      )
      .join("");
    return draw(
      ["#a9792f", "#57370d"],
      planks("#2f1c04", 0.3),
      lift(put(table.board, 890, 244, 1.25, -8)),
      lift(loaf),
      lift(wheat, ears),
      lift(put(table.knife, 706, 262, 1.1, -160)),
      sprinkle(
        [
          [770, 392, 5],
          [802, 412, 4],
          [836, 398, 3],
          [742, 372, 3],
          [1010, 420, 4],
          [980, 404, 3],
        ],
        "#f7dcae",
      ),
    );
  },
  "signin-3": () => {
    const { put, draw } = createScene();
    const cells = Array.from({ length: 12 }, (_, i) => [i % 4, Math.floor(i / 4)] as const);
    return draw(
      ["#4c7f46", "#1c3f20"],
      lift(
        '<rect x="684" y="40" width="500" height="400" rx="14" fill="#8f5e30"/><rect x="702" y="58" width="464" height="364" rx="6" fill="#4d2f14"/>',
      ),
      lift(
        ...cells.map(([column, row]) =>
          put(food.wholeOrange, 760 + column * 116, 118 + row * 120, 0.6, column * 77 + row * 130),
        ),
      ),
      lift(put(food.orange, 876, 238, 0.6), put(food.orange, 1110, 360, 0.58, 20)),
      '<path d="M684 44h500v24H684ZM684 414h500v24H684Z" fill="#b98048"/><path d="M684 56h500M684 427h500" stroke="#8f5e30" stroke-width="3"/>',
      lift(put(food.leaf, 640, 380, 0.5, 60), put(food.leaf, 610, 330, 0.36, 20)),
    );
  },
  "achievements-1": () => {
    const { put, draw } = createScene();
    return draw(
      ["#2d5f63", "#0f2c33"],
      '<path d="M940 240L560-260H900ZM940 240L1320-260H1400V60Z" fill="#fff" opacity=".05"/>',
      lift(
        '<path d="M880 250L836 452l58-28 34 54 26-190ZM1000 250l44 202-58-28-34 54-26-190Z" fill="#c9483f"/><path d="M908 300l-30 128M972 300l30 128" stroke="#f2b9a8" stroke-width="8"/>',
      ),
      lift(...wreath(put, 940, 226, 172)),
      lift(put(table.goldBowl, 940, 222, 1.34), put(food.lemon, 940, 222, 1.06, 9)),
      lift(
        put(food.starFruit, 728, 110, 0.28, 10),
        put(food.starFruit, 1140, 120, 0.36, 30),
        put(food.starFruit, 1120, 372, 0.24),
        put(food.starFruit, 736, 372, 0.2, 20),
      ),
    );
  },
  "achievements-2": () => {
    const { put, draw } = createScene();
    const confetti = [
      [690, 90, 20, "#f2b84b"],
      [742, 200, 70, "#e8705f"],
      [700, 330, 140, "#7fc3b0"],
      [770, 410, 40, "#f6dfa9"],
      [1110, 60, 110, "#7fc3b0"],
      [1160, 190, 10, "#f2b84b"],
      [1130, 330, 60, "#e8705f"],
      [1070, 430, 150, "#f6dfa9"],
      [640, 220, 90, "#f6dfa9"],
      [800, 60, 30, "#e8705f"],
      [1180, 420, 20, "#f2b84b"],
    ] as const;
    return draw(
      ["#7a4a86", "#371c48"],
      mat(930, 240, 250, "#fff", 0.08),
      confetti
        .map(
          ([x, y, turn, colour]) =>
            `<rect x="${x}" y="${y}" width="30" height="11" rx="5" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`,
        )
        .join(""),
      lift(put(table.plate, 930, 240, 1.86)),
      lift(put(table.pancakes, 930, 236, 1.3)),
      rest(
        put(food.strawberry, 858, 150, 0.34, -30),
        put(food.blueberry, 996, 150, 0.2),
        put(food.blueberry, 1030, 186, 0.18),
        put(food.blueberry, 1020, 306, 0.2),
        put(food.strawberry, 850, 320, 0.34, 200),
        put(food.leaf, 826, 196, 0.26, -50),
      ),
      lift(
        '<g transform="rotate(18 1000 300)"><rect x="958" y="250" width="9" height="190" rx="4" fill="#e9c98e"/><path d="M967 254h96l-24 34 24 34h-96Z" fill="#3f9a63"/></g>',
      ),
    );
  },
  "achievements-3": () => {
    const { put, draw } = createScene();
    const stars = [
      [690, 96, 0.34, 8],
      [770, 300, 0.5, 30],
      [846, 150, 0.62, 0],
      [920, 372, 0.4, 50],
      [980, 220, 0.9, 12],
      [1096, 90, 0.5, 40],
      [1130, 320, 0.66, 20],
      [1030, 410, 0.26, 10],
      [700, 400, 0.26, 60],
      [640, 210, 0.2, 20],
      [1180, 200, 0.28, 5],
    ] as const;
    return draw(
      ["#33508c", "#101b40"],
      sprinkle(
        [
          [720, 200, 3],
          [800, 70, 4],
          [900, 50, 3],
          [890, 270, 4],
          [1050, 300, 3],
          [1180, 60, 3],
          [660, 320, 4],
          [1010, 70, 4],
          [860, 440, 3],
          [1180, 430, 4],
          [600, 120, 3],
          [560, 300, 3],
        ],
        "#fdf2c8",
      ),
      '<path d="M520 500Q780 400 950 190L1010 250Q800 430 520 500Z" fill="#fdf2c8" opacity=".13"/><path d="M620 470Q800 390 966 206L994 234Q810 412 620 470Z" fill="#fdf2c8" opacity=".16"/>',
      lift(...stars.map(([x, y, size, turn]) => put(food.starFruit, x, y, size, turn))),
      rest(
        put(food.blueberry, 1062, 170, 0.22),
        put(food.blueberry, 846, 300, 0.2),
        put(food.raspberry, 930, 110, 0.24),
        put(food.raspberry, 1060, 372, 0.22),
      ),
    );
  },
  "fasting-1": () => {
    const { put, draw } = createScene();
    const marks = Array.from(
      { length: 12 },
      (_, i) =>
        `<path d="M0-${i % 3 ? 128 : 134}V-${i % 3 ? 120 : 112}" transform="rotate(${i * 30})"/>`,
    ).join("");
    return draw(
      ["#2f4a7a", "#0f1b38"],
      mat(930, 240, 270, "#fff", 0.05),
      lift(put(table.plate, 930, 240, 2)),
      `<g transform="translate(930 240)"><path d="M0-104A104 104 0 1 1-90-52" fill="none" stroke="#6fae84" stroke-width="17" stroke-linecap="round"/><g stroke="#a89878" stroke-width="7" stroke-linecap="round">${marks}</g></g>`,
      lift(
        '<g transform="translate(930 240) rotate(-60)">',
        put(table.fork, 0, -28, 0.5),
        "</g>",
        '<g transform="translate(930 240) rotate(44)">',
        put(table.knife, 0, -22, 0.62),
        "</g>",
      ),
      '<circle cx="930" cy="240" r="11" fill="#8c8779"/>',
      sprinkle(
        [
          [660, 90, 3],
          [700, 160, 4],
          [640, 260, 3],
          [720, 400, 3],
          [1170, 110, 4],
          [1150, 380, 3],
          [600, 170, 2],
        ],
        "#fdf2c8",
      ),
    );
  },
  "fasting-2": () => {
    const { draw } = createScene();
    return draw(
      ["#4a5a92", "#141a3c"],
      '<circle cx="980" cy="150" r="150" fill="#fdf0c4" opacity=".1"/><circle cx="980" cy="150" r="110" fill="#fdf0c4" opacity=".14"/><circle cx="980" cy="150" r="76" fill="#fbe9b7"/><circle cx="1004" cy="130" r="13" fill="#ecd493"/><circle cx="958" cy="176" r="18" fill="#ecd493"/><circle cx="966" cy="120" r="8" fill="#ecd493"/>',
      sprinkle(
        [
          [700, 70, 3],
          [760, 140, 4],
          [640, 180, 3],
          [830, 60, 4],
          [1120, 60, 4],
          [1170, 170, 3],
          [1090, 240, 3],
          [560, 100, 3],
          [860, 200, 3],
          [720, 240, 2],
        ],
        "#fdf2c8",
      ),
      '<path d="M0 470Q520 260 860 350T1200 250V480H0Z" fill="#33427a"/><path d="M200 480Q700 330 960 390T1200 340V480Z" fill="#26325f"/><path d="M0 480Q700 400 900 440T1200 400V480Z" fill="#182148"/>',
      '<g fill="#111836"><path d="M1096 372l26-74 26 74ZM1102 344l20-66 20 66ZM1117 366h10v34h-10ZM1156 372l20-58 20 58ZM1171 368h9v24h-9ZM770 420l16-48 16 48ZM782 416h8v20h-8Z"/></g>',
    );
  },
  "fasting-3": () => {
    const { put, draw } = createScene();
    return draw(
      ["#6f6a9c", "#2a2748"],
      woven(920, 244, 220, "#8d86b8", "#4e4877"),
      lift(put(table.plate, 920, 244, 1.44), put(table.tea, 920, 244, 0.98, 20)),
      rest(put(food.lemon, 1030, 330, 0.4, 20), put(food.basil, 838, 336, 0.3, 30)),
      '<g fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="13" stroke-linecap="round"><path d="M884 214Q860 180 888 150T884 84M932 206Q912 176 936 148T932 92"/></g>',
      lift('<path d="M1152 60a74 74 0 1 0 40 112a60 60 0 1 1-40-112Z" fill="#f2d78f"/>'),
      lift(put(table.spoon, 1130, 330, 0.9, 18)),
    );
  },
};
