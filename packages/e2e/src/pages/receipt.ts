import type { Locator, Page } from '@playwright/test'
import type { Texts } from '#support/texts.ts'

/** What an applicant is told, on the form's page or on `/career`; for a vacancy or without one. */
export const receiptOn = (page: Page, texts: Texts): Locator =>
  page
    .getByRole('main')
    .getByRole('status', { name: texts('careers:receipt.heading') })
    .or(page.getByRole('main').getByRole('status', { name: texts('careers:receipt.generalHeading') }))
