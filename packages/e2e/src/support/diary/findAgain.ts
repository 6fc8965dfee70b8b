import { expect } from '@playwright/test'
import type { Desk } from './desk.ts'
import { sundays } from './diary.ts'

/** Fails unless the open page shows the data of the diary. */
async function findHere(
  { diary, isAtRequests, requests, calendar, schedule }: Desk,
  when: string,
): Promise<void> {
  if (isAtRequests) {
    await expect(requests.chosen.getByRole('listitem'), when).toContainText(diary.chosenDays)
    await expect(requests.message, when).toHaveValue(diary.message)
    await expect(requests.addTime, when).toBeChecked({ checked: diary.isTimeAdded })
  } else if (diary.view === 'calendar') await expect(calendar.year, when).toHaveText(String(diary.year))
  else {
    await expect(schedule.nav, when).toContainText(diary.weekLabel(diary.sunday))
    await expect.poll(() => schedule.meetings(), when).toEqual(diary.labelsOf(diary.sunday))
  }
}

/** Fails unless every week shows the meetings of the diary; ends in the last week. */
async function findMeetings({ diary, schedule }: Desk, when: string): Promise<void> {
  if (diary.view === 'calendar') {
    await schedule.view('schedule').click()
    diary.view = 'schedule'
  }
  await schedule.ready()
  for (let index = sundays.indexOf(diary.sunday); index > 0; index -= 1) await schedule.press('previous')
  for (const [index, sunday] of sundays.entries()) {
    if (index > 0) await schedule.press('next')
    await expect(schedule.nav, when).toContainText(diary.weekLabel(sunday))
    await expect.poll(() => schedule.meetings(), when).toEqual(diary.labelsOf(sunday))
    diary.day = sunday
  }
}

/** Checks all data of the diary, first on the open page; `when` describes the last action. */
export async function findAgain(desk: Desk, when: string): Promise<void> {
  const { diary } = desk
  diary.undo = undefined
  await desk.ready()
  await findHere(desk, when)
  await desk.turn()
  await findHere(desk, when)
  if (desk.isAtRequests) await desk.turn()
  await findMeetings(desk, when)
}
