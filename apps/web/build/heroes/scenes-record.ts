import { mat, planks, sprinkle } from "./ground.ts";
import * as food from "./produce.ts";
import { createScene, lift, rest } from "./svg.ts";
import * as table from "./table.ts";

const turmeric = table.tin("turmeric", "#ffd866", "#eeb02c", "#b97a10");
const paprika = table.tin("paprika", "#f08a5c", "#cf4a26", "#8a2410");
const herbs = table.tin("herbs", "#a9c47a", "#6f9440", "#42621f");
const pepper = table.tin("pepper", "#8a8580", "#4d4843", "#24201c");
const salt = table.tin("salt", "#fffefb", "#efe9de", "#c9c0b0");
const cinnamon = table.tin("cinnamon", "#d29a66", "#a5672f", "#6a3a12");
const flour = table.heap("flour", "#fffefa", "#f3ecdf", "#d6cab4");
const cocoa = table.heap("cocoa", "#8a5a38", "#5f3819", "#38200c");
const lentils = table.heap("lentils", "#f2a765", "#d97a34", "#9c4c16");

/** A preserving jar seen from the side, filled in layers from the bottom up. */
function jar(
  x: number,
  height: number,
  layers: readonly (readonly [share: number, colour: string])[],
) {
  const bottom = 400;
  let level = bottom - 10;
  const filled = layers.map(([share, colour]) => {
    const tall = Math.round((height - 66) * share);
    level -= tall;
    return `<path d="M${x + 8} ${level}q50-9 100 0v${tall}h-100Z" fill="${colour}"/>`;
  });
  return (
    `<rect x="${x}" y="${bottom - height + 24}" width="116" height="${height - 24}" rx="22" fill="#e4f0ee" fill-opacity=".32"/>` +
    filled.join("") +
    `<rect x="${x}" y="${bottom - height + 24}" width="116" height="${height - 24}" rx="22" fill="none" stroke="#f3faf8" stroke-opacity=".6" stroke-width="4"/>` +
    `<path d="M${x + 18} ${bottom - height + 60}v${height - 110}" stroke="#fff" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/>` +
    `<rect x="${x + 8}" y="${bottom - height}" width="100" height="32" rx="8" fill="#c98f4e"/><rect x="${x + 8}" y="${bottom - height + 20}" width="100" height="12" fill="#a06a30"/>`
  );
}

/** A hexagon's outline. */
function cell(x: number, y: number, size: number): string {
  const points = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return `${Math.round(x + size * Math.cos(angle))} ${Math.round(y + size * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** Pictures of the tracker, the calculator, the search and the data page. */
export const recordScenes: Record<string, () => string> = {
  "tracking-1": () => {
    const { put, draw } = createScene();
    const days = [
      food.cherryTomato,
      food.wholeOrange,
      food.lemon,
      food.lime,
      food.orange,
      food.blueberry,
      food.cherryTomato,
    ];
    return draw(
      ["#3d6491", "#152a4c"],
      mat(930, 560, 420, "#fff", 0.05),
      ...days.map((fruit, i) => {
        const x = 664 + i * 80;
        const tall = [2, 3, 2, 4, 3, 1, 2][i] ?? 2;
        return (
          `<rect x="${x - 34}" y="70" width="68" height="340" rx="34" fill="#fff" opacity=".1"/>` +
          lift(
            ...Array.from({ length: tall }, (_, row) =>
              put(fruit, x, 376 - row * 68, 0.29, i * 50 + row * 37),
            ),
          )
        );
      }),
      '<path d="M620 176H1190" stroke="#fdf2c8" stroke-opacity=".8" stroke-width="4" stroke-dasharray="2 14" stroke-linecap="round"/>',
    );
  },
  "tracking-2": () => {
    const { put, draw } = createScene();
    const places = Array.from(
      { length: 10 },
      (_, i) => [712 + (i % 5) * 102, 170 + Math.floor(i / 5) * 142] as const,
    );
    return draw(
      ["#8a7a5a", "#3f3320"],
      lift(
        '<rect x="640" y="78" width="556" height="326" rx="44" fill="#b9ad97"/><rect x="654" y="92" width="528" height="298" rx="34" fill="#a99c84"/>',
      ),
      `<g fill="#7f735d">${places.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="46" ry="58"/>`).join("")}</g>`,
      lift(
        ...places
          .slice(0, 7)
          .map(([x, y], i) =>
            i === 3
              ? put(table.whiteEgg, x, y, 0.54, 12)
              : put(table.brownEgg, x, y, 0.54, i * 9 - 20),
          ),
      ),
      lift(put(food.twig, 610, 420, 0.8, 70)),
      '<g stroke="#8b7f69" stroke-opacity=".55" stroke-width="5" stroke-linecap="round"><path d="M763 112v262M865 112v262M967 112v262M1069 112v262M676 241h486"/></g>',
    );
  },
  "tracking-3": () => {
    const { put, draw } = createScene();
    const tall = [0.72, 0.98, 0.84, 1.14, 1.3, 1.02, 1.2];
    return draw(
      ["#3f7f74", "#123c3a"],
      planks("#08231f", 0.25),
      lift('<rect x="640" y="404" width="560" height="18" rx="9" fill="#d8a36a"/>'),
      lift(
        ...tall.map((size, i) =>
          put(food.carrot, 692 + i * 78, Math.round(396 - size * 132), size, 180),
        ),
      ),
      lift(put(food.peas, 1080, 66, 0.5, -14), put(food.peas, 760, 74, 0.42, 12)),
    );
  },
  "calculator-1": () => {
    const { put, draw } = createScene();
    return draw(
      ["#4b7480", "#183039"],
      mat(930, 520, 330, "#fff", 0.06),
      lift(
        '<rect x="728" y="34" width="404" height="414" rx="54" fill="#f3ece0"/><rect x="740" y="44" width="380" height="390" rx="46" fill="#fffaf1"/>',
      ),
      '<rect x="812" y="362" width="236" height="52" rx="14" fill="#23352f"/><g fill="none" stroke="#9fe0b4" stroke-width="6" stroke-linecap="round"><path d="M866 374v28M890 374h18v14h-18v14h18M932 374h18v28h-18ZM1000 386h-16v14h16v-20v26q0 6-6 6h-10"/></g>',
      lift(put(table.darkPlate, 930, 202, 1.5)),
      lift(
        put(food.apple, 884, 182, 0.7, -8),
        put(food.lemon, 1000, 260, 0.44),
        put(food.lime, 1010, 156, 0.36),
      ),
      lift(put(food.leaf, 680, 380, 0.44, 70), put(food.leaf, 650, 338, 0.3, 30)),
    );
  },
  "calculator-2": () => {
    const { put, draw } = createScene();
    const spoonOf = (x: number, y: number, size: number, turn: number) =>
      `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})"><rect x="70" y="-14" width="210" height="28" rx="14" fill="#c9c5bb"/><rect x="74" y="-12" width="202" height="12" rx="6" fill="#f1eee7"/><circle cx="256" r="7" fill="#6b5038"/></g>`;
    return draw(
      ["#b87452", "#5f2d1c"],
      planks("#37170c", 0.25),
      lift(spoonOf(790, 130, 1.1, -8), put(table.whiteBowl, 790, 130, 0.98)),
      put(flour, 790, 130, 0.96),
      lift(spoonOf(820, 352, 0.95, -14), put(table.whiteBowl, 820, 352, 0.8)),
      put(cocoa, 820, 352, 0.78),
      lift(spoonOf(1040, 268, 0.66, -34), put(table.whiteBowl, 1040, 268, 0.6)),
      put(lentils, 1040, 268, 0.58),
      lift(put(table.brownEgg, 1140, 390, 0.6, 30), put(table.brownEgg, 1076, 420, 0.56, -40)),
      sprinkle(
        [
          [690, 240, 4],
          [720, 262, 3],
          [662, 214, 3],
          [704, 420, 4],
          [900, 232, 3],
          [936, 420, 4],
          [668, 90, 3],
        ],
        "#fff6e4",
      ),
    );
  },
  "calculator-3": () => {
    const { put, draw } = createScene();
    const sign = (x: number, y: number, d: string) =>
      `<path d="${d}" transform="translate(${x} ${y})" stroke="#fff4d8" stroke-width="15" stroke-linecap="round"/>`;
    return draw(
      ["#5b8a4b", "#1f4423"],
      mat(1080, 240, 230, "#fff", 0.07),
      lift(put(food.avocado, 690, 240, 0.72, 12)),
      sign(772, 240, "M-17 0H17M0-17V17"),
      lift(put(table.toast, 866, 240, 0.62)),
      sign(958, 240, "M-17-10H17M-17 12H17"),
      lift(put(table.plate, 1090, 240, 1.12)),
      lift(put(table.toast, 1090, 240, 0.68, -6)),
      rest(
        put(food.avocado, 1066, 226, 0.34, 30),
        put(food.avocado, 1092, 246, 0.34, 30),
        put(food.avocado, 1118, 268, 0.34, 30),
      ),
      lift(
        put(food.basil, 1176, 410, 0.5),
        put(food.cherryTomato, 1150, 70, 0.36),
        put(food.cherryTomato, 1098, 52, 0.28, 60),
      ),
    );
  },
  "search-1": () => {
    const { put, draw } = createScene();
    const berries = Array.from(
      { length: 30 },
      (_, i) =>
        [
          640 + (i % 6) * 100 + (Math.floor(i / 6) % 2) * 48,
          44 + Math.floor(i / 6) * 98,
          i,
        ] as const,
    );
    return draw(
      ["#3b6f86", "#12303f"],
      lift(...berries.map(([x, y, i]) => put(food.blueberry, x, y, 0.29, i * 41))),
      lift(
        '<path d="M1010 330l106 106" stroke="#7a4a24" stroke-width="40" stroke-linecap="round"/><path d="M1006 322l100 100" stroke="#b17a44" stroke-width="14" stroke-linecap="round"/>',
      ),
      '<circle cx="918" cy="232" r="132" fill="#dff1f5"/><circle cx="918" cy="232" r="132" fill="#3b6f86" opacity=".25"/>',
      rest(put(food.raspberry, 918, 232, 0.98, 10)),
      lift('<circle cx="918" cy="232" r="136" fill="none" stroke="#d8a85a" stroke-width="19"/>'),
      '<path d="M816 190A112 112 0 0 1 890 124" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="12" stroke-linecap="round"/><circle cx="918" cy="232" r="136" fill="none" stroke="#f6d999" stroke-width="4"/>',
    );
  },
  "search-2": () => {
    const { put, draw } = createScene();
    const crates = [
      { x: 690, y: -20, kind: food.cherryTomato },
      { x: 860, y: -20, kind: food.lemon },
      { x: 1030, y: -20, kind: food.lime },
      { x: 690, y: 156, kind: food.onion },
      { x: 860, y: 156, kind: food.wholeOrange },
      { x: 1030, y: 156, kind: food.cherryTomato },
      { x: 690, y: 332, kind: food.wholeOrange },
      { x: 860, y: 332, kind: food.lime },
      { x: 1030, y: 332, kind: food.lemon },
    ] as const;
    return draw(
      ["#8f5b3a", "#43220f"],
      lift('<path d="M676-40h540v560H676Z" fill="#a8733f"/>'),
      `<g fill="#4a2c12">${crates.map(({ x, y }) => `<rect x="${x}" y="${y}" width="156" height="162" rx="10"/>`).join("")}</g>`,
      lift(
        ...crates.flatMap(({ x, y, kind }, i) =>
          [
            [42, 44],
            [114, 44],
            [42, 118],
            [114, 118],
          ].map(([dx, dy], j) => put(kind, x + (dx ?? 0), y + (dy ?? 0), 0.34, i * 60 + j * 85)),
        ),
      ),
    );
  },
  "search-3": () => {
    const { put, draw } = createScene();
    const rows = Array.from(
      { length: 24 },
      (_, i) => [662 + (i % 6) * 104, 62 + Math.floor(i / 6) * 120, i] as const,
    );
    return draw(
      ["#c0902f", "#6b450c"],
      lift(
        ...rows.map(([x, y, i]) =>
          put(i === 9 ? food.grapefruit : food.lemon, x, y, i === 9 ? 0.5 : 0.44, i * 33),
        ),
      ),
      '<circle cx="974" cy="182" r="64" fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="14 11" stroke-linecap="round"/>',
      lift(put(food.leaf, 1012, 128, 0.2, 60)),
    );
  },
  "data-1": () => {
    const { draw } = createScene();
    return draw(
      ["#5c7f79", "#1b3734"],
      '<path d="M0 96H1200" stroke="#122926" stroke-opacity=".35" stroke-width="10"/>',
      lift(
        '<rect x="600" y="400" width="640" height="26" rx="5" fill="#b9854c"/><rect x="600" y="418" width="640" height="10" fill="#8a5c2c"/>',
      ),
      lift(
        jar(640, 250, [[0.8, "#e9cf95"]]),
        jar(772, 318, [
          [0.3, "#b9542c"],
          [0.3, "#efc252"],
          [0.26, "#6f9440"],
        ]),
        jar(904, 226, [[0.7, "#7a4a2a"]]),
        jar(1036, 300, [
          [0.5, "#f4ecdc"],
          [0.36, "#d98c6a"],
        ]),
      ),
      '<g fill="#fff6df" opacity=".95"><rect x="670" y="300" width="56" height="40" rx="6"/><rect x="802" y="268" width="56" height="40" rx="6"/><rect x="934" y="312" width="56" height="40" rx="6"/><rect x="1066" y="280" width="56" height="40" rx="6"/></g><g stroke="#a58d63" stroke-width="5" stroke-linecap="round"><path d="M682 314h32M682 326h20M814 282h32M814 294h24M946 326h32M946 338h16M1078 294h32M1078 306h22"/></g>',
    );
  },
  "data-2": () => {
    const { put, draw } = createScene();
    const tins = [turmeric, paprika, herbs, pepper, salt, cinnamon];
    return draw(
      ["#6b5a4c", "#2a201a"],
      planks("#120c08", 0.4),
      lift(
        ...Array.from({ length: 12 }, (_, i) =>
          put(
            tins[(i * 5 + Math.floor(i / 4) * 2) % 6] ?? salt,
            700 + (i % 4) * 144 + (Math.floor(i / 4) % 2) * 40,
            90 + Math.floor(i / 4) * 152,
            0.7,
            i * 70,
          ),
        ),
      ),
    );
  },
  "data-3": () => {
    const { draw } = createScene();
    const size = 66;
    const cells = Array.from({ length: 30 }, (_, i) => {
      const column = i % 6;
      const row = Math.floor(i / 6);
      return {
        d: cell(700 + column * 101, 20 + row * 117 + (column % 2) * 58, size - 5),
        shade: (column * 5 + row * 3) % 4,
      };
    });
    const honey = ["#f6b93b", "#eda21f", "#f9cf6a", "#b9741a"];
    return draw(
      ["#b97a1e", "#5d3606"],
      lift(
        ...[0, 1, 2, 3].map(
          (shade) =>
            `<path d="${cells
              .filter((one) => one.shade === shade)
              .map(({ d }) => d)
              .join(
                "",
              )}" fill="${honey[shade]}" stroke="#fbdf9c" stroke-width="8" stroke-linejoin="round"/>`,
        ),
      ),
      lift(
        '<g transform="translate(1010 250) rotate(38)"><rect x="-9" y="-260" width="18" height="220" rx="9" fill="#c98f4e"/><g fill="#a8692c"><rect x="-40" y="-56" width="80" height="17" rx="8"/><rect x="-50" y="-32" width="100" height="17" rx="8"/><rect x="-54" y="-8" width="108" height="17" rx="8"/><rect x="-50" y="16" width="100" height="17" rx="8"/><rect x="-40" y="40" width="80" height="17" rx="8"/></g><rect x="-12" y="-60" width="24" height="122" rx="9" fill="#c98f4e"/></g>',
      ),
      '<path d="M968 306q-16 50 2 96t-6 78" fill="none" stroke="#f9cf6a" stroke-width="15" stroke-linecap="round" opacity=".9"/>',
    );
  },
};
