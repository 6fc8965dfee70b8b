import type { Locator, Page } from '@playwright/test'
import type { Texts } from '#support/texts.ts'
import { StaffPage } from './StaffPage.ts'

export type LabelKind = 'badge' | 'door' | 'card'

/** `/staff/labels`: the list of labels, and the sheets to print. */
export class LabelsPage {
  readonly page: Page
  readonly texts: Texts
  readonly staff: StaffPage

  constructor(page: Page, texts: Texts) {
    this.page = page
    this.texts = texts
    this.staff = new StaffPage(page, texts)
  }

  async open(query = ''): Promise<void> {
    await this.staff.open(`/staff/labels${query}`)
    await this.print.waitFor()
  }

  kind(kind: LabelKind): Locator {
    return this.staff.main.getByRole('link', { name: this.texts(`labels:kind.${kind}`), exact: true })
  }

  search(kind: LabelKind): Locator {
    return this.staff.main.getByRole('searchbox', { name: this.texts(`labels:choose.${kind}.search`) })
  }

  /** Every checkbox of the list. */
  get choices(): Locator {
    return this.staff.main.getByRole('checkbox')
  }

  choice(name: string | RegExp): Locator {
    return this.staff.main.getByRole('checkbox', { name })
  }

  all(count: number): Locator {
    return this.staff.main.getByRole('button', {
      name: this.texts('labels:choose.all', { count: String(count) }),
      exact: true,
    })
  }

  get none(): Locator {
    return this.staff.main.getByRole('button', { name: this.texts('labels:choose.none'), exact: true })
  }

  get print(): Locator {
    return this.staff.main.getByRole('button', { name: this.texts('labels:print.action'), exact: true })
  }

  get preview(): Locator {
    return this.staff.main.getByRole('region', { name: this.texts('labels:preview.title') })
  }

  /** The labels on all sheets. */
  get labels(): Locator {
    return this.preview.getByRole('list').getByRole('listitem')
  }

  code(name: string): Locator {
    return this.preview.getByRole('img', { name: this.texts('labels:code', { name }), exact: true })
  }
}
