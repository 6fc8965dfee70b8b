import { fillPath } from './endpoint.ts'
import { isPagePath } from './pages.ts'

describe('fillPath', () => {
  it('fills in each parameter, percent-encoded', () => {
    expect(fillPath('/Locales/:lng/:ns.json', { lng: 'az', ns: 'a b/c' })).toBe('/Locales/az/a%20b%2Fc.json')
  })

  it('reports the missing parameter', () => {
    expect(() => fillPath('/api/v1/jobs/:id')).toThrow('"id"')
  })
})

it.each([
  ['/', true],
  ['/career', true],
  ['/career/', true],
  ['/career/7', true],
  ['/sendCv', true],
  ['/career/7/x', false],
  ['/careers', false],
  ['/wp-admin', false],
])('tells whether %s is a page: %p', (path, isPage) => {
  expect(isPagePath(path)).toBe(isPage)
})
