import fc from 'fast-check'
import { searchParamsOf, tableStateOf } from './tableAddress.ts'
import { initialTableState, type TableState, tableSizes } from './tableState.ts'

const read = (address: string) => new URLSearchParams(address)

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((some) => !/[\p{Cc}\p{Cs}]/u.test(some))
const someId = text.filter((some) => some !== '')
const column = fc.stringMatching(/^[a-z][\w-]{0,9}$/).filter((id) => !(id in {}))

const anyState: fc.Arbitrary<TableState> = fc.record({
  ...{ hidden: fc.constant([]), selected: fc.constant([]) },
  sort: fc.option(fc.record({ column, isDescending: fc.boolean() }), { nil: undefined }),
  search: text,
  filters: fc.dictionary(column, someId, { maxKeys: 5, noNullPrototype: true }),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(...tableSizes),
})

it('reads from an address what was written to it, whatever the defaults', () => {
  fc.assert(
    fc.property(anyState, anyState, (state, defaults) => {
      const address = searchParamsOf(state, defaults).toString()
      expect(tableStateOf(read(address), defaults)).toEqual(state)
    }),
    { numRuns: 200 },
  )
})

it('is short, and says nothing of what is as usual', () => {
  const state = {
    ...initialTableState,
    sort: { column: 'name', isDescending: true },
    page: 2,
  }
  expect(searchParamsOf(state).toString()).toBe('sort=-name&page=2')
  expect(searchParamsOf(state, state).toString()).toBe('')
})

it.each([
  'sort=__proto__&f.constructor=1&f.__proto__=2',
  'sort=-&page=0&size=26',
  'sort=a%20b&page=1e9&size=ALL',
  'page=-1',
  // Addresses of an earlier version have columns and selected rows.
  'hide=unit&sel=7.9',
])('falls back from %s', (address) => {
  expect(tableStateOf(read(address))).toEqual(initialTableState)
})

it('knows only the columns that there are', () => {
  const address = read('sort=salary&f.salary=9&f.team=IT')
  expect(tableStateOf(address, {}, [{ id: 'team' }])).toEqual({
    ...initialTableState,
    filters: { team: 'IT' },
  })
})

it('an address gives no control characters, and no longer text than a person types', () => {
  const { search } = tableStateOf(new URLSearchParams({ q: `a\u0000b${'c'.repeat(10_000)}` }))
  expect(search).toMatch(/^abc{197}$/)
})

it('holds neither columns nor selected rows', () => {
  const state = { ...initialTableState, hidden: ['team'], selected: ['7'] }
  expect(searchParamsOf(state).toString()).toBe('')
})

it('answers any address with a state that it writes again', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (address) => {
      const state = tableStateOf(read(address))
      expect(tableStateOf(searchParamsOf(state))).toEqual(state)
    }),
    { numRuns: 200 },
  )
})
