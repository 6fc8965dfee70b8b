import type { IsoDay } from '@atrium/contract/days'
import type { RecurrenceChoice, RecurrencePattern } from '@atrium/contract/meetings/series'
import { chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId } from 'react'
import { useField, useForm } from 'react-final-form'
import { useTranslation } from 'react-i18next'
import { DayField } from '#forms/DayField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { useDayNames } from '#i18n/useDayNames.ts'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { type ConcernedDay, ConcernedDays } from './ConcernedDays.tsx'
import type { MeetingValues, RepeatValues } from './meetingTypes.ts'
import { styles } from './RepeatFields.styles.ts'
import { useRepetition } from './useRepetition.ts'

/** The values that the repetition depends on. */
export type RepeatInput = RepeatValues & Pick<MeetingValues, 'day' | 'start' | 'end'>

/** What the form shows of a repetition. */
export interface RepeatView {
  /** The day of the meeting; today while it has none. */
  day: IsoDay
  /** The repetitions that the day allows. */
  patterns: readonly RecurrencePattern[]
  /** The chosen weekdays, 1 is Monday; left out where they cannot be chosen. */
  weekdays?: readonly number[] | undefined
  /** The last day that is proposed; empty while the meeting has no day. */
  proposedUntil: string
  /** The series, with the days of its meetings; left out while something is wrong. */
  series?: { choice: RecurrenceChoice; firstDay: IsoDay; days: readonly IsoDay[] } | undefined
  concerned: readonly ConcernedDay[]
}

export interface RepeatFieldsProps {
  describe: (values: RepeatInput) => RepeatView
}

/** Whether, on which days and how long a meeting repeats, in a sentence, and the days off that it would fall on. */
export function RepeatFields({ describe }: RepeatFieldsProps) {
  const { t } = useTranslation('meeting')
  const { weekdaysFrom } = useDayNames()
  const dayTexts = useDayTexts()
  const { optionOf, sentenceOf } = useRepetition()
  const form = useForm<MeetingValues>()
  const weekdaysId = useId()
  const values = useValues()
  const view = describe(values)
  const isRepeating = values.repeats !== ''

  const propose = useEffectEvent(() => {
    if (values.until === '') form.change('until', view.proposedUntil)
  })
  // Once: a day that was removed to type another stays so.
  useEffect(() => {
    if (isRepeating) propose()
  }, [isRepeating])

  const toggle = (weekday: number) => {
    const chosen = new Set(view.weekdays)
    // One of them has to stay.
    if (!chosen.delete(weekday)) chosen.add(weekday)
    if (chosen.size > 0)
      form.change(
        'weekdays',
        [...chosen].sort((one, other) => one - other),
      )
  }

  return (
    <chakra.div css={styles.root}>
      <SelectField
        name="repeats"
        label={t('repeat.label')}
        placeholder={t('repeat.never')}
        options={view.patterns.map((value) => ({ value, label: optionOf(value, view.day) }))}
      />
      {isRepeating && view.weekdays && (
        <chakra.div role="group" aria-labelledby={weekdaysId}>
          <chakra.p id={weekdaysId} css={styles.label}>
            {t('repeat.weekdays')}
          </chakra.p>
          <chakra.div css={styles.weekdays}>
            {weekdaysFrom('monday').map(({ short, long }, place) => (
              <chakra.button
                key={long}
                type="button"
                aria-label={long}
                aria-pressed={view.weekdays?.includes(place + 1)}
                css={styles.weekday}
                onClick={() => toggle(place + 1)}
              >
                {short}
              </chakra.button>
            ))}
          </chakra.div>
        </chakra.div>
      )}
      {isRepeating && (
        <chakra.div css={styles.ending}>
          <SelectField
            name="ending"
            label={t('repeat.ends')}
            options={[
              { value: 'until', label: t('repeat.endings.until') },
              { value: 'count', label: t('repeat.endings.count') },
            ]}
          />
          {values.ending === 'until' ? (
            <DayField name="until" label={t('repeat.until')} texts={dayTexts} first={view.day} isRequired />
          ) : (
            <TextField
              name="count"
              label={t('repeat.count')}
              inputMode="numeric"
              autoComplete="off"
              isRequired
            />
          )}
        </chakra.div>
      )}
      {/* There before its words, or they would not be read out. */}
      <chakra.p role="status" css={styles.sentence}>
        {isRepeating && view.series && sentenceOf(view.series.choice, view.series.firstDay, view.series.days)}
      </chakra.p>
      {isRepeating && view.concerned.length > 0 && (
        <ConcernedDays
          days={view.concerned}
          changes={values.dayChanges}
          onChange={(changes) => form.change('dayChanges', changes)}
        />
      )}
    </chakra.div>
  )
}

const subscription = { value: true }

const useValue = <Name extends keyof RepeatInput>(name: Name) =>
  useField<RepeatInput[Name]>(name, { subscription }).input.value

/** The values of these fields: a letter that is typed elsewhere renders nothing here. */
const useValues = (): RepeatInput => ({
  day: useValue('day'),
  start: useValue('start'),
  end: useValue('end'),
  repeats: useValue('repeats'),
  weekdays: useValue('weekdays'),
  weekStart: useValue('weekStart'),
  ending: useValue('ending'),
  until: useValue('until'),
  count: useValue('count'),
  dayChanges: useValue('dayChanges'),
})
