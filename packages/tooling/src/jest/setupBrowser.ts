import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A busy machine is slow, not wrong: a test waits for what it expects, however long that takes here.
configure({ asyncUtilTimeout: 15_000 })

// What jsdom has no screen for; a file may ask for Node's environment instead, which has no window.
if (typeof window !== 'undefined') {
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  HTMLMediaElement.prototype.play = async () => undefined
  HTMLMediaElement.prototype.pause = () => undefined
  // jsdom knows the element and not how it opens and closes.
  HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
  // Each test is a visit of its own.
  afterEach(() => window.sessionStorage.clear())
}
