import { chakra } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Requests.styles.ts'

export interface DayChipsProps {
  /** The heading, which names the list. */
  heading: string
  /** In the place of the list while no day is chosen. */
  emptyText: string
  /** In their order; `name` as it is shown, `removeLabel` as its button is said. */
  days: readonly { day: string; name: string; removeLabel: string }[]
  clearLabel: string
  onRemove: (day: string) => void
  onClear: () => void
  /** @default false */
  isDisabled?: boolean | undefined
}

/** The chosen days, each to be let go again. The focus goes on to the next one, and after the last to the calendar. */
export function DayChips(props: DayChipsProps) {
  const { heading, emptyText, days, clearLabel, onRemove, onClear, isDisabled = false } = props
  const headingId = useId()
  const listRef = useRef<HTMLUListElement>(null)
  const toCalendar = () =>
    listRef.current?.closest('form')?.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()
  const remove = (day: string, at: number) => {
    const buttons = [...(listRef.current?.querySelectorAll('button') ?? [])]
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
    else toCalendar()
    onRemove(day)
  }
  return (
    <div>
      <Heading level={2} size="h3" id={headingId} css={styles.chosen}>
        {heading}
      </Heading>
      {days.length === 0 && (
        <Text size="small" tone="muted">
          {emptyText}
        </Text>
      )}
      {days.length > 0 && (
        <chakra.ul ref={listRef} aria-labelledby={headingId} css={styles.chips}>
          {days.map(({ day, name, removeLabel }, at) => (
            <li key={day}>
              <chakra.button
                type="button"
                aria-label={removeLabel}
                disabled={isDisabled}
                css={styles.chip}
                onClick={() => remove(day, at)}
              >
                {name}
                <CloseIcon />
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      )}
      {days.length > 1 && (
        <Button
          variant="quiet"
          size="sm"
          marginTop="1"
          marginInlineStart="-1rem"
          disabled={isDisabled}
          onClick={() => {
            toCalendar()
            onClear()
          }}
        >
          {clearLabel}
        </Button>
      )}
    </div>
  )
}
