import { company, readTime, writeTime } from '@atrium/contract/core'
import { readMeetingDate } from '@atrium/contract/meetings'
import { chakra } from '@chakra-ui/react'
import { use, useId } from 'react'
import { useField } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { asTyped } from '#forms/asTyped.ts'
import { DayField } from '#forms/DayField.tsx'
import { ErrorTexts } from '#forms/ErrorTexts.ts'
import { FieldError } from '#forms/FieldError.tsx'
import { fieldError } from '#forms/fieldError.ts'
import { TimeField } from '#forms/TimeField.tsx'
import { browserZone, ownClock } from '#i18n/ownClock.ts'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Text } from '#primitives/Text.tsx'
import { styles } from './MeetingField.styles.ts'

export interface MeetingTimesProps {
  /** What of a chosen day and time, as they are typed, lies in the past. */
  pastOf: (day: string, start: string) => 'day' | 'time' | undefined
}

/**
 * The day, start and end (spec 3, HH:mm). Under the day or the times: that it is past; under the times the error `hours`,
 * about both together.
 */
export function MeetingTimes({ pastOf }: MeetingTimesProps) {
  const { t } = useTranslation('meeting')
  const dayTexts = useDayTexts()
  const hoursId = useId()
  const translate = use(ErrorTexts)
  const start = useField<string>('start', { parse: asTyped })
  const end = useField<string>('end', { parse: asTyped })
  const day = useField<string>('day').input.value
  const past = pastOf(day, start.input.value)
  const year = day.slice(0, 4)
  const pastDay =
    year === dayTexts.today().slice(0, 4) ? t('fields.pastDay') : t('fields.pastDayOfYear', { year })
  const ownTime = useOwnTime(day, start.input.value, end.input.value)
  const hours = fieldError(useField('hours').meta)
  const about = hours ? { isInvalid: true, describedBy: hoursId } : {}
  return (
    <>
      <DayField
        name="day"
        label={t('fields.date')}
        texts={dayTexts}
        isRequired
        note={past === 'day' ? pastDay : ''}
      />
      <div>
        <chakra.div css={styles.times}>
          {([start, end] as const).map(({ input, meta }) => (
            <TimeField
              key={input.name}
              label={t(input.name === 'start' ? 'fields.start' : 'fields.end')}
              value={input.value}
              error={fieldError(meta)}
              isRequired
              onChange={input.onChange}
              {...about}
            />
          ))}
        </chakra.div>
        {ownTime && (
          <Text size="small" tone="hint" marginTop="2">
            {ownTime}
          </Text>
        )}
        <Text size="small" tone="hint" role="status" css={styles.past}>
          {past === 'time' && t('fields.past')}
        </Text>
        {hours && <FieldError id={hoursId}>{translate ? translate(hours) : hours}</FieldError>}
      </div>
    </>
  )
}

/** For a writer in another time zone: "09:00–10:00 in Baku = 05:00–06:00 here"; `undefined` for all others. */
function useOwnTime(typedDay: string, ...typed: [start: string, end: string]): string | undefined {
  const { t } = useTranslation('meeting')
  const city = company.city[useReaderLanguage()]
  const day = readMeetingDate(typedDay)
  const clock = day && ownClock(day, browserZone())
  const [from, to] = typed.map(readTime)
  if (!clock || from === undefined || to === undefined) return undefined
  const times = [from, to].map(writeTime).join('–')
  return t('ownTime', { city, times, own: [from, to].map(clock.timeAt).join('–') })
}
