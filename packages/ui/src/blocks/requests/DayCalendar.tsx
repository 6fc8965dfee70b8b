import { addMonths, monthOf } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { FieldError } from '#forms/FieldError.tsx'
import { Button } from '#primitives/Button.tsx'
import { Heading } from '#primitives/Heading.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon } from '#primitives/moreIcons.tsx'
import { Skeleton } from '#primitives/Skeleton.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { Text } from '#primitives/Text.tsx'
import { styles as dayGridStyles } from './DayGrid.styles.ts'
import { DayGrid, type DayGridProps } from './DayGrid.tsx'
import { styles } from './Requests.styles.ts'

export interface DayCalendarProps extends Omit<DayGridProps, 'labelledBy'> {
  /** The month in words. */
  title: string
  /** Leads to the present month. */
  todayLabel: string
  previousLabel: string
  nextLabel: string
  /** Under the days: how mouse and keyboard take several at once; a finger is not told. */
  hint?: string | undefined
  /** What is wrong with the chosen days; `id` is `describedBy` then. */
  error?: { id: string; text: string | undefined } | undefined
  /** What the looks of the month mean, in words: "8 November · Victory Day". Left out while that is loaded. */
  legend?:
    | readonly { kind: 'today' | 'chosen' | 'free' | 'holiday' | 'requested' | 'granted'; text: string }[]
    | undefined
  /** That the holidays did not load. */
  failure?: { text: string; retryLabel: string; onRetry: () => void; isRetrying: boolean } | undefined
}

/** The calendar of the request (spec 2): a month, Today, previous and next, and what its looks mean. */
export function DayCalendar(props: DayCalendarProps) {
  const { title, todayLabel, previousLabel, nextLabel, hint, error, legend, failure, ...grid } = props
  const { month, today, onMonth } = grid
  const { swatch } = dayGridStyles
  const titleId = useId()
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
      <DayGrid labelledBy={titleId} {...grid} />
      <chakra.div css={styles.note}>
        <div role="alert" id={error?.id}>
          {error?.text && <FieldError>{error.text}</FieldError>}
        </div>
        {hint && (
          <Text size="small" tone="hint" css={styles.hint}>
            {hint}
          </Text>
        )}
      </chakra.div>
      {!legend && (
        <Stack gap="2">
          <Skeleton width="60%" />
          <Skeleton width="70%" />
        </Stack>
      )}
      {legend && legend.length > 0 && (
        <chakra.ul css={styles.key}>
          {legend.map(({ kind, text }, at) => (
            <Text as="li" key={text} size="small" tone="muted" display="flex" gap="2">
              {/* One for all lines of its kind. */}
              <chakra.span
                aria-hidden
                data-kind={kind}
                css={swatch}
                visibility={kind === legend[at - 1]?.kind ? 'hidden' : undefined}
              />
              {text}
            </Text>
          ))}
        </chakra.ul>
      )}
      {/* What is missing is said; what is there is only read. */}
      <div role="alert">
        {failure && (
          <>
            <Text size="small" marginTop="2">
              {failure.text}
            </Text>
            <Button
              variant="outline"
              size="sm"
              marginTop="2"
              isLoading={failure.isRetrying}
              loadingLabel={failure.retryLabel}
              onClick={failure.onRetry}
            >
              {failure.retryLabel}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
