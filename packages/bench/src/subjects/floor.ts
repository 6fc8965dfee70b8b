import { writeTime } from '@atrium/contract/core'
import { type IsoDay, weekOf } from '@atrium/contract/days'
import { hours, inWeek, type Plan, type PlannedMeeting } from '#plan/makePlan.ts'
import { pack } from '#plan/pack.ts'
import { dayNumber, initialsOf, shownInitials, timeRange, weekdayNames } from '#plan/texts.ts'
import './floor.css'
import { serve } from './page.ts'
import { countOf } from './subject.ts'

/** The same picture with the least work for a browser: plain HTML, positions computed beforehand. */

interface Block {
  meeting: PlannedMeeting
  style: string
  lanes: number
}

let host: HTMLElement
let plan: Plan
/** The blocks of both weeks by day, and those of the day that a meeting is added to. */
let blocks: Map<IsoDay, Block[]>
let changed: Block[]

function blocksOf(meetings: PlannedMeeting[]): Block[] {
  const places = pack(meetings)
  const percent = (minutes: number) => (minutes / (hours.end - hours.start)) * 100
  return meetings.map((meeting) => {
    const { lane, lanes } = places.get(meeting.id) ?? { lane: 0, lanes: 1 }
    const { start, end } = meeting
    const style =
      `top:${percent(start - hours.start)}%;height:${percent(end - start)}%;` +
      `left:${(lane / lanes) * 100}%;width:${100 / lanes}%`
    return { meeting, style, lanes }
  })
}

const sizeOf = (minutes: number) => {
  if (minutes < 25) return 'line'
  if (minutes < 45) return 'short'
  return minutes < 90 ? 'medium' : 'tall'
}

const htmlOfInitials = (meeting: PlannedMeeting) => {
  const initials = initialsOf(meeting)
  const more = initials.length - shownInitials
  const shown = initials.slice(0, shownInitials).map((one) => `<i>${one}</i>`)
  return `<p>${shown.join('')}${more > 0 ? `<i>+${more}</i>` : ''}</p>`
}

/** The content of a block, by the number of blocks beside it. */
function htmlOfBlock({ meeting, style, lanes }: Block): string {
  const minutes = meeting.end - meeting.start
  const look = `look${meeting.look} ${sizeOf(minutes)}`
  const title = `<b>${meeting.title}</b>`
  if (lanes > 4) return `<div class="block look${meeting.look} bar" style="${style}"></div>`
  if (lanes > 2) return `<div class="block ${look} narrow" style="${style}">${title}</div>`
  const time = `<span>${timeRange(meeting)}</span>`
  const texts = minutes < 45 ? title + time : time + title
  const initials = minutes >= 60 ? htmlOfInitials(meeting) : ''
  return `<div class="block ${look}" style="${style}">${texts}${initials}</div>`
}

const htmlOfDay = (day: IsoDay) => (blocks.get(day) ?? []).map(htmlOfBlock).join('')

const htmlOfHead = (day: IsoDay, index: number) =>
  `<div class="head"><span>${weekdayNames[index]}</span><b>${dayNumber(day)}</b></div>`

function htmlOfWeek(sunday: IsoDay): string {
  const rows = (hours.end - hours.start) / hours.step
  const cells = '<div class="cell"></div>'.repeat(rows)
  const markers = Array.from(
    { length: 10 },
    (_marker, index) =>
      `<span class="marker" style="top:${(index / 9) * 100}%">${writeTime(hours.start + 60 * index)}</span>`,
  )
  const columns = weekOf(sunday).map(
    (day) => `<div class="column">${cells}<div class="layer">${htmlOfDay(day)}</div></div>`,
  )
  return (
    `<div class="week"><div class="heads"><div class="corner"></div>${weekOf(sunday).map(htmlOfHead).join('')}</div>` +
    `<div class="body"><div class="times">${markers.join('')}</div>${columns.join('')}</div></div>`
  )
}

serve({
  prepare(place, made) {
    host = place
    plan = made
    blocks = new Map()
    for (const day of plan.weeks.flatMap((first) => weekOf(first))) {
      const meetings = inWeek(plan.meetings, plan.weeks[day < plan.weeks[1] ? 0 : 1])
      blocks.set(day, blocksOf(meetings.filter((meeting) => meeting.day === day)))
    }
    const { day } = plan.added
    changed = blocksOf([...(blocks.get(day) ?? []).map(({ meeting }) => meeting), plan.added])
  },
  mount() {
    host.innerHTML = htmlOfWeek(plan.weeks[0])
  },
  next() {
    const heads = host.querySelectorAll('.head')
    const layers = host.querySelectorAll('.layer')
    weekOf(plan.weeks[1]).forEach((day, index) => {
      const number = heads[index]?.querySelector('b')
      if (number) number.textContent = dayNumber(day)
      const layer = layers[index]
      if (layer) layer.innerHTML = htmlOfDay(day)
    })
  },
  add() {
    const { day } = plan.added
    const layer = host.querySelectorAll('.layer')[weekOf(plan.weeks[1]).indexOf(day)]
    const before = blocks.get(day) ?? []
    changed.forEach(({ style }, index) => {
      const element = layer?.children[index]
      if (element && before[index]?.style !== style) element.setAttribute('style', style)
    })
    const added = changed.at(-1)
    if (added) layer?.insertAdjacentHTML('beforeend', htmlOfBlock(added))
  },
  unmount() {
    host.textContent = ''
  },
  count: () => countOf(host, '.block'),
})
