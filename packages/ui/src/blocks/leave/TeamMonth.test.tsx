import type { LeaveState } from '@atrium/contract/leave'
import { leaveTypeSample } from '@atrium/contract/leave/samples'
import { screen } from '@testing-library/react'
import { narrowWindow } from '#testing/narrowWindow.ts'
import { renderUi } from '#testing/renderUi.tsx'
import { TeamMonth } from './TeamMonth.tsx'

const absence = (requestId: number, days: string[], state: LeaveState, worksElsewhere = false) => ({
  requestId,
  days,
  startTime: '',
  endTime: '',
  typeId: worksElsewhere ? 6 : 1,
  worksElsewhere,
  state,
})

const team = [
  {
    personId: 1,
    name: 'Irina Sokolova',
    unit: 'Quality',
    absences: [absence(1, ['2026-12-03', '2026-12-04', '2026-12-07'], 'sent')],
  },
  {
    personId: 2,
    name: 'Tural Quliyev',
    unit: '',
    absences: [
      absence(2, ['2026-12-07'], 'granted'),
      absence(3, ['2026-12-01', '2026-12-03'], 'granted', true),
    ],
  },
]

it('has one card for one absence in a narrow window, by the first day, with who is away together', () => {
  narrowWindow()
  const data = { month: '2026-12', today: '2026-11-18', types: leaveTypeSample('EN'), holidays: [] }
  renderUi(<TeamMonth team={team} {...data} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Tural Quliyev',
    'Irina Sokolova',
    'Tural Quliyev',
  ])
  const together = '7 December · 2 people away: Irina Sokolova, Tural Quliyev'
  expect(screen.getAllByText(together)).toHaveLength(2)
  expect(screen.getByText('3–4, 7 December')).toBeInTheDocument()
  expect(screen.getByText('Annual leave, Pending')).toBeInTheDocument()
  expect(screen.queryByText('Weekend')).not.toBeInTheDocument()
})
