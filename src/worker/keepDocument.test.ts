import { keepDocument } from './keepDocument.ts'

const isKept = (type: string, status = 200, { redirected = false } = {}) => {
  const response = new Response('', { status, headers: { 'cache-control': 'no-store' } })
  Object.defineProperty(response, 'redirected', { value: redirected })
  return keepDocument({ response, event: new Event(type) }) === response
}

it('caches the document that the page sends', () => {
  expect(isKept('message')).toBe(true)
})

it('does not cache the document of a navigation: its code may not be cached yet', () => {
  expect(isKept('fetch')).toBe(false)
})

it('does not cache a redirect to the sign-in page', () => {
  expect(isKept('message', 200, { redirected: true })).toBe(false)
})

it.each([401, 404, 500])('does not cache an answer with status %d', (status) => {
  expect(isKept('message', status)).toBe(false)
})
