import { addMonths, monthOf } from '@atrium/contract/days'
import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { useId } from 'react'
import { FieldError } from '#forms/FieldError.tsx'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/icons.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { DayGrid, type DayGridProps } from './DayGrid.tsx'
import { requestsRecipe } from './Requests.recipe.ts'

export interface DayCalendarProps extends Omit<DayGridProps, 'labelledBy' | 'describedBy'> {
  /** The month in words. */
  title: string
  /** Leads to the present month. */
  todayLabel: string
  previousLabel: string
  nextLabel: string
  /** The holidays of the month in words, one line each; or that they did not load. @default [] */
  legend?: readonly string[] | undefined
  /** What is wrong with the choice: "Please select at least one date." */
  error?: string | undefined
  /** Offered beside a legend that says that the holidays did not load. */
  retry?: { label: string; onRetry: () => void; isRetrying: boolean } | undefined
}

/** The calendar of the request (spec 2): a month, Today, previous and next, and what is a holiday in it. */
export function DayCalendar(props: DayCalendarProps) {
  const { title, todayLabel, previousLabel, nextLabel, legend = [], error, retry, ...grid } = props
  const { month, today, onMonth } = grid
  const styles = useSlotRecipe({ recipe: requestsRecipe })()
  const titleId = useId()
  const errorId = useId()
  const shift = (months: number) => onMonth(monthOf(addMonths(`${month}-01`, months)))
  return (
    <div>
      <chakra.div css={styles.bar}>
        <Heading level={2} size="h3" id={titleId} aria-live="polite" css={styles.month}>
          {title}
        </Heading>
        <chakra.div css={styles.turn}>
          <Button variant="outline" size="sm" onClick={() => onMonth(monthOf(today))}>
            {todayLabel}
          </Button>
          <IconButton variant="outline" label={previousLabel} onClick={() => shift(-1)}>
            <ChevronRightIcon transform="rotate(180deg)" />
          </IconButton>
          <IconButton variant="outline" label={nextLabel} onClick={() => shift(1)}>
            <ChevronRightIcon />
          </IconButton>
        </chakra.div>
      </chakra.div>
      <DayGrid labelledBy={titleId} describedBy={error && errorId} {...grid} />
      <chakra.div role="alert" id={errorId} css={styles.alert}>
        {error && <FieldError>{error}</FieldError>}
      </chakra.div>
      {/* What is missing is said; what is there is only read. */}
      <div role={retry && 'alert'}>
        {legend.length > 0 && (
          <Stack as="ul" gap="0.5" marginTop="2">
            {legend.map((line) => (
              <Text as="li" key={line} size="small" color="holiday.fg">
                {line}
              </Text>
            ))}
          </Stack>
        )}
        {retry && (
          <Button
            variant="outline"
            size="sm"
            marginTop="2"
            isLoading={retry.isRetrying}
            loadingLabel={retry.label}
            onClick={retry.onRetry}
          >
            {retry.label}
          </Button>
        )}
      </div>
    </div>
  )
}
