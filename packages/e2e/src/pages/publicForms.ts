import { serviceSamples } from '@atrium/contract/services/samples'
import { expect, type Locator, type Page } from '@playwright/test'
import { cvFile } from '#support/cv.ts'
import type { Calls, Fault } from '#support/faults.ts'
import type { Texts } from '#support/texts.ts'
import { ApplicationPage } from './ApplicationPage.ts'
import { ContactPage } from './ContactPage.ts'

const applicant = {
  firstName: 'Leyla',
  lastName: 'Məmmədova',
  email: 'leyla@example.com',
  phone: '+994 55 000 00 00',
}
const sender = { name: 'Günəş Əliyeva', email: 'gunesh@example.com', message: 'Salam.\nNə vaxt?' }
const business = { ...sender, company: 'Günəş MMC', position: 'Direktor' }

/** A public form, or a page with one button: its submission and its messages. */
interface PublicForm {
  name: string
  path: string
  calls: Calls
  /** The message after each kind of fault. */
  failed: Record<Fault['reason'], string>
  /** The message after a success; an empty answer counts as success. */
  done: string
  /** The section of the page with the form. */
  region: (page: Page, texts: Texts) => Locator
  /** The submit button, under any of its names. */
  button: string[]
  fill?: (page: Page, texts: Texts) => Promise<void>
  /** Fails unless all typed and chosen data are there. */
  expectKept?: (page: Page, texts: Texts) => Promise<void>
}

const applicationFailed = {
  network: 'careers:failure.network',
  // The upload stalls: the form does not leave the page.
  late: 'careers:failure.network',
  server: 'careers:failure.general',
  strange: 'careers:failure.general',
}

const contactFailed = {
  network: 'contact:failure.network',
  late: 'contact:failure.late',
  server: 'contact:failure.general',
  strange: 'contact:failure.network',
}

/** The same message after every fault. */
const always = (key: string) => ({ network: key, late: key, server: key, strange: key })

const main = (page: Page) => page.getByRole('main')

const newsletter = (page: Page, texts: Texts) =>
  page.getByRole('region', { name: texts('common:subscribe.title') })

async function expectApplicant(page: Page, texts: Texts): Promise<void> {
  const form = new ApplicationPage(page, texts)
  for (const [field, value] of Object.entries(applicant))
    await expect(form.field(field as keyof typeof applicant)).toHaveValue(value)
  await expect(page.getByText('leyla.pdf')).toBeVisible()
}

export const publicForms: PublicForm[] = [
  {
    name: 'an application',
    path: '/app/1',
    calls: '**/jobs/1/apply/',
    failed: applicationFailed,
    done: 'careers:receipt.heading',
    region: main,
    button: ['careers:form.submit'],
    fill: async (page, texts) => {
      const form = new ApplicationPage(page, texts)
      await form.fill(applicant)
      await form.cv.setInputFiles(cvFile('leyla.pdf'))
    },
    expectKept: expectApplicant,
  },
  {
    name: 'a CV without a vacancy',
    path: '/sendCv',
    calls: '**/jobs/general/apply/',
    failed: applicationFailed,
    done: 'careers:receipt.generalHeading',
    region: main,
    button: ['careers:form.submit'],
    fill: async (page, texts) => {
      const form = new ApplicationPage(page, texts)
      await form.fill({ ...applicant, message: 'Salam.' })
      await form.cv.setInputFiles(cvFile('leyla.pdf'))
    },
    expectKept: async (page, texts) => {
      await expectApplicant(page, texts)
      await expect(new ApplicationPage(page, texts).field('message')).toHaveValue('Salam.')
    },
  },
  {
    name: 'a customer’s message',
    path: '/contact',
    calls: '**/email/send',
    failed: contactFailed,
    done: 'contact:sentText',
    region: (page) => page.getByRole('tabpanel'),
    button: ['contact:form.submit'],
    fill: (page, texts) => new ContactPage(page, texts).fill(sender),
    expectKept: async (page, texts) => {
      const contact = new ContactPage(page, texts)
      for (const [field, value] of Object.entries(sender))
        await expect(contact.field(field as keyof typeof sender)).toHaveValue(value)
    },
  },
  {
    name: 'a business’s message',
    path: '/contact',
    calls: '**/email/send',
    failed: contactFailed,
    done: 'contact:sentText',
    region: (page) => page.getByRole('tabpanel'),
    button: ['contact:form.submit'],
    fill: async (page, texts) => {
      const contact = new ContactPage(page, texts)
      await contact.tab('business').click()
      await contact.fill(business)
      await contact.service.selectOption(serviceSamples[0]?.EN.name ?? '')
    },
    expectKept: async (page, texts) => {
      const contact = new ContactPage(page, texts)
      for (const [field, value] of Object.entries(business))
        await expect(contact.field(field as keyof typeof business)).toHaveValue(value)
      await expect(contact.service).toHaveValue(serviceSamples[0]?.EN.name ?? '')
    },
  },
  {
    name: 'the newsletter',
    path: '/privacy',
    calls: '**/api/subscribe/',
    failed: always('common:subscribe.SubscripeError'),
    done: 'common:subscribe.SubscribeMessage',
    region: newsletter,
    button: ['common:subscribe.submit'],
    fill: (page, texts) => newsletter(page, texts).getByRole('textbox').fill(sender.email),
    expectKept: (page, texts) =>
      expect(newsletter(page, texts).getByRole('textbox')).toHaveValue(sender.email),
  },
  ...(['confirm', 'unsubscribe'] as const).map((name) => ({
    name: `the link of a letter: ${name}`,
    path: `/subscribe/${name}?token=abc`,
    calls: `**/api/subscribe/${name}/*`,
    failed: always(`newsletter:${name}.failedTitle`),
    done: `newsletter:${name}.doneTitle`,
    region: main,
    button: [`newsletter:${name}.button`, 'common:failure.retry'],
  })),
]
