import type { Page, Route } from '@playwright/test'
import { MeetingDialog } from '#pages/MeetingDialog.ts'
import { SchedulePage } from '#pages/SchedulePage.ts'
import { StaffPage } from '#pages/StaffPage.ts'
import { badgePath, leyla } from './samplePeople.ts'
import { drawInBrowser } from './started.ts'
import type { Texts } from './texts.ts'

/** A page in a state that an address alone does not show: a dialog, errors, missing data. */
export interface PageState {
  /** The name in the contact sheet. */
  name: string
  /** Without an address the state follows the one before on the same page. */
  address?: string
  /** Whether the heading of the page may still be on its way. */
  isLoading?: boolean
  /** Before the page opens. */
  prepare?: (page: Page) => Promise<unknown>
  /** After the page has opened. */
  act?: (page: Page, texts: Texts) => Promise<unknown>
}

const press = (name: string) => (page: Page, texts: Texts) =>
  page
    .getByRole('main')
    .getByRole('button', { name: texts(name), exact: true })
    .click()

/** Answers the calls of a page, which the browser makes instead of the server, without its texts. */
async function answerCalls(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await drawInBrowser(page)
  await page.route(
    ({ pathname }) => !pathname.startsWith('/Locales/'),
    (route) => (route.request().resourceType() === 'fetch' ? answer(route) : route.continue()),
  )
}

const withFailure = (page: Page) => answerCalls(page, (route) => route.fulfill({ status: 500 }))
const withoutAnswer = (page: Page) => answerCalls(page, () => undefined)

export const openStates: readonly PageState[] = [
  { name: 'sendCv errors', address: '/sendCv', act: press('careers:form.submit') },
  { name: 'contact errors', address: '/contact', act: press('contact:form.submit') },
  { name: 'contact business errors', address: '/contact?for=business', act: press('contact:form.submit') },
]

const openWeek = async (page: Page, texts: Texts) => {
  const schedule = new SchedulePage(page, texts)
  await schedule.view('schedule').click()
  await schedule.ready()
}

const calendar = '/staff/calendar'

const formOf = (page: Page, texts: Texts) => new MeetingDialog(page, texts)

const openMeeting = async (page: Page, texts: Texts) => {
  await openWeek(page, texts)
  await page.getByRole('button', { name: texts('schedule:create'), exact: true }).click()
  await formOf(page, texts).root.waitFor()
}

const staffForms: readonly PageState[] = [
  { name: 'sign-in errors', address: '/staff/login', act: press('login:signIn.submit') },
  { name: 'request errors', address: '/staff/requests', act: press('requests:form.send') },
  { name: 'suggestion errors', address: '/staff/suggestion', act: press('suggestions:form.submit') },
  { name: 'phone number', address: '/staff/profile', act: press('profile:phone.edit') },
  { name: 'week', address: calendar, act: openWeek },
  { name: 'new meeting', address: calendar, act: openMeeting },
  { name: 'meeting errors', act: (page, texts) => formOf(page, texts).button('save').click() },
  { name: 'meeting attendees', act: (page, texts) => formOf(page, texts).attendee.fill('a') },
  {
    name: 'meeting discarded',
    act: async (page, texts) => {
      const form = formOf(page, texts)
      await form.fill({ title: 'Ə' })
      await form.button('cancel').click()
      await form.question.waitFor()
    },
  },
  {
    name: 'menu',
    address: '/staff/chat',
    act: (page, texts) => new StaffPage(page, texts).toggle.click(),
  },
]

/** Pages that show data of calls. */
const dataPages = [
  ...['/rooms', '/rooms/G%C3%B6yg%C3%B6l', badgePath(leyla)],
  ...['/staff', '/staff/profile', '/staff/profile/security', '/staff/profile/notifications', '/staff/news'],
  ...['/staff/suggestion', calendar, '/staff/requests', '/staff/labels'],
]

/** The states of pages with a dark theme. */
export const darkStates: readonly PageState[] = [
  ...dataPages.flatMap((address) => [
    { name: `${address} failed`, address, prepare: withFailure },
    { name: `${address} loading`, address, isLoading: true, prepare: withoutAnswer },
  ]),
  // The chosen view of the calendar is stored.
  ...staffForms,
]
