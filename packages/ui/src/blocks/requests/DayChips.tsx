import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useRef } from 'react'
import { Button } from '#primitives/Button.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { requestsRecipe } from './Requests.recipe.ts'

export interface DayChipsProps {
  /** Names the list. */
  label: string
  /** In their order; `name` as it is shown, `removeLabel` as its button is said. */
  days: readonly { day: string; name: string; removeLabel: string }[]
  clearLabel: string
  onRemove: (day: string) => void
  onClear: () => void
  /** @default false */
  isDisabled?: boolean | undefined
}

/** The chosen days, each to be let go again. The focus goes on to the next one, and after the last to the calendar. */
export function DayChips({ label, days, clearLabel, onRemove, onClear, isDisabled = false }: DayChipsProps) {
  const styles = useSlotRecipe({ recipe: requestsRecipe })()
  const listRef = useRef<HTMLUListElement>(null)
  if (days.length === 0) return null
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
      <chakra.ul ref={listRef} aria-label={label} css={styles.chips}>
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
