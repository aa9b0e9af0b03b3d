// How a part that is fetched on demand comes: its script and its styles side by side. The build puts this in the place of the bundler's own
// helper, which fetches the script only after the styles and asks for a sheet that failed never again.

/** The document comes with those of its page in one. */
const held = document.querySelector<HTMLLinkElement>('link[data-holds]')?.dataset['holds']?.split(' ') ?? [];
const sheets = new Map<string, Promise<unknown>>(held.map((name) => [name, Promise.resolve()]));

const sheet = (name: string): Promise<unknown> => {
  const known = sheets.get(name);
  if (known !== undefined) return known;
  const coming = new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    // As they are named in the document, so that they are fetched once.
    link.crossOrigin = '';
    link.href = `/${name}`;
    link.addEventListener('load', done);
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(name);
      fail(new Error(`no styles at ${link.href}`));
    });
    document.head.append(link);
  });
  sheets.set(name, coming);
  return coming;
};

/** A part is there when its styles are. */
export const withStyles = async <Part>(load: () => Promise<Part>, styles: readonly string[] = []): Promise<Part> =>
  (await Promise.all([load(), ...styles.map(sheet)]))[0];
