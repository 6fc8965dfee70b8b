import { bar, box, type Drawing, disc, fill, spot, stroke, turned } from '#illustrations/shapes.ts'

/** Over the heading of a page that is one message. */
export const messages: Record<string, Drawing> = {
  // The newsletter in its open envelope.
  letter: spot(
    fill('pine3', 'M14 42l34-25 34 25z'),
    box('light', 24, 14, 48, 58, 6),
    ...[bar('pine3', 32, 24, 20), bar('lime', 32, 35, 32), bar('shade', 32, 46, 26)],
    fill('shade', 'M14 42l34 24 34-24v32a7 7 0 0 1-7 7H21a7 7 0 0 1-7-7z'),
    stroke('light', 3, 'M18 78l22-18M78 78L56 60'),
  ),
  // Looked for, and not there.
  missing: spot(
    box('light', 18, 13, 50, 64, 7),
    ...[bar('shade', 27, 24, 32), bar('shade', 27, 36, 18), bar('shade', 27, 48, 14)],
    turned(-45, 58, 52, [box('lime', 54.5, 68, 7, 24, 3.5)]),
    disc('lime', 58, 52, 18),
    disc('ground', 58, 52, 12),
  ),
}
