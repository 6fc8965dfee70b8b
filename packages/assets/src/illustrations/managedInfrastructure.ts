import type { Drawing } from './shapes.ts'
import { bar, block, each, line, type Picture } from './sheet.ts'
import { nightDuty } from './work/careBlocks.ts'

/** What keeps servers running. */
export const managedInfrastructure: (Picture | Drawing)[] = [
  // One entrance, two ways to everything behind it.
  block([
    ...[5, 16, 27].flatMap((column) => [
      line(
        [
          [11, 4],
          [column, 8.5],
        ],
        'pine2',
        6,
      ),
      line(
        [
          [21, 4],
          [column, 8.5],
        ],
        'pine2',
        6,
      ),
    ]),
    line(
      [
        [16, 1],
        [11, 4],
      ],
      'amber',
      6,
    ),
    line(
      [
        [16, 1],
        [21, 4],
      ],
      'pine3',
      6,
    ),
    line(
      [
        [11, 4],
        [16, 8.5],
      ],
      'amber',
      6,
    ),
    bar(12, 1, 8, 'amber'),
    bar(8, 4, 6, 'amber'),
    bar(18, 4, 6, 'pine3'),
    ...[2, 13, 24].flatMap((column) =>
      each(3, (index) => [
        bar(column, 8.5 + index, 6, index === 0 && column === 13 ? 'amber' : index ? 'pine2' : 'pine3'),
      ]),
    ),
  ]),
  nightDuty,
  // The same data three times: in use, at hand, in the vault.
  block(
    each(3, (copy) => {
      const tone = (['amber', 'pine3', 'pine2'] as const)[copy] ?? 'pine2'
      const top = 0.6 + copy * 3.9
      return [
        bar(3 + copy * 3, top, 7, tone),
        bar(11 + copy * 3, top, 12, tone),
        bar(3 + copy * 3, top + 1, 12, tone),
        bar(16 + copy * 3, top + 1, 4, tone),
        bar(3 + copy * 3, top + 2, 4, tone),
        bar(8 + copy * 3, top + 2, 9, tone),
      ]
    }),
  ),
]
