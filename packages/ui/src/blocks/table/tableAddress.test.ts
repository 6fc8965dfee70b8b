import fc from 'fast-check'
import { searchParamsOf, tableStateOf } from './tableAddress.ts'
import { initialTableState, type TableState, tableSizes } from './tableState.ts'

const read = (address: string) => new URLSearchParams(address)

const text = fc.string({ unit: 'grapheme', maxLength: 30 }).filter((some) => !/[\p{Cc}\p{Cs}]/u.test(some))
const someId = text.filter((some) => some !== '')
const column = fc.stringMatching(/^[a-z][\w-]{0,9}$/).filter((id) => !(id in {}))

const anyState: fc.Arbitrary<TableState> = fc.record({
  sort: fc.option(fc.record({ column, isDescending: fc.boolean() }), { nil: undefined }),
  search: text,
  filters: fc.dictionary(column, someId, { maxKeys: 5, noNullPrototype: true }),
  hidden: fc.uniqueArray(column, { maxLength: 5 }),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(...tableSizes),
  selected: fc.uniqueArray(someId, { maxLength: 200 }),
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
    selected: ['7', '9'],
  }
  expect(searchParamsOf(state).toString()).toBe('sort=-name&page=2&sel=7.9')
  expect(searchParamsOf(state, state).toString()).toBe('')
})

it.each([
  'sort=__proto__&f.constructor=1&f.__proto__=2&hide=toString',
  'sort=-&page=0&size=26',
  'sort=a%20b&page=1e9&size=ALL&hide=%25E0%25A4%25A',
  'page=-1&sel=%25',
  `sel=${Array.from({ length: 201 }, (_, at) => at).join('.')}`,
])('falls back from %s', (address) => {
  expect(tableStateOf(read(address))).toEqual(initialTableState)
})

it('knows only the columns that there are', () => {
  const address = read('sort=salary&f.salary=9&f.team=IT&hide=salary.team')
  expect(tableStateOf(address, {}, [{ id: 'team' }])).toEqual({
    ...initialTableState,
    filters: { team: 'IT' },
    hidden: ['team'],
  })
})

it('reads no control characters and no more text than anybody types', () => {
  const { search } = tableStateOf(new URLSearchParams({ q: `a\u0000b${'c'.repeat(10_000)}` }))
  expect(search).toMatch(/^abc{197}$/)
})

it('leaves out a selection that is too long', () => {
  const selected = Array.from({ length: 201 }, (_, at) => String(at))
  expect(searchParamsOf({ ...initialTableState, selected }).toString()).toBe('')
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
