/** A round mat, lighter than the background. */
export function mat(x: number, y: number, radius: number, colour: string, strength = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${strength}"/>`;
}

/** The seams of a wooden table. */
export function planks(colour: string, strength = 0.25): string {
  return `<path d="M0 88H1200M0 196H1200M0 304H1200M0 412H1200M520 0v88M860 88v108M420 196v108M1010 196v108M640 304v108M910 412v68" stroke="${colour}" stroke-opacity="${strength}" stroke-width="4"/>`;
}

/** A woven mat: rings of stitches. */
export function woven(
  x: number,
  y: number,
  radius: number,
  ground: string,
  thread: string,
): string {
  const rings = [0.94, 0.82, 0.7, 0.58].map(
    (part) =>
      `<circle cx="${x}" cy="${y}" r="${Math.round(radius * part)}" fill="none" stroke="${thread}" stroke-opacity=".5" stroke-width="5" stroke-dasharray="16 9"/>`,
  );
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${ground}"/>${rings.join("")}`;
}

/** A gingham cloth from `x` to the right edge. */
export function gingham(x: number, colour: string): string {
  return (
    `<pattern id="check" width="64" height="64" patternUnits="userSpaceOnUse"><rect width="64" height="64" fill="#fbf6ec"/><path d="M0 0h32v64H0Z" fill="${colour}" fill-opacity=".5"/><path d="M0 0h64v32H0Z" fill="${colour}" fill-opacity=".5"/></pattern>` +
    `<g filter="url(#far)"><rect x="${x}" y="-60" width="900" height="620" fill="url(#check)" transform="rotate(8 ${x} 240)"/></g>`
  );
}

/** Fine dots over part of the background: flour, sugar, crumbs. */
export function sprinkle(
  points: readonly (readonly [number, number, number])[],
  colour: string,
): string {
  return `<g fill="${colour}">${points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("")}</g>`;
}
