import { validate } from '#core/validate.ts'
import { availabilityQuestionSchema } from '#meetings/availability/schema.ts'

const question = { people: ['Rauf Əliyev'], day: '2026-11-24', start: '09:00', end: '18:00' }
const messages = (changes: object) => {
  const result = validate(availabilityQuestionSchema, { ...question, ...changes })
  return result.isValid ? {} : result.messages
}

it('accepts any span of minutes within the working day', () => {
  expect(messages({})).toEqual({})
  expect(messages({ people: [], exceptId: 'one' })).toEqual({})
  expect(messages({ start: '17:58', end: '17:59' })).toEqual({})
})

it.each([
  [{ day: undefined }, { day: 'dateRequired' }],
  [{ day: '2026-02-30' }, { day: 'dateInvalid' }],
  [{ start: '9:00' }, { start: 'timeInvalid' }],
  [{ end: '' }, { end: 'endRequired' }],
  [{ start: '08:59' }, { end: 'meetingHours' }],
  [{ end: '18:01' }, { end: 'meetingHours' }],
  [{ start: '12:00', end: '12:00' }, { end: 'meetingHours' }],
  [{ start: '12:00', end: '11:00' }, { end: 'meetingHours' }],
])('rejects %j', (changes, expected) => {
  expect(messages(changes)).toEqual(expected)
})

it.each([
  { people: undefined },
  { people: [''] },
  { people: ['  '] },
  { people: ['x'.repeat(202)] },
  { people: Array.from({ length: 101 }, (_one, index) => `Person ${index}`) },
  { personIds: ['x'.repeat(41)] },
  { personIds: Array.from({ length: 101 }, (_one, index) => `DEV${index}`) },
  { roomname: 'x'.repeat(101) },
  { exceptId: 'x'.repeat(65) },
])('limits the number and length of names and the length of ids (%#)', (changes) => {
  expect(messages(changes)).not.toEqual({})
})

it('trims names', () => {
  expect(validate(availabilityQuestionSchema, { ...question, people: [' Rauf Əliyev '] })).toEqual({
    isValid: true,
    value: question,
  })
})
