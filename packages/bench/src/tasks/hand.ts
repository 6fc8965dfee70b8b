import type { Locator, Page } from 'playwright-core'

/** Seconds of the keystroke-level model (Card, Moran, Newell): a decision, pointing with a press, a key of a practised typist. */
const seconds = { decision: 1.35, press: 1.3, key: 0.2 }

/** A person at a page: counts the presses of the pointer and of keys. A field is reached by Tab, which is one key. */
export class Hand {
  readonly page: Page
  presses = 0
  keys = 0
  decisions = 0

  constructor(page: Page) {
    this.page = page
  }

  async press(control: Locator): Promise<void> {
    this.presses += 1
    this.decisions += 1
    await control.click()
  }

  async type(field: Locator, text: string): Promise<void> {
    this.keys += 1 + text.length
    this.decisions += 1
    await field.focus()
    await this.page.keyboard.type(text)
  }

  /** Chooses an option of a select, by the start of its text: a press opens the list, one more chooses. */
  async choose(select: Locator, start: string): Promise<void> {
    this.presses += 2
    this.decisions += 1
    const option = select.locator('option').filter({ hasText: start })
    await select.selectOption(await option.first().getAttribute('value'))
  }

  async key(name: string): Promise<void> {
    this.keys += 1
    await this.page.keyboard.press(name)
  }

  /** Chooses a file: the press of the button; the window of the system is not counted. */
  async attach(button: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser')
    await this.press(button)
    await (await chooser).setFiles(file)
  }

  /** As long as a practised person needs, without waiting for the page. */
  get seconds(): number {
    return this.decisions * seconds.decision + this.presses * seconds.press + this.keys * seconds.key
  }
}
