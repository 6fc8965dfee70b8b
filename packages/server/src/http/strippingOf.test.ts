import * as calls from '@atrium/contract/calls'
import { array, mixed, object, string } from 'yup'
import { strippingOf } from './strippingOf.ts'

it('leaves out the fields that the schema does not name, at every level', () => {
  const schema = object({
    name: string(),
    rooms: array(object({ id: string() })),
    photo: string().nullable(),
  })
  const stored = {
    name: 'Leyla',
    passwordHash: '$argon2id$',
    rooms: [{ id: 'R1', secret: 1 }],
    photo: null,
  }
  expect(strippingOf(schema)(stored)).toEqual({ name: 'Leyla', rooms: [{ id: 'R1' }], photo: null })
  expect(strippingOf(array(schema))([stored])).toHaveLength(1)
  expect(strippingOf(object({}))({ secret: 1 })).toEqual({})
})

it('leaves the absent absent', () => {
  const schema = object({ name: string(), address: object({ city: string() }).optional() })
  expect(JSON.stringify(strippingOf(schema)({ name: 'Leyla' }))).toBe('{"name":"Leyla"}')
  expect(strippingOf(mixed().optional())(undefined)).toBeUndefined()
})

it('knows every kind of field in the replies of the contract', () => {
  const kinds = new Set<string>()
  const collect = (description: { type: string; fields?: object; innerType?: unknown }) => {
    kinds.add(description.type)
    for (const part of [...Object.values(description.fields ?? {}), description.innerType])
      if (part) collect(part as typeof description)
  }
  for (const group of Object.values(calls))
    for (const described of Object.values(group))
      if (described?.reply?.describe) collect(described.reply.describe())
  expect([...kinds].toSorted()).toEqual(['array', 'boolean', 'mixed', 'number', 'object', 'string'])
})
