import { type ComponentChild, render } from 'preact';

/** Something that flies over the table. It is drawn like everything else and thrown away when it lands. */
export const pieceOf = (kind: string, child: ComponentChild): HTMLElement => {
  const node = document.createElement('div');
  node.className = `flying ${kind}`;
  node.dataset['flying'] = kind;
  render(child, node);
  return node;
};
