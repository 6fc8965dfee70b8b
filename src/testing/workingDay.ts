import { samplePassword } from '@atrium/contract/accounts/samples'
import { instrument } from '@redux-devtools/instrument'
import { fireEvent, screen } from '@testing-library/react'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import type { AppStore } from '#store/setupStore.ts'
import {
  addAttendee,
  editDialog,
  fillField,
  formDialog,
  formField,
  formIsGone,
  press,
} from './meetingForm.ts'
import { type DayPage, keyOf, pageShown, type ScreenShown, screenShown } from './momentShown.ts'
import { day, message, people } from './offDays.ts'
import { renderRoute } from './renderRoute.tsx'
import { answerSchedule } from './schedule.ts'

/** The private texts of the day. */
export const dayTexts = { password: samplePassword, message: 'An operation on Tuesday' }

/** A working day as it was lived. */
export interface WorkingDay {
  store: AppStore
  /** What was shown at each step, by the `keyOf` its state. */
  lived: ReadonlyMap<string, ScreenShown>
  /** What the browser has kept by now. */
  kept: () => Record<string, string | null>
}

/** A storage, and what it keeps by now. */
export function watchedStorage() {
  const storage = memoryStorage()
  const keys = new Set<string>()
  return {
    storage: {
      ...storage,
      setItem(key: string, text: string) {
        keys.add(key)
        storage.setItem(key, text)
      },
    },
    kept: () => Object.fromEntries([...keys].map((key) => [key, storage.getItem(key)])),
  }
}

/** Follows a link of the page, and waits for where it leads. */
export async function follow(link: string, heading: string | RegExp): Promise<void> {
  fireEvent.click(await screen.findByText(link, { selector: 'a, a *' }))
  await screen.findByText(heading, { selector: 'h1' })
}

/** The meetings of the week, which take a while to come. */
const week = () => screen.findByLabelText(/^(Meetings of the week|Встречи недели)$/)

/**
 * Lives a working day in the application, under the DevTools' instrumentation: signs in, plans a meeting for the next
 * week and changes it, asks for days off, changes the language, leaves. For the clock of `onScheduleDay` and a page of
 * `onMeetingForm`.
 */
export async function liveWorkingDay(): Promise<WorkingDay> {
  const { storage, kept } = watchedStorage()
  answerSchedule([])
  const { store } = await renderRoute('/staff/login', { enhancers: [instrument()], storage })
  const lived = new Map<string, ScreenShown>()
  const look = (page: DayPage) => {
    expect(pageShown()).toBe(page)
    lived.set(keyOf(store.getState(), page), screenShown())
  }

  fireEvent.change(await screen.findByLabelText('Email'), { target: { value: people.leyla.email } })
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: dayTexts.password } })
  look('login')
  press('Submit')
  await screen.findByText('Login Successful!', { selector: 'main *' })

  await follow('Calendar', 'Corporate Calendar')
  look('calendar')
  press('My Schedule')
  await week()
  look('calendar')
  press('Next week')
  look('calendar')
  press('Create Meeting')
  await formDialog()
  fillField('Title', 'Budget')
  addAttendee('Rauf Əliyev')
  press('Save')
  await formIsGone()
  look('calendar')
  press(/^Budget, /)
  await editDialog()
  expect(formField('Title')).toHaveValue('Budget')
  fillField('Title', 'Budget of 2027')
  press('Save')
  await formIsGone()
  look('calendar')

  await follow('Off Day Request', /Off Day/)
  await screen.findByLabelText(/^Tuesday 24 November/)
  look('requests')
  for (const name of [/^Tuesday 24 November/, /^Wednesday 25 November/]) {
    fireEvent.click(day(name))
    look('requests')
  }
  fireEvent.change(message(), { target: { value: dayTexts.message } })
  press('Send')
  await screen.findByText(/You will find it below/)
  look('requests')

  fireEvent.click(screen.getByRole('link', { name: 'RU Русский' }))
  await screen.findByLabelText('Меню сотрудника')
  look('requests')
  await follow('Календарь', 'Моё расписание')
  await week()
  look('calendar')
  press('Выйти')
  await screen.findByText('Вход', { selector: 'h1' })
  look('login')
  return { store, lived, kept }
}
