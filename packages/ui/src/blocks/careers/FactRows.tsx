import { chakra } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { styles } from './VacancyDetail.styles.ts'

export interface Fact {
  label: string
  value: ReactNode
}

interface FactRowsProps extends ComponentProps<typeof chakra.dl> {
  facts: readonly Fact[]
}

/** The facts of a vacancy, one row each: the name on the left, the value on the right. */
export function FactRows({ facts, ...rest }: FactRowsProps) {
  return (
    <chakra.dl css={styles.facts} {...rest}>
      {facts.map(({ label, value }) => (
        <chakra.div key={label} css={styles.fact}>
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd css={styles.value}>{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
