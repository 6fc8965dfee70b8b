import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'
import { unstable_IdlePriority as idle, unstable_scheduleCallback as schedule } from 'scheduler'

// Shared packages ask `jest` whether the clock is fake.
Object.assign(globalThis, { jest })

const { asyncWrapper } = getConfig()

configure({
  // A test that has found an element goes on when React has nothing left to do: the effects of a rendering, and what
  // they render, can need several turns of its scheduler on a busy machine.
  asyncWrapper: (find) =>
    asyncWrapper(async () => {
      const found = await find()
      await new Promise<void>((resolve) => schedule(idle, () => resolve()))
      return found
    }),
  // A busy machine is slow, not wrong.
  asyncUtilTimeout: 15_000,
  // The long run renders everything twice, as React does in development (`npm run test:long`).
  reactStrictMode: process.env.STRICT_MODE === '1',
})

// jsdom lacks these. A test file may use the Node environment instead, which has no window.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  HTMLMediaElement.prototype.play = async () => undefined
  HTMLMediaElement.prototype.pause = () => undefined
  // jsdom lays nothing out. A dialog leaves out what has no boxes when it looks for what can have the focus.
  Element.prototype.getClientRects = function getClientRects(this: Element) {
    return (this.closest('[hidden]') ? [] : [this.getBoundingClientRect()]) as unknown as DOMRectList
  }
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // A list that is open looks for its option by it. The ids in tests need no escape.
  window.CSS ??= { escape: (text: string) => text } as typeof CSS
  // jsdom knows its own signals only, and `fetch` needs those of Node, which the environment has in their place.
  const { addEventListener } = EventTarget.prototype
  if (addEventListener.name !== 'listenUntilAborted')
    EventTarget.prototype.addEventListener = function listenUntilAborted(type, listener, options) {
      if (typeof options !== 'object' || !options?.signal)
        return addEventListener.call(this, type, listener, options)
      const { signal, ...rest } = options
      signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest))
      return addEventListener.call(this, type, listener, rest)
    }
  // A switch makes one when its key is pressed.
  window.PointerEvent ??= class extends MouseEvent {} as typeof PointerEvent
  // A dialog ends its work in the frames after it has gone. The next test file shares its code, not its frames or clock.
  const { requestAnimationFrame } = window
  afterEach(() => void ('clock' in setTimeout && jest.advanceTimersByTime(50)))
  afterAll(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    if (document.body.hasAttribute('data-scroll-lock'))
      throw new Error('A dialog of this file still holds the page: unmount it before its test ends.')
  })
  // Each test starts a new visit.
  afterEach(() => window.sessionStorage.clear())
}
