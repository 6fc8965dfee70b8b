import { generalApplicationSchema } from '@atrium/contract/careers/schema'
import { messagesOf } from './validateWith.ts'

const schema = generalApplicationSchema({ cvMaxBytes: 100 })
const complete = {
  first_name: 'Günəş',
  last_name: 'Əliyeva',
  email: 'gunesh@example.com',
  phone: '+994 50 000 00 00',
  message: 'Salam',
  cv: { name: 'cv.PDF', size: 100 },
}

it('accepts a complete application', () => {
  expect(messagesOf(schema, complete)).toEqual({})
})

it.each([
  ['first_name', '   ', 'firstNameRequired'],
  ['first_name', 'x'.repeat(101), 'nameTooLong'],
  ['last_name', undefined, 'lastNameRequired'],
  ['email', '', 'emailRequired'],
  ['email', 'gunesh@', 'emailInvalid'],
  ['phone', undefined, 'phoneRequired'],
  ['message', undefined, 'messageRequired'],
  ['message', 'x'.repeat(5001), 'messageTooLong'],
  ['cv', undefined, 'cvRequired'],
  ['cv', { name: 'cv.pdf', size: 101 }, 'cvTooLarge'],
  ['cv', { name: 'cv.pdf', size: 0 }, 'cvEmpty'],
  ['cv', { name: 'cv.pdf.exe', size: 5 }, 'cvType'],
])('reports for %s with the value %p: %s', (field, value, key) => {
  expect(messagesOf(schema, { ...complete, [field]: value })).toEqual({ [field]: key })
})
