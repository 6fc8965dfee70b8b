import { meetingFields, meetingId } from '#testing/meetingSamples.ts'
import { meetingCreated, meetingsOpened, meetingsSliceConfig } from './meetingsSlice.ts'
import { writeMeetings } from './writeMeetings.ts'

const { reducer } = meetingsSliceConfig.slice

it('writes what JSON would, also of a state whose other weeks were written before', () => {
  let state = reducer(undefined, meetingsOpened(1))
  expect(JSON.parse(writeMeetings(state, 1))).toEqual({ version: 1, state })
  for (const [number, day] of [
    [1, '2026-11-24'],
    [2, '2026-12-03'],
    [3, '2026-11-25'],
  ] as const) {
    const fields = meetingFields(`"Meeting" ${number}\\ Ə`, day)
    state = reducer(state, meetingCreated({ id: meetingId(number), at: '2026-11-21T09:00:00.000Z', fields }))
    expect(JSON.parse(writeMeetings(state, 2))).toEqual({ version: 2, state })
  }
})
