const rememberGlobals: (objects: object[], hidden?: string[]) => () => void = require('./rememberGlobals.cjs')

it('restores replaced and deleted globals, removes added ones, and leaves the marks of packages', () => {
  const shared: Record<string, unknown> = { fetch: 'real', print: 'real', NaN }
  Object.defineProperty(shared, 'XMLHttpRequest', { value: 'real', configurable: true, enumerable: false })
  const restore = rememberGlobals([shared], ['XMLHttpRequest', 'matchMedia'])
  Object.assign(shared, { fetch: 'stand-in', ResizeObserver: 'stand-in', matchMedia: 'stand-in', _mark: 1 })
  Object.defineProperty(shared, 'XMLHttpRequest', { value: 'stand-in', configurable: true, enumerable: true })
  delete shared.print
  restore()
  expect({ ...shared, XMLHttpRequest: shared.XMLHttpRequest }).toEqual({
    fetch: 'real',
    print: 'real',
    NaN,
    _mark: 1,
    XMLHttpRequest: 'real',
  })
})
