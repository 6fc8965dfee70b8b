import { languages } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import type { Desk, Edit } from './desk.ts'
import { sundays, today } from './diary.ts'
import { meetingEdits } from './meetingEdits.ts'

const languageNames = { AZ: 'Azərbaycanca', EN: 'English', RU: 'Русский' } as const

function chooseLanguage({ schedule, diary, chance }: Desk): Edit {
  const language = chance.pick(languages.filter((one) => one !== diary.language))
  return {
    name: `language ${language}`,
    action: 'click',
    finish: () => schedule.staff.bar.getByRole('link', { name: languageNames[language] }).click(),
    note: () => {
      diary.language = language
    },
  }
}

function changeView({ schedule, diary }: Desk): Edit {
  const view = diary.view === 'calendar' ? 'schedule' : 'calendar'
  return {
    name: `view ${view}`,
    action: 'click',
    finish: () => schedule.view(view).click(),
    note: () => {
      diary.view = view
      diary.undo = undefined
    },
  }
}

function changeYear({ calendar, diary, chance }: Desk): Edit {
  const by = chance.pick([-1, 1])
  return {
    name: `year ${diary.year + by}`,
    action: 'click',
    finish: () => calendar.press(by < 0 ? 'previous' : 'next'),
    note: () => {
      diary.year += by
    },
  }
}

function changeWeek({ schedule, diary, chance }: Desk): Edit {
  const index = sundays.indexOf(diary.sunday)
  const ways = [
    ...(index > 0 ? [{ press: 'previous', day: addDays(diary.day, -7) } as const] : []),
    ...(index < sundays.length - 1 ? [{ press: 'next', day: addDays(diary.day, 7) } as const] : []),
    { press: 'today', day: today } as const,
  ]
  const { press, day } = chance.pick(ways)
  return {
    name: `week ${press}`,
    action: 'click',
    finish: () => schedule.press(press),
    note: () => {
      diary.day = day
    },
  }
}

/** A day of the shown month whose label no other month has. */
function toggleDay({ requests, diary, chance }: Desk): Edit {
  const date = chance.number(8, 24)
  return {
    name: `off day ${date}`,
    action: 'click',
    finish: () => requests.day(date).click(),
    note: () => {
      const days = new Set(diary.offDays)
      if (!days.delete(date)) days.add(date)
      diary.offDays = days
    },
  }
}

function typeMessage({ requests, diary }: Desk): Edit {
  const message = `${diary.message} ${diary.newTitle()}.`.trimStart()
  return {
    name: `message ${message}`,
    action: 'input',
    finish: () => requests.message.fill(message),
    note: () => {
      diary.message = message
    },
  }
}

function switchTime({ requests, diary }: Desk): Edit {
  return {
    name: 'add time',
    // The switch stops its click.
    action: 'input',
    finish: () => requests.addTime.click(),
    note: () => {
      diary.isTimeAdded = !diary.isTimeAdded
    },
  }
}

/** The next action of a person on the open page. */
export function nextEdit(desk: Desk): Edit {
  const { chance, diary, isAtRequests } = desk
  if (isAtRequests) return chance.pick([toggleDay, toggleDay, typeMessage, switchTime, chooseLanguage])(desk)
  if (diary.view === 'calendar')
    return chance.pick([changeYear, changeView, changeView, chooseLanguage])(desk)
  return chance.pick([...meetingEdits(desk), changeWeek, changeWeek, changeView, chooseLanguage])(desk)
}
