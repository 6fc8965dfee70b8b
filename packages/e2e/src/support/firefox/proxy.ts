/**
 * Starts the Firefox of the machine (`FIREFOX_PATH`) for Playwright and passes on their WebDriver BiDi messages. It
 * changes those in which Playwright is ahead of Firefox ESR.
 */
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'

/** Playwright sends it for every context. Journeys in Firefox need none of it: `options.ts` reduces motion. */
const missingCommand = 'emulation.setMediaFeaturesOverride'

const program = process.env.FIREFOX_PATH ?? 'firefox-esr'
const firefox = spawn(program, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.once('error', () => {
  process.stderr.write(
    `${program} does not start. Install Firefox (firefox-esr), or set FIREFOX_PATH to it.\n`,
  )
  process.exit(1)
})
firefox.once('exit', (code) => process.exit(code ?? 1))

// Playwright reads the address from this output.
firefox.stderr.on('data', async (chunk: Buffer) => {
  const output = String(chunk)
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? []
  process.stderr.write(address ? output.replace(address, await proxy(address)) : output)
})

/** Serves a second address for the browser, and resolves to it. */
async function proxy(address: string): Promise<string> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (playwright) => {
    const browser = new WebSocket(`${address}/session`)
    const open = new Promise((resolve) => browser.once('open', resolve))
    playwright.on('message', async (data) => {
      await open
      const text = String(data)
      const { id, method } = JSON.parse(text)
      if (method === missingCommand) playwright.send(JSON.stringify({ id, type: 'success', result: {} }))
      else browser.send(text)
    })
    browser.on('message', (data) => playwright.send(withDownload(String(data))))
    playwright.once('close', () => browser.close())
    browser.once('close', () => playwright.close())
  })
  await new Promise((resolve) => server.once('listening', resolve))
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Playwright ignores downloads without an identifier. */
function withDownload(text: string): string {
  if (!text.includes('"browsingContext.download')) return text
  const message = JSON.parse(text)
  return JSON.stringify({ ...message, params: { ...message.params, download: message.params.url } })
}
