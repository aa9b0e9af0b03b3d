// A small strict reader for the SVG we make ourselves: elements and attributes only. It throws on anything unbalanced.
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/y;

export const parseXml = (text: string): XmlElement => {
  const top: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [top];
  let at = 0;
  while (at < text.length) {
    const gap = /\s*/y;
    gap.lastIndex = at;
    at += gap.exec(text)?.[0].length ?? 0;
    if (at === text.length) break;
    TAG.lastIndex = at;
    const tag = TAG.exec(text);
    if (!tag) throw new Error(`not a tag: ${text.slice(at, at + 60)}`);
    at = TAG.lastIndex;
    const [, closing, name = '', rest = '', alone] = tag;
    if (closing) {
      if (open.pop()?.name !== name) throw new Error(`unbalanced </${name}>`);
      continue;
    }
    const attributes: Record<string, string> = {};
    for (const [, key = '', value = ''] of rest.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (key in attributes) throw new Error(`twice: ${key}`);
      if (key === 'd' && !/^M[\d\s.,a-zA-Z-]*$/.test(value)) throw new Error(`bad path: ${value.slice(0, 60)}`);
      attributes[key] = value;
    }
    const element: XmlElement = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    if (!alone) open.push(element);
  }
  const [root, ...others] = top.children;
  if (open.length !== 1 || !root || others.length > 0) throw new Error('not one balanced element');
  return root;
};
