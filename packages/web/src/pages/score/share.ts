// The pad for others: as lines of text, or as a picture of our own drawing.
import { scoreWords } from '../../base/score-words.ts';
import { toast } from '../../base/toasts.ts';
import type { Shared } from './model.ts';
import { nameOf, sideName, signed } from './names.ts';
import { drawPad } from './picture.ts';
import { verdictOf } from './verdict.ts';

const textOf = ({ pad, sheet, standing, book }: Shared): string => {
  const words = scoreWords();
  const { title, line } = verdictOf(pad, sheet, standing);
  return [
    book,
    ...standing.sides.map((side) => words.place({ place: side.place, name: sideName(sheet, side), total: signed(side.total) })),
    `${title}. ${line}`.trim(),
    '',
    ...pad
      .rows()
      .filter(({ tieOnly }) => tieOnly !== true)
      .map(
        ({ id, name }) =>
          `${name}: ${standing.points.map((points, seat) => `${nameOf(sheet, seat)} ${signed(points[id] ?? 0)}`).join(', ')}`,
      ),
  ].join('\n');
};

/** Whoever closes the browser's own sheet has changed their mind, which is no failure. */
const isChange = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const attempt = async (act: () => Promise<void>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    if (!isChange(error)) toast(() => scoreWords()['share.failed'], 'refused');
  }
};

export const shareText = (shared: Shared): Promise<void> =>
  attempt(async () => {
    const text = textOf(shared);
    if (typeof navigator.share === 'function') return navigator.share({ text });
    await navigator.clipboard.writeText(text);
    toast(() => scoreWords()['share.copied']);
  });

/** Lets the browser save something as a file. */
export const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};

export const sharePicture = (shared: Shared): Promise<void> =>
  attempt(async () => {
    const picture = await drawPad(shared);
    const file = new File([picture], 'maravilha.png', { type: picture.type });
    if (typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] });
    saveFile(file, file.name);
    toast(() => scoreWords()['share.saved']);
  });
