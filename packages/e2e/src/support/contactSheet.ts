import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '../../../../.cache/contact-sheets')

interface Picture {
  name: string
  data: Buffer
}

/** Takes pictures of pages: one file each in `.cache/contact-sheets/<name>`, and all on one sheet, `<name>.png`. */
export class ContactSheet {
  readonly folder: string
  readonly pictures: Picture[] = []

  constructor(name: string) {
    this.folder = path.join(root, name)
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { recursive: true })
  }

  /** Takes a picture of the whole page, with everything that loads when a person scrolls. */
  async take(page: Page, name: string): Promise<void> {
    await page.evaluate(scrollThrough)
    const data = await page.screenshot({ fullPage: true })
    writeFileSync(path.join(this.folder, `${name.replaceAll('/', '_')}.png`), data)
    this.pictures.push({ name, data })
  }

  async save(browser: Browser): Promise<void> {
    const page = await browser.newPage({ viewport: { width: 2000, height: 800 } })
    await page.setContent(this.html())
    await page.screenshot({ fullPage: true, path: `${this.folder}.png` })
    await page.close()
  }

  private html(): string {
    const figures = this.pictures.map(
      ({ name, data }) =>
        `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data.toString('base64')}"></figure>`,
    )
    return `<style>
      body { display: grid; grid-template-columns: repeat(8, 1fr); gap: 12px; margin: 12px; font: 14px sans-serif; background: #777; color: #fff }
      figure { margin: 0; height: 500px; overflow: hidden }
      img { display: block; width: 100% }
    </style>${figures.join('')}`
  }
}

/** Runs in the page. */
async function scrollThrough(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo(0, top)
    await nextFrame()
  }
  window.scrollTo(0, 0)
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}
