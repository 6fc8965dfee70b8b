import { isIsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { DayInput } from '#forms/DayInput.tsx'
import { useDayTexts } from '#i18n/useDayTexts.ts'
import { styles } from './TableTools.styles.ts'
import { daysOf } from './tableAddress.ts'

interface TablePeriodProps {
  texts: { from: string; to: string; wrongOrder: string; notDay: string }
  /** `2026-11-01..2026-11-30`; either day may be missing, and `''` is no period. */
  value: string
  onChange: (value: string) => void
}

/** The first and the last day of a period. */
export function TablePeriod({ texts, value, onChange }: TablePeriodProps) {
  const dayTexts = useDayTexts()
  const days = daysOf(value)
  /** What is typed and is no day: it filters nothing. */
  const [typed, setTyped] = useState({ from: '', to: '' })
  const [focused, setFocused] = useState<'from' | 'to'>()
  const isWrong = days.from !== '' && days.to !== '' && days.to < days.from
  return (
    <chakra.div css={styles.period}>
      {(['from', 'to'] as const).map((end) => (
        <DayInput
          key={end}
          label={texts[end]}
          texts={dayTexts}
          value={days[end] || typed[end]}
          error={
            typed[end] && focused !== end
              ? texts.notDay
              : end === 'to' && isWrong
                ? texts.wrongOrder
                : undefined
          }
          onFocus={() => setFocused(end)}
          onBlur={() => setFocused(undefined)}
          onChange={(text) => {
            const day = isIsoDay(text) ? text : ''
            setTyped({ ...typed, [end]: day ? '' : text })
            const [from, to] = end === 'from' ? [day, days.to] : [days.from, day]
            const period = from + to && `${from}..${to}`
            if (period !== value) onChange(period)
          }}
        />
      ))}
    </chakra.div>
  )
}
