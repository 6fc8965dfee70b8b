import type { Locator, Page } from '@playwright/test'
import type { Texts } from '#support/texts.ts'

interface MeetingTexts {
  title?: string
  /** In any form that people type. */
  day?: string
  start?: string
  end?: string
  notes?: string
}

type TextField = 'title' | 'date' | 'start' | 'end' | 'notes'
type Act = 'save' | 'cancel' | 'close'
type ReadAct = 'edit' | 'duplicate' | 'download' | 'delete'

/** The form of a meeting. */
export class MeetingDialog {
  readonly page: Page
  readonly texts: Texts

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
  }

  /** The dialog of a new or existing meeting. */
  get root(): Locator {
    const names = [this.texts('meeting:title'), this.texts('meeting:editTitle')]
    return this.page.getByRole('dialog', { name: new RegExp(`^(${names.join('|')})$`) })
  }

  field(name: TextField): Locator {
    return this.root.getByRole('textbox', { name: this.texts(`meeting:fields.${name}`), exact: true })
  }

  /** The button that opens the calendar of the date. */
  get calendar(): Locator {
    const name = this.texts('days:picker.open', { field: this.texts('meeting:fields.date') })
    return this.root.getByRole('button', { name, exact: true })
  }

  button(act: Act): Locator {
    return this.root.getByRole('button', { name: this.texts(`meeting:${act}`), exact: true })
  }

  /** In the head of a meeting that is read. */
  action(act: ReadAct): Locator {
    return this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.texts(`meeting:${act}`), exact: true })
  }

  async fill({ day, ...texts }: MeetingTexts): Promise<void> {
    if (day !== undefined) await this.field('date').fill(day)
    for (const name of ['title', 'start', 'end', 'notes'] as const)
      if (texts[name] !== undefined) await this.field(name).fill(texts[name])
  }

  /** Fills in the open form and saves it. */
  async save(texts: MeetingTexts): Promise<void> {
    await this.fill(texts)
    await this.button('save').click()
    await this.root.waitFor({ state: 'hidden' })
  }

  /** The choice of a repetition, of its end, and the number of meetings. */
  get repeat(): Locator {
    return this.root.getByRole('combobox', { name: this.texts('meeting:repeat.label'), exact: true })
  }

  get ending(): Locator {
    return this.root.getByRole('combobox', { name: this.texts('meeting:repeat.ends'), exact: true })
  }

  get count(): Locator {
    return this.root.getByRole('textbox', { name: this.texts('meeting:repeat.count'), exact: true })
  }

  get room(): Locator {
    return this.root.getByRole('combobox', { name: this.texts('meeting:fields.room'), exact: true })
  }

  /** Types a name or an address, and chooses the first suggestion. */
  async invite(text: string): Promise<void> {
    await this.attendee.fill(text)
    await this.option(new RegExp(text.replaceAll('.', '\\.')))
      .first()
      .click()
  }

  /** The input for names. */
  get attendee(): Locator {
    return this.root.getByRole('combobox', { name: this.texts('meeting:fields.attendees') })
  }

  /** The chosen attendees. */
  get attendees(): Locator {
    return this.root.getByRole('list', { name: this.texts('meeting:attendees.chosen') }).getByRole('listitem')
  }

  option(name: string | RegExp): Locator {
    return this.root.getByRole('option', { name })
  }

  get attachments(): Locator {
    return this.root.getByLabel(this.texts('meeting:fields.attachments'), { exact: true })
  }

  /** The download button of an attached file, in the form or where the meeting is read. */
  file(name: string): Locator {
    return this.page
      .getByRole('dialog')
      .getByRole('button', { name: this.texts('meeting:attachments.download', { name }) })
  }

  /** The question before typed data are discarded. */
  get question(): Locator {
    return this.root.getByRole('group', { name: this.texts('meeting:discard.question') })
  }

  answer(what: 'keep' | 'discard'): Locator {
    return this.question.getByRole('button', { name: this.texts(`meeting:discard.${what}`), exact: true })
  }
}
