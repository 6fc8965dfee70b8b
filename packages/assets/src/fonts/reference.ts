/**
 * What the fallback is measured against: advances of Arial (Liberation Sans has the same) in thousandths of the
 * em. Written down, so that the result does not depend on the fonts of the machine that builds.
 */
export interface Reference {
  /** Names under which systems know the face. */
  local: string[]
  /** Weight at which our own font is compared with it. */
  weight: number
  /** Weights that the rule stands in for. */
  range: string
  /** One advance for each of the script's letters. */
  advances: Record<Script, number[]>
}

export type Script = 'latin' | 'cyrillic'

export const references: Reference[] = [
  {
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
    weight: 400,
    range: '400 500',
    advances: {
      latin: [
        556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278,
        556, 500, 722, 500, 500, 500, 278,
      ],
      cyrillic: [
        556, 573, 531, 365, 583, 556, 669, 458, 559, 559, 438, 583, 688, 552, 556, 542, 556, 500, 458, 500,
        823, 500, 573, 521, 802, 823, 625, 719, 521, 510, 750, 542, 278,
      ],
    },
  },
  {
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    weight: 560,
    range: '501 700',
    advances: {
      latin: [
        556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333,
        611, 556, 778, 556, 556, 500, 278,
      ],
      cyrillic: [
        556, 618, 615, 417, 635, 556, 709, 497, 615, 615, 500, 635, 740, 604, 611, 604, 611, 556, 490, 556,
        875, 556, 615, 581, 833, 844, 729, 854, 615, 552, 854, 583, 278,
      ],
    },
  },
]

/** The letters of a script and how often each comes in ordinary text (any unit: only proportions count). */
export const scripts: Record<Script, { letters: string; share: number[] }> = {
  latin: {
    letters: 'abcdefghijklmnopqrstuvwxyz ',
    share: [
      65, 12, 22, 34, 102, 18, 16, 49, 56, 1, 6, 33, 20, 56, 60, 15, 1, 48, 51, 73, 22, 8, 19, 1, 16, 1, 180,
    ],
  },
  cyrillic: {
    letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюя ',
    share: [
      68, 14, 38, 14, 25, 72, 8, 14, 62, 10, 30, 37, 27, 56, 93, 24, 40, 46, 53, 22, 2, 8, 4, 12, 6, 3, 1, 16,
      15, 3, 5, 17, 150,
    ],
  },
}
