import { availabilityQuestionSchema, validate } from '#schemas/index.ts'

const question = { people: ['Rauf Əliyev'], day: '2026-11-24', start: '09:00', end: '18:00' }
const messages = (changes: object) => {
  const result = validate(availabilityQuestionSchema, { ...question, ...changes })
  return result.isValid ? {} : result.messages
}

it('is a question about the whole working day at the most, to the minute', () => {
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
])('%j is none', (changes, expected) => {
  expect(messages(changes)).toEqual(expected)
})

it.each([
  { people: undefined },
  { people: [''] },
  { people: ['  '] },
  { people: ['x'.repeat(202)] },
  { people: Array.from({ length: 101 }, (_one, index) => `Person ${index}`) },
  { exceptId: 'x'.repeat(65) },
])('takes no endless lists and texts (%#)', (changes) => {
  expect(messages(changes)).not.toEqual({})
})

it('takes names without the spaces around them', () => {
  expect(validate(availabilityQuestionSchema, { ...question, people: [' Rauf Əliyev '] })).toEqual({
    isValid: true,
    value: question,
  })
})
