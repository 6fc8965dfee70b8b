import type { Locator, Page } from '@playwright/test'
import type { Texts } from '#support/texts.ts'

/** The receipt of an application, on the page of the form or on `/career`; with or without a vacancy. */
export const receiptOn = (page: Page, texts: Texts): Locator =>
  page
    .getByRole('main')
    .getByRole('region', { name: texts('careers:receipt.heading') })
    .or(page.getByRole('main').getByRole('region', { name: texts('careers:receipt.generalHeading') }))
