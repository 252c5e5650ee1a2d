import { gingham, mat, planks, sprinkle, woven } from "./ground.ts";
import * as food from "./produce.ts";
import { createScene, lift, rest } from "./svg.ts";
import * as table from "./table.ts";

const oats = table.heap("oats", "#f6e6c8", "#e6cf9f", "#c4a267");
const greens = table.heap("greens", "#9cc56f", "#6fa149", "#3f6d30");
const broth = table.heap("broth", "#f4cf8a", "#dc9d4a", "#a9641f");

/** Pictures of the dashboard, the calorie tracker and the journal. */
export const dayScenes: Record<string, () => string> = {
  "home-1": () => {
    const { put, draw } = createScene();
    return draw(
      ["#4f7d5f", "#1f4631"],
      mat(905, 245, 270, "#fff", 0.07),
      lift(put(table.napkin("linen", "#f4ebda", "#c4744d"), 1010, 250, 1.45, 14)),
      lift(put(table.whiteBowl, 900, 240, 1.72)),
      put(oats, 900, 240, 1.68),
      rest(
        put(food.kiwi, 830, 190, 0.42, 20),
        put(food.kiwi, 800, 252, 0.42),
        put(food.kiwi, 824, 314, 0.42, 50),
        put(food.strawberry, 906, 166, 0.36, 24),
        put(food.strawberry, 962, 196, 0.36, -30),
        put(food.blueberry, 886, 230, 0.19),
        put(food.blueberry, 924, 246, 0.2),
        put(food.blueberry, 890, 274, 0.18),
        put(food.blueberry, 984, 262, 0.19),
        put(food.blueberry, 956, 292, 0.22),
        put(food.blueberry, 916, 318, 0.19),
        put(food.blueberry, 990, 300, 0.17),
        put(food.leaf, 950, 244, 0.2, 60),
        put(food.leaf, 972, 232, 0.17, 20),
      ),
      lift(put(table.coffee, 1128, 140, 0.84, 28)),
      lift(
        put(food.blueberry, 690, 372, 0.2),
        put(food.blueberry, 664, 404, 0.16),
        put(food.strawberry, 716, 92, 0.34, 200),
      ),
    );
  },
  "home-2": () => {
    const { put, draw } = createScene();
    return draw(
      ["#b5653c", "#6b2f1b"],
      planks("#3d1709"),
      lift(put(table.fork, 1146, 250, 1.25, 6), put(table.greenBowl, 920, 240, 1.84)),
      put(greens, 920, 240, 1.8),
      rest(
        ...[0, 60, 120, 180, 240, 300].map((turn, i) =>
          put(
            food.leaf,
            Math.round(920 + 92 * Math.sin((turn * Math.PI) / 180)),
            Math.round(240 - 92 * Math.cos((turn * Math.PI) / 180)),
            0.62,
            turn + (i % 2 ? 30 : -20),
          ),
        ),
      ),
      rest(
        put(food.tomato, 856, 188, 0.46),
        put(food.tomato, 990, 290, 0.46, 40),
        put(food.cucumber, 972, 176, 0.44),
        put(food.cucumber, 924, 214, 0.4),
        put(food.cucumber, 844, 286, 0.42),
        put(food.radish, 912, 326, 0.36),
        put(food.radish, 1022, 216, 0.34),
        put(food.radish, 820, 232, 0.3),
        put(food.tomato, 908, 264, 0.36, 20),
      ),
      lift(put(food.radish, 702, 112, 0.4), put(food.leaf, 662, 366, 0.5, 60)),
    );
  },
  "home-3": () => {
    const { put, draw } = createScene();
    return draw(
      ["#2f7d80", "#123f47"],
      mat(1120, 30, 330, "#fff", 0.06),
      lift(put(table.board, 900, 246, 1.3, -6)),
      lift(put(table.toast, 800, 232, 1.06, -8), put(table.toast, 1000, 256, 1.06, 6)),
      rest(
        put(food.avocado, 764, 206, 0.52, 34),
        put(food.avocado, 806, 240, 0.52, 34),
        put(food.avocado, 846, 276, 0.52, 34),
        put(table.friedEgg, 1000, 250, 0.78),
        put(food.basil, 1046, 314, 0.34, 40),
      ),
      lift(
        put(food.cherryTomato, 1144, 92, 0.44),
        put(food.cherryTomato, 1094, 60, 0.36, 70),
        put(food.cherryTomato, 1150, 402, 0.5, 30),
        put(food.basil, 660, 398, 0.7, 20),
      ),
      sprinkle(
        [
          [668, 150, 4],
          [690, 176, 3],
          [650, 190, 3],
          [704, 132, 3],
        ],
        "#f6e6c8",
      ),
    );
  },
  "nutrition-1": () => {
    const { put, draw } = createScene();
    const kinds = [
      food.orange,
      food.kiwi,
      food.beet,
      food.cucumber,
      food.lemon,
      food.tomato,
      food.onion,
      food.lime,
      food.grapefruit,
      food.radish,
    ];
    const cells = Array.from({ length: 20 }, (_, i) => [Math.floor(i / 4), i % 4] as const);
    return draw(
      ["#6a4678", "#2f1c40"],
      lift(
        ...cells.map(([column, row]) => {
          const kind = kinds[(column * 3 + row * 7) % kinds.length] ?? food.lemon;
          return put(
            kind,
            690 + column * 122 + (row % 2) * 30,
            60 + row * 121,
            0.5,
            column * 31 + row * 47,
          );
        }),
      ),
    );
  },
  "nutrition-2": () => {
    const { put, draw } = createScene();
    return draw(
      ["#c08a2e", "#6e4410"],
      mat(930, 240, 262, "#fff", 0.1),
      lift(put(table.fork, 700, 246, 1.2), put(table.knife, 1160, 246, 1.2)),
      lift(put(table.plate, 930, 240, 2)),
      '<path d="M930 240V104A136 136 0 0 0 930 376Z" fill="#79a94f"/><path d="M930 240V104A136 136 0 0 1 1066 240Z" fill="#e8cf9c"/><path d="M930 240H1066A136 136 0 0 1 930 376Z" fill="#e38d6a"/>',
      '<g stroke="#f8e2c6" stroke-width="7" fill="none" stroke-linecap="round" opacity=".85"><path d="M946 262Q1000 262 1046 250M946 290Q1000 292 1040 276M944 318Q986 322 1022 308M942 346Q962 350 988 342"/></g>',
      '<g fill="#fffaf0" opacity=".9"><circle cx="958" cy="140" r="7"/><circle cx="986" cy="164" r="7"/><circle cx="1016" cy="186" r="7"/><circle cx="954" cy="190" r="7"/><circle cx="986" cy="212" r="7"/><circle cx="1034" cy="222" r="7"/><circle cx="950" cy="222" r="6"/><circle cx="992" cy="132" r="6"/></g>',
      rest(
        put(food.leaf, 886, 152, 0.5, -30),
        put(food.leaf, 846, 192, 0.5, -70),
        put(food.leaf, 896, 214, 0.48, 20),
        put(food.leaf, 842, 262, 0.5, -110),
        put(food.leaf, 892, 300, 0.5, -150),
        put(food.tomato, 884, 182, 0.27),
        put(food.cucumber, 858, 232, 0.28),
        put(food.tomato, 892, 258, 0.27, 30),
        put(food.cucumber, 878, 330, 0.26),
      ),
      '<path d="M930 104V376M930 240H1066" stroke="#fbf4e6" stroke-width="7"/>',
    );
  },
  "nutrition-3": () => {
    const { put, draw } = createScene();
    const arcs = [
      { kind: food.cherryTomato, radius: 330, size: 0.34, count: 10 },
      { kind: food.wholeOrange, radius: 262, size: 0.33, count: 8 },
      { kind: food.lemon, radius: 195, size: 0.32, count: 6 },
      { kind: food.lime, radius: 130, size: 0.3, count: 5 },
      { kind: food.blueberry, radius: 70, size: 0.25, count: 3 },
    ] as const;
    return draw(
      ["#2c6a63", "#11352f"],
      lift(
        ...arcs.flatMap(({ kind, radius, size, count }) =>
          Array.from({ length: count }, (_, i) => {
            const angle = Math.PI * (0.75 + (i + 0.5) / count);
            return put(
              kind,
              Math.round(1050 + radius * Math.cos(angle)),
              Math.round(330 + radius * Math.sin(angle)),
              size,
              i * 40,
            );
          }),
        ),
      ),
      lift(put(food.basil, 1090, 372, 0.5)),
    );
  },
  "daily-1": () => {
    const { put, draw } = createScene();
    return draw(
      ["#a06a45", "#4f2c19"],
      planks("#2b1408", 0.3),
      lift(put(table.notebook, 880, 260, 1.16, -7)),
      lift(put(table.pencil, 1050, 268, 0.95, 24)),
      lift(put(table.plate, 1130, 106, 0.98), put(table.coffee, 1130, 106, 0.72, 40)),
      lift(put(table.plate, 1128, 400, 0.98)),
      rest(put(table.toast, 1122, 392, 0.55, 18), put(food.strawberry, 1160, 430, 0.28, 20)),
      lift(put(food.twig, 680, 96, 0.7, 80)),
    );
  },
  "daily-2": () => {
    const { put, draw } = createScene();
    return draw(
      ["#3f5f8c", "#182a48"],
      woven(915, 242, 246, "#c79a5e", "#8a5f2b"),
      lift(put(table.blueBowl, 915, 242, 1.96)),
      put(broth, 915, 242, 1.94),
      '<g fill="none" stroke="#fae3ab" stroke-width="11" stroke-linecap="round"><path d="M800 290Q840 210 920 250T1030 250M806 316Q860 240 930 280T1022 288M830 340Q880 276 944 310T1000 324M792 262Q820 186 890 216"/></g>',
      '<g stroke="#2b3f2d" stroke-width="3"><rect x="1000" y="120" width="66" height="92" rx="5" fill="#28402e" transform="rotate(26 1033 166)"/></g>',
      rest(
        put(table.halfEgg, 858, 168, 0.5, 60),
        put(table.halfEgg, 930, 150, 0.5, 96),
        put(food.mushroom, 1006, 268, 0.42, 30),
        put(food.mushroom, 964, 336, 0.38, 70),
        put(food.radish, 824, 240, 0.28),
        put(food.leaf, 880, 340, 0.4, 120),
        put(food.leaf, 846, 326, 0.36, 160),
        put(food.onion, 956, 226, 0.22),
        put(food.onion, 900, 268, 0.18),
      ),
      lift(
        '<g transform="rotate(-13 1120 260)"><rect x="1108" y="20" width="11" height="430" rx="5" fill="#8d3b2c"/><rect x="1132" y="20" width="11" height="430" rx="5" fill="#a5503c"/></g>',
        put(food.lime, 690, 96, 0.42),
      ),
    );
  },
  "daily-3": () => {
    const { put, draw } = createScene();
    return draw(
      ["#6f9a50", "#2f5527"],
      gingham(760, "#c23b33"),
      lift(put(table.plate, 916, 260, 1.4)),
      rest(put(table.toast, 892, 250, 0.78, -12), put(table.toast, 950, 276, 0.7, 24)),
      rest(
        put(food.tomato, 880, 236, 0.3),
        put(food.tomato, 912, 264, 0.3, 30),
        put(food.leaf, 958, 272, 0.24, 70),
      ),
      lift(put(food.apple, 1104, 148, 0.66, 10), put(table.water, 1120, 330, 0.7)),
      lift(put(food.leaf, 690, 130, 0.4, 60), put(food.leaf, 640, 360, 0.5, 130)),
    );
  },
};
