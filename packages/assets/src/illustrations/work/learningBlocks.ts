import { bar, box, type Drawing, disc, fill, stroke, turned } from '#illustrations/shapes.ts'
import { type Looks, person } from './people.ts'
import { lines, mug, plant } from './things.ts'

/** A guide of one page, pinned up beside the screen. */
export const guide: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    box('deep', 380, 420, 80, 60),
    box('deep', 230, 130, 380, 300, 16),
    box('ground', 246, 146, 348, 268, 8),
    bar('pine3', 272, 176, 130, 20),
    ...lines('pine3', 272, 226, [220, 260, 180], 16, 38),
    bar('lilac', 272, 356, 110, 30),
    turned(4, 660, 260, [
      box('light', 540, 90, 210, 300, 10),
      disc('coral', 645, 112, 10),
      ...[0, 1, 2].flatMap((row) => [
        disc('lilac', 580, 172 + row * 74, 20),
        stroke('light', 6, `M571 ${173 + row * 74}l7 7 12-14`),
        ...lines('shade', 612, 160 + row * 74, [104, 70], 11, 22),
      ]),
    ]),
    box('light', -10, 476, 820, 24),
    box('ground', -10, 500, 820, 120),
    box('shade', 280, 464, 280, 14, 7),
    ...plant(120, 476),
    ...mug(620, 476, 'amber'),
  ],
}

const reader: Looks = {
  skin: 'skinOlive',
  hair: 'chestnut',
  cut: 'long',
  top: 'lilac',
  inner: 'light',
  glasses: true,
}

/** A reader notices that a mail is not what it seems. */
export const suspiciousMail: Drawing = {
  size: [800, 600],
  ground: 'pine2',
  shapes: [
    box('light', 60, 110, 400, 280, 18),
    box('shade', 60, 110, 400, 58, 18),
    box('shade', 60, 140, 400, 28),
    disc('light', 96, 139, 12),
    bar('light', 122, 131, 150, 16),
    ...lines('shade', 92, 204, [300, 240, 270], 16, 36),
    box('coral', 92, 320, 150, 40, 10),
    fill('amber', 'M360 310l52 92H308z'),
    stroke('amber', 26, 'M360 310l52 92H308z'),
    stroke('deep', 14, 'M360 330v32M360 390h0'),
    person(reader, 618, 230, {
      scale: 1.5,
      looking: -1,
      half: 78,
      pointing: [
        [-64, 106],
        [-116, 150],
        [-98, 76],
      ],
    }),
  ],
}
