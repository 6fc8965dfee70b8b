import '@testing-library/jest-dom'
import { configure, getConfig } from '@testing-library/react'

// Shared packages ask `jest` whether the clock is fake.
Object.assign(globalThis, { jest })

const { asyncWrapper } = getConfig()
// The real one, before a test replaces it.
const { setImmediate } = globalThis

configure({
  // A test that has found an element goes on after the effects of the rendering.
  asyncWrapper: (find) =>
    asyncWrapper(async () => {
      const found = await find()
      await new Promise((resolve) => setImmediate(resolve))
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
  // jsdom has the element without its methods. The event follows the call, as in a browser.
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  }
  // Each test starts a new visit.
  afterEach(() => window.sessionStorage.clear())
}
