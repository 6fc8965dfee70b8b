import type { Page } from 'playwright-core'
import type { Hand } from './hand.ts'

export interface Task {
  name: string
  /** Where it begins. */
  address: string
  /** The mailbox of the signed-in sample person. */
  person?: string
  isOnPhone?: boolean
  /** Ends when the page shows the outcome. */
  run: (hand: Hand) => Promise<void>
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const text = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name, exact: true })

export const tasks: readonly Task[] = [
  {
    name: 'apply for a vacancy, with a CV',
    address: '/career/1',
    run: async (hand) => {
      const { page } = hand
      await hand.press(page.getByRole('main').getByRole('link', { name: 'Apply' }).first())
      await hand.type(text(page, 'First name'), 'Sevda')
      await hand.type(text(page, 'Last name'), 'Quliyeva')
      await hand.type(text(page, 'Email'), 'sevda@example.com')
      await hand.type(text(page, 'Phone'), '+994501234567')
      await hand.attach(button(page, 'CV file'), {
        name: 'cv.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
      })
      await hand.press(button(page, 'Send'))
      await page
        .getByText(/APP-|reference|received/i)
        .first()
        .waitFor()
    },
  },
  {
    name: 'subscribe to the newsletter',
    address: '/',
    run: async (hand) => {
      const { page } = hand
      await hand.type(text(page, 'Your email for the newsletter'), 'sevda@example.com')
      await hand.press(button(page, 'Subscribe'))
      await page
        .getByText(/confirm|subscribed/i)
        .first()
        .waitFor()
    },
  },
  {
    name: 'write to the company',
    address: '/contact',
    run: async (hand) => {
      const { page } = hand
      await hand.type(text(page, 'First and last name'), 'Sevda Quliyeva')
      await hand.type(page.getByRole('tabpanel').getByRole('textbox', { name: 'Email' }), 'sevda@example.com')
      await hand.type(text(page, 'Message'), 'We need a plan for our new office.')
      await hand.press(button(page, 'Send'))
      await page.getByText(/sent/i).first().waitFor()
    },
  },
  {
    name: 'sign in',
    address: '/staff/login',
    run: async (hand) => {
      const { page } = hand
      await hand.type(text(page, 'Email'), 'murad.shirinov@caspora.example')
      await hand.type(page.getByLabel('Password', { exact: true }), 'plan-on-time-2026')
      await hand.key('Enter')
      await page.waitForURL(/\/staff\/profile/)
    },
  },
  {
    name: 'a meeting with two colleagues and a room',
    address: '/staff/calendar',
    person: 'murad.shirinov',
    run: async (hand) => {
      const { page } = hand
      await hand.press(page.getByRole('button', { name: 'My Schedule' }))
      await hand.press(page.getByRole('button', { name: 'Create Meeting' }).first())
      await hand.type(text(page, 'Title'), 'Plan of December')
      for (const name of ['Tural', 'Leyla Ə']) {
        await hand.type(page.getByRole('combobox', { name: 'Attendees' }), name.toLowerCase())
        await hand.press(page.getByRole('option', { name: new RegExp(`^${name}`) }).first())
      }
      await hand.choose(page.getByRole('combobox', { name: 'Room' }), 'Kəpəz')
      await hand.press(page.getByRole('dialog').getByRole('button', { name: 'Save' }))
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'request two days off',
    address: '/staff/requests',
    person: 'murad.shirinov',
    run: async (hand) => {
      const { page } = hand
      await hand.press(button(page, 'Next month'))
      const days = page
        .getByRole('gridcell', { name: /^(Monday|Tuesday)/ })
        .and(page.locator(':not([aria-disabled])'))
      await hand.press(days.nth(2))
      await hand.press(days.nth(3))
      await hand.type(text(page, /message/i), 'Family.')
      await hand.press(button(page, /submit|send/i).first())
      await page
        .getByText(/pending/i)
        .first()
        .waitFor()
    },
  },
  {
    name: 'approve a request of a colleague',
    address: '/staff',
    person: 'leyla.aliyeva',
    run: async (hand) => {
      const { page } = hand
      await hand.press(page.getByRole('link', { name: /^Desk/ }))
      await hand.press(button(page, /^Approve: Orxan/))
      await button(page, /undo/i).first().waitFor()
    },
  },
  {
    name: 'call a colleague, on a phone',
    address: '/staff',
    person: 'murad.shirinov',
    isOnPhone: true,
    run: async (hand) => {
      const { page } = hand
      await hand.press(button(page, /search/i).first())
      await hand.type(page.getByRole('combobox').first(), 'tural')
      await page.getByRole('option', { name: /^Call Tural/ }).waitFor()
      // The telephone of the system takes over here.
      hand.presses += 1
    },
  },
  {
    name: 'add a person',
    address: '/staff/desk/people',
    person: 'leyla.ismayilova',
    run: async (hand) => {
      const { page } = hand
      await hand.press(page.getByRole('link', { name: 'Add a person' }))
      await hand.type(text(page, 'First name'), 'Sevda')
      await hand.type(text(page, 'Last name'), 'Quliyeva')
      await hand.type(text(page, 'Email'), 'sevda.quliyeva@caspora.example')
      await hand.press(button(page, /add/i).last())
      await page.getByRole('heading', { level: 1, name: 'Sevda Quliyeva' }).waitFor()
    },
  },
]
