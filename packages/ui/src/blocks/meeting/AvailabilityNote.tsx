import { foldText } from '@atrium/contract/core'
import {
  type AvailabilityAnswer,
  type AvailabilityState,
  readMeetingDate,
  type TimeSpan,
  writeMeetingDate,
} from '@atrium/contract/meetings'
import { minutesOf } from '@atrium/contract/meetings/freeBusy'
import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useForm } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { AvailabilityGrid } from './AvailabilityGrid.tsx'
import { styles } from './MeetingField.styles.ts'
import type { MeetingAvailability } from './meetingTypes.ts'

/** The availability of the attendees at the meeting's time, the next times at which all are free, and the day of each. */
export function AvailabilityNote(props: MeetingAvailability) {
  const { asked, status, answer, onRetry, isRetrying } = props
  const { t } = useTranslation(['meeting', 'common'])
  const { weekday, dayMonthOf } = useDayNames()
  const sentenceOf = useSentence(props)
  const ref = useRef<HTMLDivElement>(null)
  const form = useForm()
  const day = readMeetingDate(asked.day)
  /** While no day is in the form, the grid keeps its place. */
  const [lastDay, setLastDay] = useState(day)
  if (day && day !== lastDay) setLastDay(day)
  const people = answer?.people ?? []
  const isRoomTaken = answer?.room?.state === 'busy'
  const isClash = isRoomTaken || people.some(({ state }) => state === 'busy' || state === 'away')
  const isOffered =
    isRoomTaken ||
    answer?.holiday ||
    answer?.isWeekend ||
    people.some(({ state }) => state !== 'free' && state !== 'unknown')
  const offers = (isOffered && answer?.next) || []
  const closed = answer?.holiday
    ? t('availability.holiday', { name: answer.holiday })
    : answer?.isWeekend && t('availability.weekend')
  const text =
    status === 'failed'
      ? t('availability.failed')
      : day && minutesOf(asked)
        ? answer && sentenceOf(answer)
        : t('availability.enterTimes')
  const use = (offer: TimeSpan) => {
    // The buttons disappear with the answer; the focus goes to the region of the next answer.
    ref.current?.focus({ preventScroll: true })
    form.batch(() => {
      form.change('day', writeMeetingDate(offer.day))
      form.change('start', offer.start)
      form.change('end', offer.end)
    })
  }
  return (
    <chakra.div ref={ref} tabIndex={-1} css={styles.free}>
      <chakra.div role="status" css={styles.answer}>
        {closed && (
          <Text size="small" color="holiday.fg">
            {closed}
          </Text>
        )}
        {text && (
          <Text size="small" tone={isClash ? 'danger' : 'muted'}>
            {text}
          </Text>
        )}
      </chakra.div>
      {status === 'failed' && (
        <Button variant="quiet" size="sm" css={styles.retry} isLoading={isRetrying} onClick={onRetry}>
          {t('common:failure.retry')}
        </Button>
      )}
      {offers.length > 0 && (
        <chakra.ul aria-label={t('availability.offers')} css={styles.offers}>
          {[...new Set(offers.map((offer) => offer.day))].map((offered) => {
            const dayText = t('availability.day', {
              weekday: weekday(offered).short,
              date: dayMonthOf(offered),
            })
            return (
              <li key={offered}>
                <Text size="small">{dayText}</Text>
                <chakra.div css={styles.offered}>
                  {offers
                    .filter((offer) => offer.day === offered)
                    .map((offer) => {
                      const time = `${offer.start}–${offer.end}`
                      return (
                        <Button
                          key={offer.start}
                          variant="outline"
                          size="sm"
                          aria-label={t('availability.use', { day: dayText, time })}
                          css={styles.offer}
                          onClick={() => use(offer)}
                        >
                          {time}
                        </Button>
                      )
                    })}
                </chakra.div>
              </li>
            )
          })}
        </chakra.ul>
      )}
      {lastDay && (
        <chakra.div inert={!day} css={styles.grid}>
          <AvailabilityGrid {...props} day={day ?? lastDay} isClash={isClash} />
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** How many people a sentence names. */
const namesShown = 3

/** A function that formats the availability: "Everyone is free." */
function useSentence({ asked, people, known }: MeetingAvailability) {
  const { t } = useTranslation('meeting')
  const { formatDayOfYear } = useDayNames()
  return (answer: AvailabilityAnswer): string => {
    const { attendees, roomname } = asked
    const others = (state: AvailabilityState) => attendees.filter((name) => known[name]?.state === state)
    const self = answer.people.find(({ isSelf }) => isSelf)?.state
    const unknown = others('unknown')
    const listOf = (names: string[]) => {
      const shown = names.slice(0, namesShown).join(', ')
      const number = names.length - namesShown
      return number > 0 ? t('availability.andMore', { names: shown, number }) : shown
    }
    const formatPeople = (kind: 'busy' | 'away' | 'tentative' | 'noCalendar' | 'unknown', names: string[]) =>
      names.length > 0 ? [t(`availability.${kind}`, { count: names.length, names: listOf(names) })] : []
    const parts = [
      ...(self === 'busy' ? [t('availability.selfBusy')] : []),
      ...(self === 'away' ? [t('availability.selfAway')] : []),
      ...(self === 'tentative' ? [t('availability.selfTentative')] : []),
      ...formatPeople('busy', others('busy')),
      ...formatPeople('away', others('away')),
      ...formatPeople('tentative', others('tentative')),
      ...(answer.room?.state === 'busy' && roomname ? [t('availability.roomTaken', { name: roomname })] : []),
    ]
    if (parts.length === 0) {
      const number = answer.people.length - unknown.length
      if (number <= 1) parts.push(t('availability.youFree'))
      else
        parts.push(unknown.length > 0 ? t('availability.knownFree', { number }) : t('availability.allFree'))
    }
    const colleagues = new Set(people.map(({ name }) => foldText(name)))
    const guests = new Set(asked.invitees.filter(({ email }) => email).map(({ name }) => name))
    const hasNoCalendar = (name: string) => colleagues.has(foldText(name)) || guests.has(name)
    parts.push(
      ...formatPeople('noCalendar', unknown.filter(hasNoCalendar)),
      ...formatPeople(
        'unknown',
        unknown.filter((name) => !hasNoCalendar(name)),
      ),
    )
    const day = readMeetingDate(asked.day)
    if (asked.repeats !== '' && day) parts.push(t('availability.oneDay', { day: formatDayOfYear(day) }))
    return parts.join(' ')
  }
}
