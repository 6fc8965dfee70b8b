import { act, screen } from '@testing-library/react'
import { mockNetwork } from '#testing/mockNetwork.ts'
import { onScheduleDay, openSchedule } from '#testing/schedule.ts'

mockNetwork()
onScheduleDay()

it('a message counts the stored meetings that cannot be read, and offers them as a file', async () => {
  const { user, store } = await openSchedule()
  expect(screen.queryByText(/can’t be read/)).not.toBeInTheDocument()
  const records = new Map<string, unknown>([
    ['#created', 'x'],
    ['a', { meeting: { title: 'Budget' } }],
    ['b', 7],
  ])
  act(() => store.storageStatus.reportUnreadable('meetings', records))
  expect(screen.getByText('2 meetings stored in this browser can’t be read')).toBeInTheDocument()

  const files: Blob[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  await user.click(screen.getByRole('button', { name: 'Download (.json)' }))
  expect(JSON.parse(await (files[0] as Blob).text())).toEqual({ a: { meeting: { title: 'Budget' } }, b: 7 })
})
