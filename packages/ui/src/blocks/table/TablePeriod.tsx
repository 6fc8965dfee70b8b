import { chakra } from '@chakra-ui/react'
import { FieldFrame } from '#forms/FieldFrame.tsx'
import { styles as field } from '#forms/field.styles.ts'
import { styles } from './TableTools.styles.ts'
import { daysOf } from './tableAddress.ts'

interface TablePeriodProps {
  texts: { from: string; to: string; wrongOrder: string }
  /** `2026-11-01..2026-11-30`; either day may be missing, and `''` is no period. */
  value: string
  onChange: (value: string) => void
}

/** The first and the last day of a period. */
export function TablePeriod({ texts, value, onChange }: TablePeriodProps) {
  const days = daysOf(value)
  const isWrong = days.from !== '' && days.to !== '' && days.to < days.from
  return (
    <chakra.div css={styles.period}>
      {(['from', 'to'] as const).map((end) => (
        <FieldFrame
          key={end}
          label={texts[end]}
          error={end === 'to' && isWrong ? texts.wrongOrder : undefined}
        >
          {(control) => (
            <chakra.input
              {...control}
              type="date"
              value={days[end]}
              css={[field.control, styles.day]}
              onChange={(event) => {
                const from = end === 'from' ? event.target.value : days.from
                const to = end === 'to' ? event.target.value : days.to
                onChange(from + to && `${from}..${to}`)
              }}
            />
          )}
        </FieldFrame>
      ))}
    </chakra.div>
  )
}
