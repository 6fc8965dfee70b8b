import { newReference, readReference } from './reference.ts'

it.each(['CV', 'MSG'] as const)('%s is short, and has no ambiguous letter', (prefix) => {
  const references = Array.from({ length: 500 }, () => newReference(prefix))
  for (const reference of references)
    expect(reference.slice(prefix.length)).toMatch(/^-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(references.every((reference) => reference.startsWith(prefix))).toBe(true)
  expect(new Set(references).size).toBe(references.length)
})

it.each(['CV-7K2M-9QP0', 'cv-7k2m-9qpo', '7K2M9QP0', ' cv 7k2m 9qp0 '])('is read from %p', (typed) => {
  expect(readReference('CV', typed)).toBe('CV-7K2M-9QP0')
})
