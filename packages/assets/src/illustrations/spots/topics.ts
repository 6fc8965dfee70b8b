import { box, type Drawing, disc, fill, spot, stroke, turned } from '#illustrations/shapes.ts'

/** Head and shoulders that stand on a line. */
const person = (tone: 'light' | 'shade' | 'lime', x: number, foot: number, size: number) => [
  disc(tone, x, foot - size * 2.3, size),
  fill(
    tone,
    `M${x - size * 1.7} ${foot}c0-${size * 1.3} ${size * 0.7}-${size} ${size * 1.7}-${size}s${size * 1.7}-${size * 0.3} ${size * 1.7} ${size}z`,
  ),
]

/** The topics of the news, by their names in the contract after `news-`. */
export const newsTopics: Record<string, Drawing> = {
  'news-support': spot(
    stroke('light', 7, 'M22 56V48a26 26 0 0 1 52 0v8'),
    box('lime', 15, 48, 15, 25, 7),
    box('lime', 66, 48, 15, 25, 7),
    stroke('light', 5, 'M74 73c0 7-6 10-15 10'),
    box('light', 46, 78, 16, 10, 5),
  ),
  'news-learning': spot(
    fill('shade', 'M26 46v18c0 6 10 10 22 10s22-4 22-10V46z'),
    fill('light', 'M48 22L10 40l38 18 38-18z'),
    stroke('lime', 4, 'M48 40l28 8v20'),
    disc('lime', 76, 71, 5.5),
  ),
  'news-people': spot(
    ...person('shade', 26, 72, 10.5),
    ...person('shade', 70, 72, 10.5),
    ...person('light', 48, 80, 14),
    disc('lime', 72, 26, 12),
    stroke('deep', 3.6, 'M72 20.5v11M66.5 26h11'),
  ),
  'news-home': spot(
    box('shade', 62, 22, 9, 20, 2),
    fill('light', 'M24 42h48v33a5 5 0 0 1-5 5H29a5 5 0 0 1-5-5z'),
    stroke('pine3', 9, 'M16 46l32-27 32 27'),
    box('lime', 35, 49, 26, 18, 3),
    stroke('deep', 3, 'M30 72h36'),
  ),
  'news-clients': spot(
    box('light', 22, 12, 52, 66, 7),
    stroke('shade', 5, 'M32 26h32M32 38h32M32 50h14'),
    stroke('pine3', 3, 'M31 66c4-7 7-7 7-1s4 4 7-1'),
    fill('limeDim', 'M58 66l-5 22 12-6 12 6-5-22z'),
    disc('lime', 65, 60, 14),
    stroke('deep', 3.6, 'M58.5 60l4.5 4.5 8-9'),
  ),
  'news-sport': spot(
    disc('light', 48, 46, 32),
    fill('deep', 'M48 32l13 9.5-5 15.5H40l-5-15.5z'),
    stroke('deep', 3, 'M48 32V15M61 41.5l16-5M56 57l10 14M40 57L30 71M35 41.5l-16-5'),
    fill('lime', 'M20 84h56a3 3 0 0 1 0 6H20a3 3 0 0 1 0-6z'),
  ),
  'news-company': spot(
    turned(-14, 48, 48, [
      fill('light', 'M30 36l42-18v60L30 60z'),
      box('shade', 16, 36, 18, 24, 6),
      fill('lime', 'M24 60h13l5 20H31z'),
      stroke('lime', 4.5, 'M80 38v20'),
      stroke('limeDim', 4.5, 'M88 32v32'),
    ]),
  ),
}
