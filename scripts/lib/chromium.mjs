// Finds the browser for the browser tests, or installs Debian's where it may.
import { findProgram, installPackage } from './debian.mjs';

/** The same engine without the windows around it: a page costs it a quarter less. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** The path of a Chromium, or `undefined` after saying exactly what to install. */
export const findChromium = () => {
  const given = process.env.CHROMIUM || findProgram(SHELL);
  if (given) return given;
  const other = NAMES.map((name) => findProgram(name)).find(Boolean);
  // With another Chromium at hand it is not worth the way to a network that may not be there: the lists of packages stay as they are.
  installPackage(SHELL, 'the browser tests', { fresh: !other });
  const found = findProgram(SHELL) ?? other;
  if (!found)
    console.error(
      `The browser tests need Chromium: install it (Debian: \`apt-get install ${SHELL}\`) or set CHROMIUM to the path of a Chromium or Chrome.`,
    );
  return found;
};
