// The contrast of all text that a page shows, as it is painted: what lies under each text is looked up where it stands, so that pictures,
// gradients and things laid over others count, too.
import { expect, type Page } from '@playwright/test';

/** Runs in the page. Each finding names the text, its place and the contrast. */
const weakTexts = (): readonly string[] => {
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
  const opacityOf = (element: Element): number => {
    let opacity = 1;
    for (let at: Element | null = element; at !== null; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
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
  /** All that may lie under a point of this element, from the top down to what is solid. */
  const groundsAt = (element: Element, x: number, y: number): readonly Colour[] | undefined => {
    const stack = document.elementsFromPoint(x, y);
    const [top] = stack;
    // Covered by something else, cut off, or out of the window.
    if (top === undefined || !element.contains(top)) return undefined;
    const layers: (readonly Colour[])[] = [];
    for (const one of stack.slice(Math.max(0, stack.indexOf(element)))) {
      const paints = paintsOf(one);
      if (paints.length > 0) layers.push(paints);
      if (paints.some(([, , , a]) => a === 1)) break;
    }
    let grounds: readonly Colour[] = [[255, 255, 255, 1]];
    for (const layer of layers.reverse()) grounds = layer.flatMap((paint) => grounds.map((ground) => over(paint, ground)));
    return grounds;
  };

  // Also what lets the pointer through is painted. A sheet of the page's own would be refused by its security policy.
  const all = new CSSStyleSheet();
  all.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(all);
  const found = new Map<string, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || element === null || element.closest(':disabled, [aria-disabled=true], .visually-hidden, script, style') !== null)
      continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(element);
    const opacity = opacityOf(element);
    if (box.width < 2 || box.height < 2 || style.visibility !== 'visible' || opacity === 0) continue;
    const grounds = groundsAt(element, box.left + box.width / 2, box.top + box.height / 2);
    if (grounds === undefined) continue;
    const ink = faded(read(element instanceof SVGElement ? style.fill : style.color), opacity);
    const worst = Math.min(...grounds.map((ground) => contrast(over(ink, ground), ground)));
    const size = Number.parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    if (worst >= least - 0.005) continue;
    const place = [element.parentElement, element]
      .map((one) => `${one?.tagName.toLowerCase()}.${one?.getAttribute('class') ?? ''}`)
      .join(' > ');
    found.set(place, `${place} “${text.slice(0, 30)}” ${worst.toFixed(2)}`);
  }
  document.adoptedStyleSheets.pop();
  return [...found.values()];
};

/** Texts that do not stand out from their ground, by day and by night. */
export const weakTextsIn = async (page: Page): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const theme of ['night', 'day']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    for (const text of await page.evaluate(weakTexts)) found.push(`${text} by ${theme}`);
  }
  return found;
};

/** Soft, so that one run names all that is wrong. */
export const expectContrast = async (page: Page, where: string): Promise<void> => {
  expect.soft(await weakTextsIn(page), where).toEqual([]);
};
