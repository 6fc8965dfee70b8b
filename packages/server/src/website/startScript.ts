import { createHash } from 'node:crypto'
import { escapeHtml, mark } from './html.ts'

const screenId = 'loading-screen'

/** Milliseconds that the loading screen takes to fade, at the end of its time. */
const fadeMs = 250

/** Milliseconds that a busy page waits for an idle moment after it has loaded. */
const idleTimeoutMs = 2000
/** Milliseconds that the application waits for a page which does not finish loading. */
const startTimeoutMs = 10_000
/** Milliseconds until a page that is of no use without the application says that it has not come. */
const lateAfterMs = 15_000

/**
 * Starts the application when the browser has time: after `load` and idle, or at the visitor's first pointer, key, touch or
 * focus. A button that was pressed before the application was there is pressed again when it is. The loading screen shows at
 * the first visit of a tab and ends when the visitor acts.
 */
const code = `(() => {
  const { main, loading, wait } = document.currentScript.dataset
  const root = document.documentElement
  const screen = document.getElementById('${screenId}')
  const hide = () => screen?.remove()
  try {
    if (sessionStorage.getItem('visited')) hide()
    sessionStorage.setItem('visited', 'true')
  } catch {
    hide()
  }
  if (performance.getEntriesByType('navigation')[0]?.type === 'reload') hide()
  if (screen) {
    screen.style.animationDelay = Math.max(0, loading - ${fadeMs} - performance.now()) + 'ms'
    screen.addEventListener('animationend', hide)
  }
  setTimeout(() => {
    root.dataset.late = ''
  }, ${lateAfterMs})
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    // Lost on the way, it is asked for again when the visitor acts.
    const onerror = () => {
      isStarted = false
    }
    document.head.append(Object.assign(document.createElement('script'), { src: main, onerror }))
  }
  const listen = (names, listener) => {
    for (const name of names) addEventListener(name, listener, { capture: true, passive: true })
  }
  listen(['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'], hide)
  listen(['pointerdown', 'keydown', 'touchstart', 'focusin', 'popstate'], start)
  // A page that is drawn under a resting pointer counts as a move too.
  listen(['pointermove'], ({ movementX, movementY }) => (movementX || movementY) && start())
  if (wait) {
    const idle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: ${idleTimeoutMs} })
    // Painted first: an idle moment may come before the first picture of the page.
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(idle)))
    setTimeout(start, ${startTimeoutMs})
  } else start()
  let pressed
  const press = ({ target }) => {
    pressed = target.closest('button[type=button]')
  }
  addEventListener('click', press, true)
  // A form that only the application can send, such as the sign-in, is sent when the application is there.
  let held
  const hold = (event) => {
    if (wait) return
    event.preventDefault()
    held = event.target
  }
  addEventListener('submit', hold, true)
  const leave = () => {
    removeEventListener('click', press, true)
    removeEventListener('submit', hold, true)
  }
  // From here on React itself answers, also for parts that are not hydrated yet.
  addEventListener('hydrating', leave)
  addEventListener('alive', () => {
    leave()
    pressed?.click()
    if (held?.isConnected) held.requestSubmit()
  }, { once: true })
})()`

/** For the content security policy. */
export const startScriptHash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`

interface StartOptions {
  /** The address of the application's script. */
  main: string
  /** Of a page that works without the application: the page comes first. */
  isWaiting: boolean
  loadingScreenMs: number
}

export const startScript = ({ main, isWaiting, loadingScreenMs }: StartOptions): string =>
  `<script data-main="${escapeHtml(main)}" data-loading="${loadingScreenMs}"${isWaiting ? ' data-wait="true"' : ''}>${code}</script>`

/** Over a finished page, which it does not keep from any press. Ends by itself where no script runs on time. */
export const loadingScreen = `<div id="${screenId}" aria-hidden="true">${mark}</div>`

export const loadingScreenStyle = (ms: number): string =>
  `<style>#${screenId}{position:fixed;inset:0;z-index:2000;display:grid;place-items:center;background:#06201A;` +
  `color:#F7F6F1;pointer-events:none;animation:${screenId} ${fadeMs}ms ${Math.max(0, ms - fadeMs)}ms forwards}` +
  `#${screenId} svg{width:4.5rem}@keyframes ${screenId}{to{opacity:0;visibility:hidden}}` +
  `@media(prefers-reduced-motion:reduce){#${screenId}{display:none}}@media print{#${screenId}{display:none}}</style>` +
  `<noscript><style>#${screenId}{display:none}</style></noscript>`
