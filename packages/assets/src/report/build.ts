import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { findChromium } from '@atrium/tooling/chromium'
import { chromium } from 'playwright-core'
import { formatFile, inPublic } from '#paths.ts'
import { reportSource, sourceFile } from './source.ts'

/** Prints `/report` of the built application as one sheet of A4, a PDF for each language. */
const port = 47_599
const site = `http://127.0.0.1:${port}`
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'atrium-report-'))
const executablePath = await findChromium()
if (!executablePath) throw new Error('This needs Chromium: apt-get install chromium.')

const server = spawn(process.execPath, ['dist/server/main.mjs'], {
  cwd: inPublic('..'),
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  for (let tries = 0; !(await fetch(`${site}/healthz`).catch(() => undefined))?.ok; tries += 1) {
    if (tries > 120 || server.exitCode !== null)
      throw new Error('The server did not start. Run npm run build first.')
    await setTimeout(1000)
  }
  await mkdir(inPublic('media/report'), { recursive: true })
  const browser = await chromium.launch({ executablePath })
  for (const tag of ['az', 'en', 'ru']) {
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    await page.goto(`${site}/report?lng=${tag}`, { waitUntil: 'networkidle' })
    // The sheet and the company's name, on white.
    await page.addStyleTag({
      content:
        'footer { display: none } * { background-image: none } body, body > div, header { background: white !important }',
    })
    await page.evaluate(() => {
      const sheet = document.querySelector('article')
      if (sheet) document.querySelector('main')?.replaceChildren(sheet)
    })
    const margin = { top: '18mm', bottom: '14mm', left: '16mm', right: '16mm' }
    const file = await page.pdf({
      format: 'A4',
      margin,
      scale: 0.85,
      pageRanges: '1',
      tagged: true,
      printBackground: true,
    })
    await writeFile(inPublic(`media/report/${tag}.pdf`), file)
    formatFile(`media/report/${tag}.pdf`, file.length)
    await page.close()
  }
  await browser.close()
  await writeFile(sourceFile, `${reportSource()}\n`)
} finally {
  server.kill()
  await rm(dataDir, { recursive: true, force: true })
}
