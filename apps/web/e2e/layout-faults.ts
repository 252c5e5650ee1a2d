/*
 * These run in the page, which gets their source and nothing around it: what they need is inside.
 */

/**
 * What doesn't fit in a window of this width. Sideways scrolling, text over text or over a control,
 * controls over each other, text that leaves its control or its card, is cut off without an ellipsis,
 * or breaks within a short word. What is fixed to the window may cover the page, as it scrolls away
 * below it.
 */
export async function layoutFaults(width: number): Promise<string[]> {
  interface Line {
    said: string;
    rect: DOMRect;
    from: Element;
  }
  const faults = new Set<string>();

  interface Style {
    position: string;
    overflowX: string;
    textOverflow: string;
    edge: DOMRect;
    isFixed: boolean;
    isForEyes: boolean;
  }
  // Nothing changes while the page is judged, and every line asks about all that it is in.
  const styles = new Map<Element, Style>();

  function styleOf(element: Element): Style {
    const known = styles.get(element);
    if (known) return known;
    const { position, overflowX, textOverflow, clipPath } = getComputedStyle(element);
    const around = element.parentElement && styleOf(element.parentElement);
    const style = {
      ...{ position, overflowX, textOverflow, edge: element.getBoundingClientRect() },
      isFixed: position === "fixed" || (around?.isFixed ?? false),
      isForEyes: clipPath !== "inset(50%)" && (around?.isForEyes ?? true),
    };
    styles.set(element, style);
    return style;
  }

  const { fontSize, letterSpacing } = getComputedStyle(document.documentElement);
  const isLarge = fontSize !== "16px" || letterSpacing !== "normal";
  const isFixed = (element: Element) => styleOf(element).isFixed;
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    styleOf(element).isForEyes;
  const isOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const isLayer = (element: Element) => element.closest("[role=dialog], [role=listbox]") !== null;
  const nameOf = (control: Element) =>
    control.getAttribute("aria-label") ?? control.textContent.trim().slice(0, 40);

  /** The part of a line of text that can be seen; null if some is cut off. */
  function seen({ left, right, top, height }: DOMRect, from: Element): DOMRect | null {
    for (let box: Element | null = from; box; box = box.parentElement) {
      const { overflowX, textOverflow, edge } = styleOf(box);
      if (overflowX === "visible" || (right <= edge.right + 2 && left >= edge.left - 2)) continue;
      if (overflowX !== "auto" && textOverflow !== "ellipsis") return null;
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
    }
    // Ink is lower than its line.
    return new DOMRect(left, top + height * 0.2, right - left, height * 0.6);
  }

  /** The part of a control that isn't scrolled out of sight, like the last of a row of chips. */
  function insideItsScroller(control: Element): DOMRect {
    const whole = control.getBoundingClientRect();
    let { left, right } = whole;
    for (let box = control.parentElement; box; box = box.parentElement) {
      const { overflowX, edge } = styleOf(box);
      if (overflowX !== "auto") continue;
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
    }
    return new DOMRect(left, whole.top, Math.max(0, right - left), whole.height);
  }

  /**
   * "Award" with its last letter below it, or "14,00" above "0". A long word or number, or a large
   * one, has to break somewhere.
   */
  function findBroken(node: Node) {
    if (isLarge) return;
    const range = document.createRange();
    const words = (node.textContent ?? "").matchAll(/(?<!\S)(?:\p{L}{2,9}|\d{1,2},\d{3})(?!\S)/gu);
    for (const { 0: word, index } of words) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) faults.add(`"${word}" is broken`);
    }
  }

  function linesOf(node: Node, from: Element): Line[] {
    const said = node.textContent?.trim() ?? "";
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()];
    if (rects.length > 1 && styleOf(from).textOverflow !== "ellipsis") findBroken(node);
    return rects.flatMap((line) => {
      const rect = seen(line, from);
      if (!rect) faults.add(`"${said}" is cut off`);
      return rect && rect.width > 1 ? [{ said, rect, from }] : [];
    });
  }

  function allLines(): Line[] {
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const from = node.parentElement;
      if (node.textContent?.trim() === "" || !from || !isShown(from)) continue;
      if (!from.closest("noscript, script, svg, option")) lines.push(...linesOf(node, from));
    }
    return lines;
  }

  function findLeaving({ said, rect, from }: Line) {
    const box = from.closest("button, a, label, summary, [role=tab], section, article, dialog");
    if (!box || styleOf(from).position === "absolute") return;
    const { edge } = styleOf(box);
    if (rect.left < edge.left - 1 || rect.right > edge.right + 1 || rect.bottom > edge.bottom + 1)
      faults.add(`"${said}" leaves its ${box.tagName.toLowerCase()}`);
  }

  function findOverlaps(lines: Line[]) {
    lines.sort((a, b) => a.rect.top - b.rect.top);
    lines.forEach(({ said, rect, from }, at) => {
      for (const other of lines.slice(at + 1)) {
        if (other.rect.top >= rect.bottom) break;
        if (other.from !== from && isOver(rect, other.rect))
          faults.add(`"${said}" is over "${other.said}"`);
      }
    });
  }

  function findOverControls(lines: Line[]) {
    const controls = [...document.querySelectorAll("a, button, input, select, summary")]
      .filter((control) => isShown(control) && !isFixed(control) && !isLayer(control))
      .map((control) => ({ control, rect: insideItsScroller(control) }));
    controls.forEach(({ control, rect }, at) => {
      const name = nameOf(control);
      // What is drawn at the end of an input belongs to it.
      const own = control instanceof HTMLInputElement ? control.parentElement : control;
      if (!control.parentElement?.matches("label"))
        for (const { said, rect: line, from } of lines)
          if (!own?.contains(from) && isOver(rect, line))
            faults.add(`"${said}" is over the control "${name}"`);
      for (const { control: other, rect: place } of controls.slice(at + 1))
        if (!own?.contains(other) && !other.contains(control) && isOver(rect, place))
          faults.add(`the controls "${name}" and "${nameOf(other)}" overlap`);
    });
  }

  /**
   * A date tells nobody how wide it is in its box, but by itself it takes what it needs, and 24 px
   * before its button.
   */
  function isTooNarrow(box: HTMLInputElement): boolean {
    if (box.type === "number") return box.scrollWidth > box.clientWidth + 1;
    if (isLarge || !["date", "time", "datetime-local"].includes(box.type)) return false;
    const { width } = box.getBoundingClientRect();
    const copy = box.cloneNode() as HTMLInputElement;
    Object.assign(copy.style, { position: "absolute", width: "auto" });
    box.after(copy);
    const needed = copy.getBoundingClientRect().width - 24;
    copy.remove();
    return isShown(box) && needed > width;
  }

  // A changed width takes a moment to arrive, and media queries hear of it with the next frame.
  do await new Promise(requestAnimationFrame);
  while (window.innerWidth !== width || !window.matchMedia(`(width: ${width}px)`).matches);
  await new Promise(requestAnimationFrame);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`scrolls sideways by ${scrollWidth - clientWidth} px`);
  const lines = allLines();
  lines.forEach(findLeaving);
  const flowing = lines.filter(({ from }) => !isFixed(from) && !isLayer(from));
  findOverlaps(flowing);
  findOverControls(flowing);
  for (const box of document.querySelectorAll<HTMLInputElement>("input"))
    if (isTooNarrow(box)) faults.add(`"${box.value}" is cut off in its field`);
  for (const round of document.querySelectorAll<HTMLElement>("label .rounded-full:has(> svg)")) {
    const { width, height } = round.getBoundingClientRect();
    if (isShown(round) && Math.abs(width - height) > 1)
      faults.add(`a round picture is ${Math.round(width)} × ${Math.round(height)}`);
  }
  return [...faults];
}

/**
 * Controls that are smaller than 44 px, share their name with another, or whose name doesn't begin
 * with what is seen. A hero's call to action may lead where a control of its screen leads.
 */
export function controlFaults(): string[] {
  const faults = new Set<string>();
  const names = new Set<string>();

  const labelOf = (control: HTMLElement) =>
    control instanceof HTMLInputElement || control instanceof HTMLSelectElement
      ? control.labels?.[0]
      : undefined;

  /** What takes the press: a label around a box, or what a control is spread over. */
  function targetOf(control: HTMLElement): Element | null {
    const label = labelOf(control);
    if (label?.contains(control)) return label;
    return getComputedStyle(control, "::after").position === "absolute"
      ? control.offsetParent
      : control;
  }

  const wordsOf = (element: HTMLElement | undefined) =>
    element?.innerText.replace(/\s+/g, " ").trim() ?? "";

  function checkName(control: HTMLElement) {
    // A list's choices are its value, not its name.
    const seen = control.matches("select") ? "" : wordsOf(control);
    const name = control.getAttribute("aria-label") ?? (wordsOf(labelOf(control)) || seen);
    if (!name.toLowerCase().startsWith(seen.toLowerCase().slice(0, 40)))
      faults.add(`"${name}" doesn't begin with "${seen}"`);
    if (control.closest("nav")) return name;
    const group =
      control.closest("fieldset")?.querySelector("legend")?.innerText ??
      control.closest("ul")?.getAttribute("aria-label") ??
      "";
    const whole = `${group} ${name}`.toLowerCase();
    if (names.has(whole)) faults.add(`two are called "${name}"`);
    names.add(whole);
    return name;
  }

  function check(control: HTMLElement) {
    const name = checkName(control);
    const { width = 0, height = 0 } = targetOf(control)?.getBoundingClientRect() ?? {};
    if (width < 43.5 || height < 43.5)
      faults.add(`"${name}" is ${Math.round(width)} × ${Math.round(height)}`);
  }

  const controls = document.querySelectorAll<HTMLElement>(
    ":is(nav, #content, [role=dialog]) :is(a, button, input, select, summary, [role=slider])",
  );
  for (const control of controls) {
    const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isOnlySaid = control.matches(".sr-only button, button.sr-only");
    if (isSeen && !isOnlySaid && !control.matches(":disabled")) check(control);
  }
  return [...faults];
}
