// Reads the rules of a game, which are Markdown, into what a page draws: no Markdown reaches the page.
import MarkdownIt, { type Token } from 'markdown-it';
import type { Chapter, Inline, Passage, Rule, RuleText, Sentence } from '@maravilha/words/rules';

const ID = /\b[A-Z]{2}-(?:[A-Z]+-\d+|R\d+)\b/;
const NUMBERED = /^(\d+)\. (.*)$/;
const BOOK = /^([\w-]+)\.md$/;

const parser = new MarkdownIt();

/** Ids that a sentence names lead to their rules. */
const withLinks = (text: string): readonly Inline[] =>
  text
    .split(new RegExp(`(${ID.source})`))
    .filter((piece) => piece !== '')
    .map((piece) => (ID.test(piece) ? ['rule', piece] : piece));

const MARKS: Readonly<Record<string, 'em' | 'strong'>> = { em_open: 'em', strong_open: 'strong' };

/** A way to another book stays one; what only the repository has is told by its name. */
const linked = (to: string, text: string): Inline => {
  const book = BOOK.exec(to)?.[1];
  return book === undefined ? text : ['book', text, book];
};

const sentenceOf = (tokens: readonly Token[]): Sentence => {
  const out: Inline[] = [];
  let open: { readonly kind: 'em' | 'strong' | 'link'; readonly to: string; text: string } | undefined;
  for (const token of tokens) {
    const mark = MARKS[token.type];
    if (mark !== undefined) open = { kind: mark, to: '', text: '' };
    else if (token.type === 'link_open') open = { kind: 'link', to: String(token.attrGet('href') ?? ''), text: '' };
    else if (token.type.endsWith('_close') && open !== undefined) {
      out.push(open.kind === 'link' ? linked(open.to, open.text) : [open.kind, open.text]);
      open = undefined;
    } else if (token.type === 'code_inline') out.push(['code', token.content]);
    else {
      const text: string = token.type === 'softbreak' ? ' ' : token.content;
      if (open === undefined) out.push(...withLinks(text));
      else open.text += text;
    }
  }
  return out;
};

/** `**[DU-COST-3]** Each …` is a rule; everything else in a list is an item. */
const ruleOf = ([mark, ...rest]: Sentence): Rule | undefined => {
  if (!Array.isArray(mark) || mark[0] !== 'strong') return undefined;
  const id = /^\[(.*)\]$/.exec(String(mark[1]))?.[1];
  if (id === undefined) return undefined;
  const [first, ...others] = rest;
  return { id, says: typeof first === 'string' ? [first.trimStart(), ...others] : rest };
};

interface Draft extends Chapter {
  readonly passages: Passage[];
  readonly rules: Rule[];
  readonly rulings: Rule[];
}

/** The one heading of a chapter opens its rulings. */
export const readRules = (markdown: string): RuleText => {
  const lead: Sentence[] = [];
  const chapters: Draft[] = [];
  let rulings = false;
  let heading: string | undefined;
  let inList = false;
  for (const token of parser.parse(markdown, {})) {
    if (token.type === 'heading_open') heading = token.tag;
    else if (token.type === 'bullet_list_open') inList = true;
    else if (token.type === 'bullet_list_close') inList = false;
    else if (token.type === 'inline' && heading !== undefined) {
      rulings = heading === 'h3';
      if (heading === 'h2') {
        const [, number, title = token.content] = NUMBERED.exec(token.content) ?? [];
        chapters.push({ number: number === undefined ? undefined : Number(number), title, passages: [], rules: [], rulings: [] });
      }
      heading = undefined;
    } else if (token.type === 'inline') {
      const says = sentenceOf(token.children ?? []);
      const chapter = chapters.at(-1);
      const rule = inList ? ruleOf(says) : undefined;
      if (chapter === undefined) lead.push(says);
      else if (rule !== undefined) chapter[rulings ? 'rulings' : 'rules'].push(rule);
      else chapter.passages.push({ kind: inList ? 'item' : 'paragraph', says });
    }
  }
  return { lead, chapters };
};
