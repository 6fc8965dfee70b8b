import { keepDocument } from './keepDocument.ts'

const isKept = (type: string, status = 200, { redirected = false } = {}) => {
  const response = new Response('', { status, headers: { 'cache-control': 'no-store' } })
  Object.defineProperty(response, 'redirected', { value: redirected })
  return keepDocument({ response, event: new Event(type) }) === response
}

it('keeps the document that the page hands over', () => {
  expect(isKept('message')).toBe(true)
})

it('keeps none that a navigation brings: its code may not be here yet', () => {
  expect(isKept('fetch')).toBe(false)
})

it('keeps no sign-in that the server has led on to', () => {
  expect(isKept('message', 200, { redirected: true })).toBe(false)
})

it.each([401, 404, 500])('keeps no answer of status %d', (status) => {
  expect(isKept('message', status)).toBe(false)
})
