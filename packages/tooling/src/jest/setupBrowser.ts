import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'

// Packages that test files share are told by it whether the clock is a fake one.
Object.assign(globalThis, { jest })

const { asyncWrapper } = getConfig()
// Before a test may replace it by a fake one.
const { setImmediate } = globalThis

configure({
  // A test that found an element goes on after the effects of its rendering.
  asyncWrapper: (find) =>
    asyncWrapper(async () => {
      const found = await find()
      await new Promise((resolve) => setImmediate(resolve))
      return found
    }),
  // A busy machine is slow, not wrong: a test waits for what it expects, however long that takes here.
  asyncUtilTimeout: 15_000,
  // The long run renders everything twice, as React does in development (`npm run test:long`).
  reactStrictMode: process.env.STRICT_MODE === '1',
})

// What jsdom has no screen for; a file may ask for Node's environment instead, which has no window.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  HTMLMediaElement.prototype.play = async () => undefined
  HTMLMediaElement.prototype.pause = () => undefined
  // jsdom knows the element and not how it opens and closes; the event comes after the call, as in a browser.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  // Each test is a visit of its own.
  afterEach(() => window.sessionStorage.clear())
}
