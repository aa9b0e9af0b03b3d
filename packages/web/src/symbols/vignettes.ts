// One monochrome scene per card colour, in three weights. It fills the card and never carries meaning.
import type { CardColour } from './marks.ts';

const f = (opacity: number, d: string): string => `<path fill-opacity="${opacity}" d="${d}"/>`;

const SCENES: Readonly<Record<CardColour, string>> = {
  brown:
    f(0.12, 'M0 46Q22 30 44 40T100 28V80H0Z') +
    f(0.22, 'M0 58L26 40L44 54L66 34L100 58V80H0Z') +
    f(0.4, 'M0 68Q40 58 100 66V80H0Z') +
    f(0.55, 'M20 66h16v-8H20ZM38 66h16v-8H38ZM29 57h16v-8H29ZM66 66L78 44L82 46L72 67Z'),
  grey:
    f(0.12, 'M10 80V34L34 20L58 34V80Z') +
    f(0.22, 'M48 80V40H96V80Z') +
    f(0.35, 'M52 46h40v4H52Z') +
    f(0.5, 'M60 80V64a8 8 0 0 1 16 0V80ZM22 80V56h14v24Z') +
    f(0.45, 'M80 40V18h8v22ZM82 14q6 -6 2 -12q8 6 4 14Z'),
  blue:
    f(0.12, 'M0 62Q50 48 100 60V80H0Z') +
    f(0.2, 'M50 14L96 36V42H4V36Z') +
    f(0.4, 'M10 44h10v24H10ZM28 44h10v24H28ZM62 44h10v24H62ZM80 44h10v24H80Z') +
    f(0.22, 'M42 44h16v24H42Z') +
    f(0.5, 'M4 70H96v4H4ZM0 76H100v4H0Z'),
  yellow:
    f(0.14, 'M6 80V36H62V80Z') +
    f(0.38, 'M2 26H66L60 40H54L50 26V40H40V26H30V40H20L18 26L14 40H8Z') +
    f(0.25, 'M72 80V52H96V80Z') +
    f(0.55, 'M14 80V58h12v22ZM34 66h20v14H34Z') +
    f(0.45, 'M74 52a10 8 0 0 1 20 0ZM72 62a5 5 0 0 1 10 0ZM84 62a5 5 0 0 1 10 0Z'),
  red:
    f(0.14, 'M0 56Q40 44 100 54V80H0Z') +
    f(0.28, 'M4 80V48h8v-6h6v6h8v-6h6v6h8v-6h6v6h8v32Z') +
    f(0.5, 'M58 80V26h6v-6h6v6h6v-6h6v6h6v-6h6v60Z') +
    f(0.2, 'M70 80V64a7 7 0 0 1 14 0V80Z') +
    f(0.6, 'M76 20V4L94 9L78 14V20Z'),
  green:
    f(0.12, 'M10 80V30Q50 4 90 30V80Z') +
    f(0.22, 'M18 80V36h12v44ZM70 80V36h12v44Z') +
    f(0.4, 'M40 80V44a10 10 0 0 1 20 0V80Z') +
    f(0.5, 'M6 76H94v4H6ZM12 28H88v5H12Z') +
    f(0.35, 'M50 6L56 16H44Z'),
  purple:
    f(0.14, 'M8 80V40a42 36 0 0 1 84 0V80Z') +
    f(0.26, 'M20 80V44a30 26 0 0 1 60 0V80Z') +
    f(0.45, 'M34 80V52a16 16 0 0 1 32 0V80Z') +
    f(0.55, 'M50 20l3 7 8 .6-6 5 2 7.4-7-4-7 4 2-7.4-6-5 8-.6ZM4 76H96v4H4Z'),
  black:
    f(0.14, 'M0 80V38h22V26h20v20h22V18h18v22h18V80Z') +
    f(0.34, 'M0 80V54h18V44h24v14h26V42h14v-8h10v20h8V80Z') +
    f(0.75, 'M40 80C40 62 45 54 52 50C59 54 64 62 64 80Z') +
    f(0.5, 'M78 10a9 9 0 1 0 10 13a8 8 0 0 1-10-13Z'),
  white:
    f(0.12, 'M0 60Q50 46 100 58V80H0Z') +
    f(0.3, 'M22 80V60a9 9 0 0 1 18 0v20ZM60 80V60a9 9 0 0 1 18 0v20Z') +
    f(0.45, 'M26 44a5 5 0 1 0 10 0a5 5 0 1 0-10 0M64 44a5 5 0 1 0 10 0a5 5 0 1 0-10 0') +
    f(0.55, 'M40 80V54a11 11 0 0 1 22 0v26ZM44 34a7 7 0 1 0 14 0a7 7 0 1 0-14 0'),
};

const VIGNETTE_COLOURS = Object.keys(SCENES) as readonly CardColour[];

/** As symbols for the sprite; they fill their box from the ground up. */
export const renderVignettes = (): string =>
  VIGNETTE_COLOURS.map((colour) => {
    const sun = `<circle cx="${colour === 'black' ? 34 : 60}" cy="14" r="34" fill-opacity=".07"/>`;
    return `<symbol id="vignette-${colour}" viewBox="0 -50 100 130" preserveAspectRatio="xMidYMax slice" fill="currentColor">${sun}${SCENES[colour]}</symbol>`;
  }).join('\n');
