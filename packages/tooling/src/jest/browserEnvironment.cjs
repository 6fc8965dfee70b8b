require('./sparseStyles.cjs')
const { File } = require('node:buffer')
const FixedJsdomEnvironment = require('jest-fixed-jsdom')
const { JSDOM } = require('jsdom')
const { clockOffset, shiftDate } = require('../clock/clock.cjs')
const { isShared } = require('./base.cjs')
const rememberGlobals = require('./rememberGlobals.cjs')

/** The names of the properties of a window; a window that runs scripts does not list them. */
const windowNames = Object.getOwnPropertyNames(new JSDOM('').window)

/**
 * jsdom on the day of the tests, with Node's `fetch`, `FormData` and `File`, which only work together: a test really
 * sends a form with a file, and the mocked network really reads it.
 */
class BrowserEnvironment extends FixedJsdomEnvironment {
  constructor(config, context) {
    super(config, context)
    shiftDate(clockOffset, this.global)
    // React's scheduler keeps the first timer that it finds; jsdom's timers are cleared between two test files.
    Object.assign(this.global, { File, setImmediate, clearImmediate })
  }
}

class SharedBrowserEnvironment extends BrowserEnvironment {
  printTo(console) {
    this.dom.virtualConsole.removeAllListeners()
    this.dom.virtualConsole.sendTo(console, { omitJSDOMErrors: true })
    this.dom.virtualConsole.on('jsdomError', (error) => console.error(error))
  }

  async setup() {
    this.firstTimer = this.global.setTimeout(() => {}, 0)
    this.settings = { ...this.global.process.env }
    const { navigator, document } = this.global
    this.restoreGlobals = rememberGlobals([this.global, navigator, document], windowNames)
  }

  /** Resets the page for the next test file. */
  async teardown() {
    this.fakeTimersModern.dispose()
    this.moduleMocker.restoreAllMocks()
    this.restoreGlobals()
    const { document, history, localStorage, sessionStorage, process } = this.global
    const lastTimer = this.global.setTimeout(() => {}, 0)
    for (let timer = this.firstTimer; timer <= lastTimer; timer += 1) this.global.clearTimeout(timer)
    document.head.replaceChildren()
    document.body.replaceChildren()
    for (const element of [document.body, document.documentElement])
      for (const name of element.getAttributeNames()) element.removeAttribute(name)
    localStorage.clear()
    sessionStorage.clear()
    this.dom.cookieJar.removeAllCookiesSync()
    // A new entry: it removes those that a test of the file went back from, so that the next file begins at the end.
    history.pushState(null, '', 'http://localhost/')
    for (const name of Object.keys(process.env)) if (!(name in this.settings)) delete process.env[name]
    Object.assign(process.env, this.settings)
  }
}

let environment

/** The browser of the tests, one for each worker: the shared modules of the test files belong to it. */
function sharedEnvironment(config, context) {
  environment ??= new SharedBrowserEnvironment(config, context)
  environment.printTo(context.console)
  return environment
}

module.exports = isShared ? sharedEnvironment : BrowserEnvironment
