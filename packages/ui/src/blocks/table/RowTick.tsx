import { chakra } from '@chakra-ui/react'
import { styles } from './DataTable.styles.ts'

interface RowTickProps {
  label: string
  /** Otherwise the label is for screen readers. @default false */
  isLabelShown?: boolean | undefined
  isChecked: boolean
  /** Some rows of the page, not all. @default false */
  isMixed?: boolean | undefined
  onChange: (isChecked: boolean) => void
}

/** A checkbox, 44 px. Native: a hundred of the library's take twice the time for each change. */
export function RowTick({ label, isLabelShown = false, isChecked, isMixed = false, onChange }: RowTickProps) {
  return (
    <chakra.label css={isLabelShown ? styles.labelled : styles.tick}>
      <chakra.input
        type="checkbox"
        {...(!isLabelShown && { 'aria-label': label })}
        checked={isChecked}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = isMixed
        }}
        css={styles.mark}
        onChange={(event) => onChange(event.target.checked)}
      />
      {isLabelShown && label}
    </chakra.label>
  )
}
