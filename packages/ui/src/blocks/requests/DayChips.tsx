import type { IsoDay } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDayNames } from '#i18n/useDayNames.ts'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { CloseIcon } from '#primitives/icons.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles } from './Requests.styles.ts'

interface DayChipsProps {
  /** In their order. */
  days: readonly IsoDay[]
  onRemove: (day: IsoDay) => void
  onClear: () => void
  isDisabled: boolean
}

/** The chosen days, each with a button that removes the day. The focus moves to the next day, and after the last to the calendar. */
export function DayChips({ days, onRemove, onClear, isDisabled }: DayChipsProps) {
  const { t } = useTranslation('requests')
  const { dateOf, formatDay } = useDayNames()
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
        {t('form.chosen')}
      </Heading>
      {days.length === 0 && (
        <Text size="small" tone="muted">
          {t('form.noDays')}
        </Text>
      )}
      {days.length > 0 && (
        <chakra.ul ref={listRef} aria-labelledby={headingId} css={styles.chips}>
          {days.map((day, at) => (
            <li key={day}>
              <chakra.button
                type="button"
                aria-label={t('form.remove', { day: formatDay(day) })}
                disabled={isDisabled}
                css={styles.chip}
                onClick={() => remove(day, at)}
              >
                {dateOf(day)}
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
          {t('form.clear')}
        </Button>
      )}
    </div>
  )
}
