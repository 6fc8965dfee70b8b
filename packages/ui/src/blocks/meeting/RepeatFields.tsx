import { chakra } from '@chakra-ui/react'
import { useEffect, useId } from 'react'
import { useField, useForm } from 'react-final-form'
import { DayField, type DayTexts } from '#forms/DayField.tsx'
import { SelectField, type SelectOption } from '#forms/SelectField.tsx'
import { TextField } from '#forms/TextField.tsx'
import { type ConcernedDay, ConcernedDays, type ConcernedDaysTexts } from './ConcernedDays.tsx'
import type { MeetingValues, RepeatValues } from './meetingTypes.ts'
import { styles } from './RepeatFields.styles.ts'

/** The values that the repetition depends on. */
export type RepeatInput = RepeatValues & Pick<MeetingValues, 'day' | 'start' | 'end'>

export interface RepeatTexts extends DayTexts {
  label: string
  /** "Does not repeat" */
  never: string
  /** Names the group of the weekdays. */
  weekdays: string
  /** The weekdays, Monday first. */
  weekdayNames: readonly { short: string; long: string }[]
  ends: string
  endings: { until: string; count: string }
  until: string
  count: string
  concerned: ConcernedDaysTexts
}

/** What the form shows of a repetition. */
export interface RepeatView {
  /** The repetitions that the day of the meeting allows. */
  options: readonly SelectOption[]
  /** The chosen weekdays, 1 is Monday; left out where they cannot be chosen. */
  weekdays?: readonly number[] | undefined
  /** The last day that is proposed; empty while the meeting has no day. */
  proposedUntil: string
  /** "Every week on Tuesday: 12 meetings, from … to …"; left out while something is wrong. */
  sentence?: string | undefined
  concerned: readonly ConcernedDay[]
}

export interface RepeatFieldsProps {
  texts: RepeatTexts
  describe: (values: RepeatInput) => RepeatView
}

const fields = [
  'day',
  'start',
  'end',
  'repeats',
  'weekdays',
  'weekStart',
  'ending',
  'until',
  'count',
  'dayChanges',
] as const

/** Whether, on which days and how long a meeting repeats, in a sentence, and the days off that it would fall on. */
export function RepeatFields({ texts, describe }: RepeatFieldsProps) {
  const form = useForm<MeetingValues>()
  const weekdaysId = useId()
  const values = useValues()
  const view = describe(values)
  const { repeats, until } = values
  const isRepeating = repeats !== ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: proposed once; a day that was removed to type another stays so.
  useEffect(() => {
    if (isRepeating && until === '') form.change('until', view.proposedUntil)
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
      <SelectField name="repeats" label={texts.label} placeholder={texts.never} options={view.options} />
      {isRepeating && view.weekdays && (
        <chakra.div role="group" aria-labelledby={weekdaysId}>
          <chakra.p id={weekdaysId} css={styles.label}>
            {texts.weekdays}
          </chakra.p>
          <chakra.div css={styles.weekdays}>
            {texts.weekdayNames.map(({ short, long }, place) => (
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
            label={texts.ends}
            options={[
              { value: 'until', label: texts.endings.until },
              { value: 'count', label: texts.endings.count },
            ]}
          />
          {values.ending === 'until' ? (
            <DayField name="until" label={texts.until} texts={texts} isRequired />
          ) : (
            <TextField name="count" label={texts.count} inputMode="numeric" autoComplete="off" isRequired />
          )}
        </chakra.div>
      )}
      {/* There before its words, or they would not be read out. */}
      <chakra.p role="status" css={styles.sentence}>
        {isRepeating && view.sentence}
      </chakra.p>
      {isRepeating && view.concerned.length > 0 && (
        <ConcernedDays
          texts={texts.concerned}
          days={view.concerned}
          changes={values.dayChanges}
          onChange={(changes) => form.change('dayChanges', changes)}
        />
      )}
    </chakra.div>
  )
}

const subscription = { value: true }

/** The values of the fields above: a letter that is typed elsewhere renders nothing here. */
function useValues(): RepeatInput {
  const list = fields.map((name) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: the fields are always the same.
    const { input } = useField<unknown>(name, { subscription })
    return [name, input.value]
  })
  return Object.fromEntries(list)
}
