import { readTime, writeTime } from '@atrium/contract/core'
import { addDays, weekOf } from '@atrium/contract/days'
import { writeMeetingDate } from '@atrium/contract/meetings'
import type { Desk, Edit } from './desk.ts'
import type { Written } from './diary.ts'

/** The meetings of the shown week. */
const shownAt = ({ diary: { meetings, sunday } }: Desk): Written[] =>
  meetings.filter(({ day }) => sunday <= day && day < addDays(sunday, 7))

/** A random day of the edited weeks, and a time. */
function someTime({ chance, sundays }: Desk): Omit<Written, 'title'> {
  const start = chance.number(36, 68) * 15
  const end = start + 15 * chance.number(1, 4)
  const day = addDays(chance.pick(sundays), chance.number(0, 6))
  return { day, start: writeTime(start), end: writeTime(end) }
}

const editMeeting = ({ schedule }: Desk, { title }: Written): Promise<void> =>
  schedule.edit(new RegExp(`^${title},`))

async function fill({ schedule }: Desk, { day, ...texts }: Partial<Written>): Promise<void> {
  await schedule.form.fill({ ...texts, ...(day && { day: writeMeetingDate(day) }) })
}

const save = ({ schedule }: Desk) => schedule.form.button('save').click()

/** Fills in a new meeting without saving it. */
function writeNew(desk: Desk): { meeting: Written; prepare: () => Promise<void> } {
  const { schedule, diary } = desk
  const meeting = { title: diary.newTitle(), ...someTime(desk) }
  const prepare = async () => {
    await schedule.create.click()
    await fill(desk, meeting)
  }
  return { meeting, prepare }
}

function create(desk: Desk): Edit {
  const { meeting, prepare } = writeNew(desk)
  return {
    name: `create ${meeting.title}`,
    action: 'closed',
    prepare,
    finish: () => save(desk),
    note: () => desk.diary.save(meeting),
  }
}

/** Opens the form for an hour of the shown week by pressing its cell. */
function createInCell(desk: Desk): Edit {
  const { schedule, diary, chance } = desk
  const free = weekOf(diary.sunday).flatMap((day) => {
    const own = shownAt(desk).filter((meeting) => meeting.day === day)
    return [...Array(33).keys()]
      .map((row) => ({ day, minutes: 540 + 15 * row }))
      .filter(({ minutes }) =>
        own.every(
          ({ start, end }) => (readTime(end) ?? 0) <= minutes - 15 || minutes + 30 <= (readTime(start) ?? 0),
        ),
      )
  })
  const { day, minutes } = chance.pick(free)
  const meeting = { title: diary.newTitle(), day, start: writeTime(minutes), end: writeTime(minutes + 60) }
  return {
    name: `create ${meeting.title} in its cell`,
    action: 'closed',
    prepare: async () => {
      await schedule.cell([weekOf(day).indexOf(day), meeting.start]).click()
      await fill(desk, { title: meeting.title })
    },
    finish: () => save(desk),
    note: () => diary.save(meeting),
  }
}

function change(desk: Desk, before: Written, changes: Partial<Written>): Edit {
  const after = { ...before, ...changes }
  return {
    name: `change ${before.title} to ${after.title} ${after.day} ${after.start}`,
    action: 'closed',
    prepare: async () => {
      await editMeeting(desk, before)
      await fill(desk, changes)
    },
    finish: () => save(desk),
    note: () => desk.diary.save(after, before),
  }
}

const rename = (desk: Desk): Edit =>
  change(desk, desk.chance.pick(shownAt(desk)), { title: desk.diary.newTitle() })

const move = (desk: Desk): Edit => change(desk, desk.chance.pick(shownAt(desk)), someTime(desk))

function remove(desk: Desk): Edit {
  const { schedule, diary } = desk
  const before = desk.chance.pick(shownAt(desk))
  return {
    name: `delete ${before.title}`,
    action: 'click',
    prepare: () => schedule.meeting(new RegExp(`^${before.title},`)).click(),
    finish: () => schedule.form.action('delete').click(),
    note: () => diary.write(diary.meetings.filter((one) => one !== before)),
  }
}

function undo({ schedule, diary }: Desk): Edit {
  const { undo: before = [] } = diary
  return {
    name: 'undo',
    action: 'click',
    finish: () => schedule.undo.click(),
    note: () => {
      diary.meetings = before
      diary.undo = undefined
    },
  }
}

/**
 * The possible edits of the meetings of the shown week, as often as a person makes them; without cells when other tabs
 * edit the same week.
 */
export function meetingEdits(desk: Desk, { hasCells = true } = {}): ((desk: Desk) => Edit)[] {
  const ways = hasCells ? [create, create, createInCell, createInCell] : [create, create]
  if (shownAt(desk).length > 0) ways.push(rename, move, move, remove)
  if (desk.diary.undo) ways.push(undo, undo)
  return ways
}
