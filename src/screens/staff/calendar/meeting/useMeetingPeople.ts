import type { IsoDay } from '@atrium/contract/days'
import { useDayNames } from '@atrium/ui/i18n'
import type { AnswerMark, InvitedPerson } from '@atrium/ui/meeting'
import { useTranslation } from 'react-i18next'
import { answerBy, countAnswers, invitedNames, roomTakenDays } from '#features/schedule/meetingAnswers.ts'
import type { WeekMeeting } from '#features/schedule/weekMeeting.ts'

/** How many days of a series are named. */
const daysShown = 3

/**
 * The answers to a meeting as texts, and the note that its room is taken or gone. `isFreed` tells whether the room that was
 * taken on some days is free now.
 */
export function useMeetingPeople(
  meeting: WeekMeeting | undefined,
  isFreed: (taken: readonly IsoDay[]) => boolean = () => false,
) {
  const { t } = useTranslation('meeting')
  const { formatDayOfYear } = useDayNames()
  const known = new Set(meeting && invitedNames(meeting))

  /** The mark of an attendee; `invited` is left out for a name that nobody is told by. */
  const answerOf = (name: string, invited: InvitedPerson | undefined): AnswerMark | undefined => {
    if (!invited) return { kind: 'untold', text: t('people.untold') }
    const state = meeting?.shared && known.has(name) ? answerBy(meeting, name) : undefined
    const text = state && t(`people.answers.${state}`)
    if (invited.email === undefined) return state && text ? { kind: state, text } : undefined
    const { email } = invited
    // A guest who was invited by the address alone is named by it.
    const isNameless = email === name || email.startsWith(`${name}@`)
    const guest = isNameless ? t('people.guestByAddress') : t('people.guest', { email })
    return {
      kind: state && state !== 'waiting' ? state : 'guest',
      text: text ? `${guest}, ${text}` : guest,
      ...(isNameless && { name: email }),
    }
  }

  const counts = meeting && countAnswers(meeting)
  const parts = (['accepted', 'maybe', 'declined', 'waiting'] as const).filter((state) => counts?.[state])
  const summary =
    meeting?.shared && counts && parts.length > 0
      ? parts.map((state) => t(`people.counts.${state}`, { number: counts[state] })).join(', ')
      : undefined

  const taken = meeting ? roomTakenDays(meeting) : []
  const days = taken.slice(0, daysShown).map(formatDayOfYear)
  const more = taken.length > daysShown ? [t('roomTaken.more', { number: taken.length - daysShown })] : []
  const kind = meeting?.shared?.isRoomGone ? 'roomGone' : isFreed(taken) ? 'roomFreed' : 'roomTaken'
  const trouble =
    taken.length > 0
      ? {
          heading: t(`${kind}.heading`, { room: meeting?.roomname, days: [...days, ...more].join('; ') }),
          text: t(`${kind}.text`),
          ...(kind === 'roomFreed' && { save: t('roomFreed.book', { room: meeting?.roomname }) }),
        }
      : undefined
  return { answerOf, summary, trouble }
}
