// The contrast of all text that a page shows, as it is painted: what lies under each text is looked up where it stands, so that pictures,
// gradients and things laid over others count, too.
import { expect, type Page } from '@playwright/test';

/** Runs in the page, for all themes in one look. Each finding names the text, its place, the contrast and the theme. */
const weakTexts = (themes: readonly string[]): readonly string[] => {
  type Colour = readonly [r: number, g: number, b: number, a: number];
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('this browser draws nothing');
  const known = new Map<string, Colour>();
  /** Any way to write a colour, by painting it. */
  const read = (text: string): Colour => {
    const found = known.get(text);
    if (found !== undefined) return found;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = '#000';
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [r, g, b, a / 255];
    known.set(text, colour);
    return colour;
  };
  const over = (top: Colour, [r, g, b]: Colour): Colour => {
    const mix = (x: number, y: number): number => x * top[3] + y * (1 - top[3]);
    return [mix(top[0], r), mix(top[1], g), mix(top[2], b), 1];
  };
  const faded = ([r, g, b, a]: Colour, by: number): Colour => [r, g, b, a * by];
  const light = ([r, g, b]: Colour): number => {
    const part = (x: number): number => (x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const contrast = (a: Colour, b: Colour): number => {
    const [dark = 0, bright = 0] = [light(a), light(b)].sort((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  };
  /** The same in all themes. */
  const opacities = new Map<Element, number>();
  const opacityOf = (element: Element): number => {
    const found = opacities.get(element);
    if (found !== undefined) return found;
    const { parentElement } = element;
    const opacity = Number(getComputedStyle(element).opacity) * (parentElement === null ? 1 : opacityOf(parentElement));
    opacities.set(element, opacity);
    return opacity;
  };
  /** What an element paints behind its content, each of several when it is a gradient. */
  const paintsOf = (element: Element): readonly Colour[] => {
    const style = getComputedStyle(element);
    const opacity = opacityOf(element);
    // Letters, and drawings in lines such as a sign or a vignette, are no ground.
    if (element instanceof SVGUseElement || element instanceof SVGTextContentElement) return [];
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement))
      return style.fill === 'none' || style.fill.startsWith('url') ? [] : [faded(read(style.fill), opacity * Number(style.fillOpacity))];
    const plain = read(style.backgroundColor);
    const stops = style.backgroundImage.match(/(?:rgba?|oklch|oklab|color)\([^()]*\)/g) ?? [];
    const small = style.backgroundSize !== 'auto' && style.backgroundRepeat.includes('no-repeat');
    const layers = stops.length === 0 || small ? [plain] : stops.map((stop) => over2(read(stop), plain));
    return layers.filter(([, , , a]) => a > 0).map((layer) => faded(layer, opacity));
  };
  const over2 = (top: Colour, below: Colour): Colour => {
    if (below[3] === 0 || top[3] === 1) return top;
    const [r, g, b] = over(top, below);
    return [r, g, b, Math.max(top[3], below[3])];
  };
  /** All that may lie under a text, from the top down to what is solid. */
  const groundsIn = (stack: readonly Element[]): readonly Colour[] => {
    const layers: (readonly Colour[])[] = [];
    for (const one of stack) {
      const paints = paintsOf(one);
      if (paints.length > 0) layers.push(paints);
      if (paints.some(([, , , a]) => a === 1)) break;
    }
    let grounds: readonly Colour[] = [[255, 255, 255, 1]];
    for (const layer of layers.reverse()) grounds = layer.flatMap((paint) => grounds.map((ground) => over(paint, ground)));
    return grounds;
  };

  // What lies under a sheet is dimmed, and comes back when that is closed.
  const root = document.querySelector('[data-panel]') ?? document.body;
  const texts: { readonly text: string; readonly element: Element; readonly box: DOMRect }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || element === null || element.closest(':disabled, [aria-disabled=true], .visually-hidden, script, style') !== null)
      continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || getComputedStyle(element).visibility !== 'visible' || opacityOf(element) === 0) continue;
    texts.push({ text, element, box });
  }
  // Also what lets the pointer through is painted.
  const through = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].filter(
    (one) => getComputedStyle(one).pointerEvents === 'none' && opacityOf(one) > 0,
  );
  for (const one of through) one.style.setProperty('pointer-events', 'auto', 'important');
  // The same in all themes, and the most costly question to a page.
  const seen = texts.flatMap(({ text, element, box }) => {
    const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const [top] = stack;
    // Covered by something else, cut off, or out of the window.
    if (top === undefined || !element.contains(top)) return [];
    return [{ text, element, stack: stack.slice(Math.max(0, stack.indexOf(element))) }];
  });
  for (const one of through) one.style.removeProperty('pointer-events');
  const weakBy = (theme: string): readonly string[] => {
    document.documentElement.dataset['theme'] = theme;
    const found = new Map<string, string>();
    for (const { text, element, stack } of seen) {
      const grounds = groundsIn(stack);
      const style = getComputedStyle(element);
      const ink = faded(read(element instanceof SVGElement ? style.fill : style.color), opacityOf(element));
      const worst = Math.min(...grounds.map((ground) => contrast(over(ink, ground), ground)));
      const size = Number.parseFloat(style.fontSize);
      const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
      if (worst >= least - 0.005) continue;
      const place = [element.parentElement, element]
        .map((one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute('class') ?? ''}`)
        .join(' > ');
      found.set(place, `${place} “${text.slice(0, 30)}” ${worst.toFixed(2)} by ${theme}`);
    }
    return [...found.values()];
  };
  return themes.flatMap(weakBy);
};

/** Texts that do not stand out from their ground, by day and by night. */
export const weakTextsIn = (page: Page): Promise<readonly string[]> => page.evaluate(weakTexts, ['night', 'day']);

/** Soft, so that one run names all that is wrong. */
export const expectContrast = async (page: Page, where: string): Promise<void> => {
  expect.soft(await weakTextsIn(page), where).toEqual([]);
};
