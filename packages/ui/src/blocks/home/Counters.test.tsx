import { act, screen } from '@testing-library/react'
import { renderUi } from '#testing/renderUi.tsx'
import { Counters } from './Counters.tsx'

const counters = <Counters tickMs={10} threshold={0.1} durationsMs={[2000, 1800, 2000]} />

let report: IntersectionObserverCallback
const observe = jest.fn()
const disconnect = jest.fn()
const Observer = jest.fn((callback: IntersectionObserverCallback) => {
  report = callback
  return { observe, disconnect }
})

/** The section comes into view by so much (0 … 1). */
const show = (intersectionRatio: number) =>
  act(() =>
    report(
      [{ isIntersecting: intersectionRatio > 0, intersectionRatio } as IntersectionObserverEntry],
      {} as IntersectionObserver,
    ),
  )

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

/** What the eye sees: the running number where there is one, else the one that stands. */
const seen = () =>
  screen.getAllByRole('listitem').map((item) => {
    const running = item.querySelector('[aria-hidden]')
    return /\d+/.exec((running ?? item).textContent ?? '')?.[0]
  })

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  Object.assign(window, { IntersectionObserver: Observer })
})

afterEach(() => {
  jest.useRealTimers()
  Reflect.deleteProperty(window, 'IntersectionObserver')
})

it('shows the final numbers until a tenth of the section is in view, then counts from 0', () => {
  renderUi(counters)
  expect(Observer).toHaveBeenCalledWith(expect.anything(), { threshold: 0.1 })
  expect(observe).toHaveBeenCalledWith(screen.getByRole('region', { name: 'In numbers' }))
  show(0)
  show(0.05)
  pass(10_000)
  expect(seen()).toEqual(['120', '500', '98'])
  show(0.1)
  expect(seen()).toEqual(['0', '0', '0'])
  pass(500)
  expect(seen()).not.toContain('0')
})

it('counts up and ends exactly at the targets, each in its time', () => {
  renderUi(counters)
  show(0.1)
  let before = [0, 0, 0]
  for (let passed = 0; passed < 1790; passed += 10) {
    pass(10)
    const now = seen().map(Number)
    now.forEach((value, index) => {
      expect(value).toBeGreaterThanOrEqual(before[index] as number)
    })
    before = now
  }
  expect(before[0]).toBeLessThan(120)
  expect(before[1]).toBeLessThan(500)
  expect(before[2]).toBeLessThan(98)
  pass(10)
  expect(seen()[1]).toBe('500')
  pass(200)
  expect(seen()).toEqual(['120', '500', '98'])
  expect(jest.getTimerCount()).toBe(0)
})

it('steps every 10 ms', () => {
  renderUi(counters)
  show(0.1)
  pass(9)
  expect(seen()).toEqual(['0', '0', '0'])
  pass(1)
  const first = seen()
  expect(Number(first[1])).toBeGreaterThan(0)
  pass(9)
  expect(seen()).toEqual(first)
  pass(1)
  expect(Number(seen()[1])).toBeGreaterThan(Number(first[1]))
})

it('counts only once', () => {
  renderUi(counters)
  show(0.1)
  pass(2000)
  expect(disconnect).toHaveBeenCalled()
  show(0)
  show(1)
  pass(50)
  expect(seen()).toEqual(['120', '500', '98'])
})

it('exposes the final numbers to screen readers before and while it counts', async () => {
  renderUi(counters)
  const said = () =>
    screen.getAllByRole('listitem').map((item) => {
      const copy = item.cloneNode(true) as HTMLElement
      for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove()
      return copy.textContent
    })
  const all = [
    '120+projects delivered since 2014',
    '500+servers, networks and applications in our care',
    '98%of clients satisfied: 63 of the 64 who answered our survey in 2025',
  ]
  expect(said()).toEqual(all)
  show(1)
  pass(300)
  expect(said()).toEqual(all)
  jest.useRealTimers()
})

it('shows the final numbers from the start under reduced motion', () => {
  renderUi(counters, { reducedMotion: 'always' })
  expect(seen()).toEqual(['120', '500', '98'])
  show(1)
  pass(100)
  expect(seen()).toEqual(['120', '500', '98'])
})

it('shows the final numbers in a browser without IntersectionObserver', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver')
  renderUi(counters)
  expect(seen()).toEqual(['120', '500', '98'])
})

it('leaves no timer behind', () => {
  const { unmount } = renderUi(counters)
  show(1)
  pass(100)
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
