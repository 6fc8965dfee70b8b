const { File } = require('node:buffer')
const TestEnvironment = require('jest-fixed-jsdom')

/**
 * jsdom with Node's own `fetch` and `FormData`, which take Node's own files only: a form that is filled with
 * a file in a test is really sent, and really read by the mocked network.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args)
    Object.assign(this.global, { File })
  }
}
