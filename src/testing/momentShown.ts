import { startOfWeek } from '@atrium/contract/days'
import { screen, within } from '@testing-library/react'
import { allEntries } from '#slices/meetingsState.ts'
import type { RootState } from '#store/rootReducer.ts'
import { people } from './offDays.ts'

/** The pages on which a working day is looked at. */
export type DayPage = 'login' | 'calendar' | 'requests'

export const pageShown = (): string => window.location.pathname.replace('/staff/', '')

export type ScreenShown = ReturnType<typeof screenShown>

const labelled = (name: RegExp, role: string) =>
  screen.queryByLabelText(name, { selector: `[role=${role}], ${role === 'list' ? 'ul, ol' : role}` })

// Looked for in the whole page, roles would take long to compute.
const itemsOf = (part: HTMLElement, role: string) => within(part).queryAllByRole(role, { hidden: true })

/** What a person sees of the state: language and page, who they are, view, week, meetings, chosen days. */
export function screenShown() {
  const week = labelled(/^(Week|Неделя)$/, 'group')
  const views = labelled(/^(View|Вид)$/, 'group')
  const meetings = labelled(/^(Meetings of the week|Встречи недели)$/, 'group')
  const days = labelled(/^(Chosen days|Выбранные дни)$/, 'list')
  return {
    language: document.documentElement.lang,
    title: document.title,
    person: screen.queryByText(people.leyla.email)?.textContent,
    view: views && within(views).getByRole('button', { pressed: true, hidden: true }).textContent,
    week: week?.textContent,
    meetings: meetings && itemsOf(meetings, 'button').map((one) => one.getAttribute('aria-label')),
    days: days && itemsOf(days, 'listitem').map(({ textContent }) => textContent),
  }
}

/** What of a state decides what a page shows: two moments that agree in it look the same there. */
export function keyOf({ language, auth, ...staff }: RootState, page: DayPage): string {
  const shown = {
    login: () => [],
    calendar: () => [
      staff.calendarView.view,
      staff.weekRange.day && startOfWeek(staff.weekRange.day),
      staff.weekRange.span,
      allEntries(staff.meetings).map(({ meeting: { title, day, start, isDeleted } }) => [
        title,
        day,
        start,
        isDeleted,
      ]),
    ],
    requests: () => [staff.offDay.days],
  }
  return JSON.stringify([
    auth.user ? page : 'login',
    language.current,
    auth.user?.id,
    auth.user && shown[page](),
  ])
}
