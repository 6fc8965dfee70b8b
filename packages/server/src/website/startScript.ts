import { createHash } from 'node:crypto'
import { windowCookie } from '@atrium/contract/core'
import { escapeHtml, mark } from './html.ts'

const screenId = 'loading-screen'

/** Milliseconds of the fade-out of the loading screen, at the end of its time. */
const fadeMs = 250

/** Milliseconds after loading after which the application starts even without an idle moment. */
const idleTimeoutMs = 2000
/** Milliseconds after which the application starts although the page has not finished loading. */
const startTimeoutMs = 10_000
/** Milliseconds after which a page that needs the application shows that it could not be loaded. */
const lateAfterMs = 15_000

/**
 * Starts the application when the browser is idle after `load`, or at the first pointer, key, touch or focus event. A
 * button that is pressed earlier is pressed again when the application is ready. The loading screen appears on the
 * first visit of a tab and ends at the first action of the visitor. The window size is stored for the next document.
 */
const code = `(() => {
  const { main, files, loading, wait, hold, measure, person } = document.currentScript.dataset
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
    // A failed download is repeated at the next action of the visitor.
    const onerror = () => {
      isStarted = false
    }
    document.head.append(Object.assign(document.createElement('script'), { src: main, onerror }))
    // The files of the page at once, not one after the other.
    for (const href of files ? files.split(' ') : [])
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', fetchPriority: 'low', href }),
      )
  }
  const listen = (names, listener) => {
    for (const name of names) addEventListener(name, listener, { capture: true, passive: true })
  }
  listen(['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'], hide)
  listen(['pointerdown', 'keydown', 'touchstart', 'focusin', 'popstate'], start)
  // Browsers also send a move event when a page appears under a resting pointer.
  listen(['pointermove'], ({ movementX, movementY }) => (movementX || movementY) && start())
  // The page of a person is never painted for another one: for the user of the application (\`staff_user\`) alone, also when
  // another tab changes the user, or the browser restores the page.
  const checkPerson = () => {
    let user
    try {
      user = JSON.parse(localStorage.getItem('staff_user'))
    } catch {}
    root.toggleAttribute('data-foreign', user?.id !== Number(person))
    if (user?.id !== Number(person)) start()
  }
  if (person) {
    checkPerson()
    addEventListener('storage', checkPerson)
    addEventListener('pageshow', checkPerson)
  }
  if (wait) {
    const idle = () => (window.requestIdleCallback ?? setTimeout)(start, { timeout: ${idleTimeoutMs} })
    // After the first paint: an idle moment may come before it.
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(idle)))
    setTimeout(start, ${startTimeoutMs})
  } else start()
  // A press that React did not handle is repeated when its element is hydrated: React marks its elements with properties.
  let pressed
  let reactListens
  const isHydrated = (element) => Object.keys(element).some((key) => key.startsWith('__react'))
  const repeat = () => {
    if (!pressed?.isConnected) return
    if (!isHydrated(pressed)) return setTimeout(repeat, 50)
    const element = pressed
    pressed = undefined
    element.click()
  }
  const press = ({ target }) => {
    pressed = undefined
    const element = target.closest('button[type=button], [role=gridcell]')
    const wait = () => {
      if (!element || isHydrated(element)) return
      pressed = element
      if (reactListens) repeat()
    }
    // React hydrates the part of a pressed element at once when its code has loaded.
    if (reactListens) setTimeout(wait)
    else wait()
  }
  addEventListener('click', press, true)
  // A form that needs the application, such as the sign-in, is submitted when the application is ready.
  let held
  const onSubmit = (event) => {
    if (!hold) return
    event.preventDefault()
    held = event.target
  }
  addEventListener('submit', onSubmit, true)
  const leave = () => {
    reactListens = true
    removeEventListener('submit', onSubmit, true)
    removeEventListener('storage', checkPerson)
    removeEventListener('pageshow', checkPerson)
    root.removeAttribute('data-foreign')
  }
  // From here on React handles events, also for parts that are not hydrated yet.
  addEventListener('hydrating', leave)
  addEventListener('alive', () => {
    leave()
    repeat()
    if (held?.isConnected) held.requestSubmit()
  }, { once: true })
  if (measure) {
    // The width in quarters of an em, rounded down: only media queries know the default font size of the browser.
    let width = 0
    for (let step = 256; step >= 0.25; step /= 2)
      if (matchMedia('(min-width: ' + (width + step) + 'em)').matches) width += step
    const cookie = '${windowCookie}=' + width + (matchMedia('(pointer: fine)').matches ? 'f' : 'c')
    if (!document.cookie.split('; ').includes(cookie))
      document.cookie = cookie + '; Path=/; Max-Age=31536000; SameSite=Lax'
  }
})()`

/** The hash for the content security policy. */
export const startScriptHash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`

interface StartOptions {
  /** The address of the main script. */
  main: string
  /** The addresses of the further scripts of the page. */
  files: readonly string[]
  /** The page shows its content without the application, so the page is loaded first. */
  isWaiting: boolean
  /** The forms of the page need the application. */
  holdsForms: boolean
  /** The next document is rendered for the window of the reader. */
  measuresWindow: boolean
  /** The person whose page it is. */
  personId?: number | undefined
  loadingScreenMs: number
}

export const startScript = ({
  main,
  files,
  isWaiting,
  holdsForms,
  measuresWindow,
  personId,
  loadingScreenMs,
}: StartOptions): string =>
  `<script data-main="${escapeHtml(main)}" data-files="${escapeHtml(files.join(' '))}" data-loading="${loadingScreenMs}"${isWaiting ? ' data-wait="true"' : ''}${holdsForms ? ' data-hold="true"' : ''}${measuresWindow ? ' data-measure="true"' : ''}${personId === undefined ? '' : ` data-person="${personId}"`}>${code}</script>`

/** Hides the page of another person than the signed-in one. */
export const foreignPageStyle = '<style>[data-foreign] #root{display:none}</style>'

/** The loading screen covers a finished page without blocking clicks. It ends by CSS when no script runs in time. */
export const loadingScreen = `<div id="${screenId}" aria-hidden="true">${mark}</div>`

export const loadingScreenStyle = (ms: number): string =>
  `<style>#${screenId}{position:fixed;inset:0;z-index:2000;display:grid;place-items:center;background:#06201A;` +
  `color:#F7F6F1;pointer-events:none;animation:${screenId} ${fadeMs}ms ${Math.max(0, ms - fadeMs)}ms forwards}` +
  `#${screenId} svg{width:4.5rem}@keyframes ${screenId}{to{opacity:0;visibility:hidden}}` +
  `@media(prefers-reduced-motion:reduce){#${screenId}{display:none}}@media print{#${screenId}{display:none}}</style>` +
  `<noscript><style>#${screenId}{display:none}</style></noscript>`
