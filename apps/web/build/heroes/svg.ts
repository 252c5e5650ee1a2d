/** A drawing centred on the origin, about 100 units in each direction; scenes place it. */
export interface Shape {
  id: string;
  body: string;
  /** Shapes that `body` refers to. */
  needs?: readonly Shape[];
}

/** A gradient stop; `place` is 0 to 100. */
type Stop = [place: number, colour: string];

function stops(list: readonly Stop[]): string {
  return list.map(([at, colour]) => `<stop offset="${at / 100}" stop-color="${colour}"/>`).join("");
}

/** A radial gradient, lit from the upper left by default. */
export function round(id: string, list: readonly Stop[], place = ""): string {
  return `<radialGradient id="${id}"${place && ` ${place}`}>${stops(list)}</radialGradient>`;
}

/** A linear gradient, top to bottom by default. */
export function straight(id: string, list: readonly Stop[], place = 'x2="0" y2="1"'): string {
  return `<linearGradient id="${id}" ${place}>${stops(list)}</linearGradient>`;
}

/** Lights a round thing from the upper left. */
export const lit = 'cx=".38" cy=".32" r=".75"';

export function circle(radius: number, fill: string, more = ""): string {
  return `<circle r="${radius}" fill="${fill}"${more && ` ${more}`}/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;
}

/** A ring of dots: a dashed circle whose dashes have round ends and no length. */
export function dots(
  count: number,
  radius: number,
  size: number,
  colour: string,
  more = "",
): string {
  const gap = ((2 * Math.PI * radius) / count).toFixed(2);
  return `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" stroke-dasharray="0 ${gap}"${more && ` ${more}`}/>`;
}

/** A wheel's spokes as one path. */
export function spokes(count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const point = (r: number) =>
      `${Math.round(r * Math.sin(angle))} ${Math.round(-r * Math.cos(angle))}`;
    return `M${point(from)}L${point(to)}`;
  }).join("");
}

/** Items that stand on the table and cast a shadow to the lower right. */
export function lift(...items: string[]): string {
  return `<g filter="url(#far)">${items.join("")}</g>`;
}

/** Items that lie flat, with a close shadow. */
export function rest(...items: string[]): string {
  return `<g filter="url(#near)">${items.join("")}</g>`;
}

const shadow = (id: string, dx: number, dy: number, blur: number, strength: number) =>
  `<filter id="${id}"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#160c04" flood-opacity="${strength}"/></filter>`;

export interface Scene {
  /** Places a shape and remembers to define it. */
  put: (shape: Shape, x: number, y: number, scale?: number, turn?: number) => string;
  /** The whole picture: two background colours (light on the right), then the items in order. */
  draw: (ground: readonly [string, string], ...items: string[]) => string;
}

/** A picture of 1200 × 480. Headlines stand over its left half, so items belong on the right. */
export function createScene(): Scene {
  const used = new Map<string, Shape>();
  const remember = (shape: Shape) => {
    for (const needed of shape.needs ?? []) remember(needed);
    used.set(shape.id, shape);
  };
  return {
    put(shape, x, y, scale = 1, turn = 0) {
      remember(shape);
      const size = scale === 1 ? "" : `scale(${scale})`;
      const angle = turn === 0 ? "" : `rotate(${turn})`;
      return `<use href="#${shape.id}" transform="translate(${x} ${y})${angle}${size}"/>`;
    },
    draw([light, deep], ...items) {
      const body = items.join("");
      const shapes = [...used.values()].map(({ id, body }) => `<g id="${id}">${body}</g>`).join("");
      const filters = [
        body.includes("#far") ? shadow("far", 7, 12, 10, 0.38) : "",
        body.includes("#near") ? shadow("near", 2, 4, 3, 0.32) : "",
      ].join("");
      const ground = round(
        "ground",
        [
          [0, light],
          [100, deep],
        ],
        'cx=".72" cy=".38" r=".8"',
      );
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 480"><defs>${ground}${filters}${shapes}</defs><rect width="1200" height="480" fill="url(#ground)"/>${body}</svg>\n`;
    },
  };
}
