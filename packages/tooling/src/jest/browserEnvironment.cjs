require('./sparseStyles.cjs')
const { File } = require('node:buffer')
const FixedJsdomEnvironment = require('jest-fixed-jsdom')
const { JSDOM } = require('jsdom')
const rememberGlobals = require('./rememberGlobals.cjs')

/** A window in which scripts run does not list these. */
const windowNames = Object.getOwnPropertyNames(new JSDOM('').window)

/**
 * jsdom with Node's own `fetch` and `FormData`, which take Node's own files only: a form that is filled with a file in
 * a test is really sent, and really read by the mocked network.
 */
class BrowserEnvironment extends FixedJsdomEnvironment {
  constructor(config, context) {
    super(config, context)
    // React's scheduler keeps the timer that it finds first; those of jsdom are cleared between two test files.
    Object.assign(this.global, { File, setImmediate, clearImmediate })
  }

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

  /** The next test file finds a page that was just opened. */
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
    history.replaceState(null, '', 'http://localhost/')
    for (const name of Object.keys(process.env)) if (!(name in this.settings)) delete process.env[name]
    Object.assign(process.env, this.settings)
  }
}

let environment

/** The browser of the tests, made once for a worker: the modules that its test files share belong to it. */
module.exports = function browserEnvironment(config, context) {
  environment ??= new BrowserEnvironment(config, context)
  environment.printTo(context.console)
  return environment
}
