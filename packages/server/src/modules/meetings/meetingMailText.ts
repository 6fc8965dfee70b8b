import { company, formatDay, type Language, pages } from '@atrium/contract/core'
import type { Meeting } from '@atrium/contract/meetings'
import type { MeetingSnapshot } from '#db/tables/meetings.ts'
import type { Texts } from '#i18n/texts.ts'
import { type NewMail, oneLine, paragraphs } from '#mail/mail.ts'
import {
  answeredDays,
  keyOf,
  type MailedEvent,
  remembered,
  shownIn,
  type Words,
  type Writing,
} from './mailedEvent.ts'
import {
  bookedRoom,
  changedTimes,
  isOff,
  type MeetingEvent,
  nextTimeOf,
  responseRequestText,
  responsesRequested,
} from './meetingEvents.ts'
import { repetitionChanges, shownDay } from './noticeTexts.ts'
import { seriesText } from './seriesText.ts'

export interface MailParts {
  texts: Texts
  siteUrl: () => string
}

/** Subject and text of a mail. */
export function textOf(
  parts: MailParts,
  message: MailedEvent,
  writing: Writing,
): Pick<NewMail, 'subject' | 'text'> {
  const { kind, to, answer, answerLink } = message
  const key = [keyOf(message, writing), to.language, to.accountId === null, answer, message.isAnswered]
  const { subject, before, after } = remembered(writing.words, key, () =>
    wordsOf(parts, message, writing.made),
  )
  const isAsked = kind !== 'answered' && !isOff(message)
  const link = isAsked ? parts.texts(to.language, 'mail:meeting.answerLink', { link: answerLink }) : ''
  return { subject, text: paragraphs(...before, link, ...after) }
}

function wordsOf(parts: MailParts, message: MailedEvent, now: Date): Words {
  const { kind, to, organiser, known, parts: changed, answer, after, hasOrganiserLeft } = message
  const meeting = shownIn(message)
  const t = translator(parts.texts, to.language)
  const shown = factsOf(parts.texts, to.language, meeting, now)
  const values = {
    ...{ title: shown.title, when: shown.time, organiser: oneLine(organiser.name) },
    name: oneLine(answer?.name ?? ''),
    day: answer?.day ? formatDay(shownDay(meeting, answer.day), to.language) : '',
  }
  const days = answer ? answeredDays(message) : []
  const isSeveral = answer?.day !== undefined && days.length > 1
  const key = answer ? `answered.${isSeveral ? 'several' : answer.state}` : kind
  const isChange = (kind === 'changed' || kind === 'organiser') && known
  const asked = isChange ? responsesRequested(known, after) : []
  const again = responseRequestText(asked, message.isAnswered)
  return {
    subject: t(`${key}.subject`, values),
    before: [
      t(hasOrganiserLeft ? `${key}.left` : `${key}.intro`, values),
      isChange ? changesIn(parts.texts, to, { known, after, parts: changed, now }) : '',
      ...(answer?.day && !isSeveral ? [t('occurrence', values)] : []),
      (answer?.day && !isSeveral ? [] : days)
        .map(
          ({ day, state }) =>
            `${formatDay(shownDay(meeting, day), to.language)}: ${t(`answered.states.${state}`)}`,
        )
        .join('\n'),
      (['title', 'time', 'repetition', 'room'] as const)
        .filter((part) => shown[part])
        .map((part) => `${t(`parts.${part}`)}: ${shown[part]}`)
        .join('\n'),
      isOff(message) ? '' : meeting.notes,
      again ? t(again) : kind === 'organiser' && asked.length === 0 ? t('organiser.kept') : '',
    ],
    after: [
      to.accountId === null ? '' : t('staffLink', { link: staffLink(parts, meeting) }),
      hasOrganiserLeft ? '' : t('from', { sender: values.name || values.organiser, company: company.name }),
    ],
  }
}

type Translate = (key: string, values?: Record<string, string>) => string

export const translator =
  (texts: Texts, language: Language): Translate =>
  (key, values = {}) =>
    texts(language, `mail:meeting.${key}`, values)

/** The parts of a meeting as texts; those without a value are empty. */
const factsOf = (texts: Texts, language: Language, meeting: MeetingSnapshot, now: Date) => ({
  title: oneLine(meeting.title),
  time: timeText(translator(texts, language), language, nextTimeOf(meeting, now)),
  room: oneLine(bookedRoom(meeting)),
  repetition: seriesText(texts, language, { meeting, now }),
})

const timeText = (t: Translate, language: Language, time: ReturnType<typeof nextTimeOf>): string =>
  time ? t('when', { day: formatDay(time.day, language), start: time.start, end: time.end }) : t('over')

/** What changed, as `before → after`; of long parts only that they changed. */
function changesIn(
  texts: Texts,
  { language, accountId }: MeetingEvent['to'],
  {
    known,
    after,
    parts,
    now,
  }: { known: MeetingSnapshot; after: MeetingSnapshot; parts: MeetingEvent['parts']; now: Date },
): string {
  const t = translator(texts, language)
  const times = changedTimes(known, after, now).map((time) => timeText(t, language, time))
  const [earlier, later] = [known, after].map((meeting, place) => ({
    ...factsOf(texts, language, meeting, now),
    time: times[place],
    people: meeting.attendees.map(oneLine).join(', '),
  }))
  return notifiedParts(parts, accountId === null)
    .flatMap((part) => {
      const name = t(`parts.${part}`)
      if (part === 'notes') return t('changedPart', { part: name })
      // The organiser wants another room, and has neither.
      if (part === 'room' && bookedRoom(known) === bookedRoom(after)) return []
      const [from, to] = [earlier?.[part] || t('nothing'), later?.[part] || t('nothing')]
      // One occurrence was moved or cancelled.
      if (part === 'repetition' && known.recurrence?.rule === after.recurrence?.rule)
        return repetitionChanges(texts, language, { before: known, after, now })
      return t('change', { part: name, before: from, after: to })
    })
    .join('\n')
}

/** The changed parts in a mail: never files, and no other attendees for a guest. */
export const notifiedParts = (parts: MeetingEvent['parts'], isGuest: boolean) =>
  parts.filter((part) => part !== 'files').filter((part) => !isGuest || part !== 'people')

const staffLink = ({ siteUrl }: MailParts, { id }: Meeting) =>
  `${siteUrl()}${pages.calendar}#meeting-${encodeURIComponent(id)}`
