import type { Drawing } from './shapes.ts'
import { area, block, dot, each, line, type Picture } from './sheet.ts'
import { fridayReport, plan } from './work/blocks.ts'

/** A plan, its reports and its end. */
export const projectManagementOffice: (Picture | Drawing)[] = [
  plan,
  fridayReport,
  // The flag of the start, and the two weeks after it.
  block([
    area(7, 0.9, 15, 4.6, 'lime'),
    line(
      [
        [7, 1.2],
        [7, 10.4],
      ],
      'pine3',
      18,
    ),
    line(
      [
        [9.8, 3.2],
        [12.6, 4],
        [18, 2.4],
      ],
      'pine1',
      20,
    ),
    ...each(2, (week) =>
      each(5, (day) => dot(11.6 + day * 4.2, 7.9 + week * 2, week || day > 2 ? 'pine2' : 'pine3', 1.5)),
    ),
  ]),
]
