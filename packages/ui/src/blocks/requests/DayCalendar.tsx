import { formatMonth } from '@atrium/contract/core'
import { addMonths, monthOf } from '@atrium/contract/days'
import type { Holiday } from '@atrium/contract/holidays'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '#forms/FieldError.tsx'
import { useDayNames } from '#i18n/useDayNames.ts'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'
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

interface DayCalendarProps extends Omit<DayGridProps, 'labelledBy' | 'describedBy' | 'holidays'> {
  /** Those that are known. */
  holidays: readonly Holiday[]
  /** The holidays are being loaded. @default false */
  isLoading?: boolean | undefined
  /** The holidays did not load. */
  failure?: { onRetry: () => void; isRetrying: boolean } | undefined
  /** What is wrong with the chosen days. */
  error?: string | undefined
}

/** The calendar of the request (spec 2): a month, Today, previous and next, and a legend. */
export function DayCalendar({ holidays, isLoading = false, failure, error, ...grid }: DayCalendarProps) {
  const { t } = useTranslation(['requests', 'common'])
  const { language, holidayName } = useDayNames()
  const { month, today, onMonth } = grid
  const titleId = useId()
  const errorId = useId()
  const names = new Map(
    // The name of a worked holiday includes that it is worked.
    holidays.map((holiday) => [
      holiday.date.iso.slice(0, 10),
      holiday.isWorkingDay ? t('calendar.noDayOff', { name: holiday.name }) : holidayName(holiday),
    ]),
  )
  const shift = (months: number) => onMonth(monthOf(addMonths(`${month}-01`, months)))
  return (
    <div>
      <chakra.div css={styles.bar}>
        <Heading level={2} size="h3" id={titleId} aria-live="polite" css={styles.month}>
          {formatMonth(`${month}-01`, language)}
        </Heading>
        <chakra.div css={styles.turn}>
          <Button variant="outline" size="sm" onClick={() => onMonth(monthOf(today))}>
            {t('calendar.today')}
          </Button>
          <IconButton variant="outline" label={t('calendar.previous')} onClick={() => shift(-1)}>
            <ChevronRightIcon transform="rotate(180deg)" />
          </IconButton>
          <IconButton variant="outline" label={t('calendar.next')} onClick={() => shift(1)}>
            <ChevronRightIcon />
          </IconButton>
        </chakra.div>
      </chakra.div>
      <DayGrid {...grid} labelledBy={titleId} describedBy={error && errorId} holidays={names} />
      <chakra.div css={styles.note}>
        <div role="alert" id={errorId}>
          {error && <FieldError>{error}</FieldError>}
        </div>
        {/* How mouse and keyboard choose several days; it is hidden for touch. */}
        <Text size="small" tone="hint" css={styles.hint}>
          {t('form.rangeHint')}
        </Text>
      </chakra.div>
      {isLoading ? (
        <Stack gap="2">
          <Skeleton width="60%" />
          <Skeleton width="70%" />
        </Stack>
      ) : (
        <Legend {...grid} holidays={names} />
      )}
      {/* What is missing is said; what is there is only read. */}
      <div role="alert">
        {failure && (
          <>
            <Text size="small" marginTop="2">
              {t('calendar.holidaysFailed')}
            </Text>
            <Button
              variant="outline"
              size="sm"
              marginTop="2"
              isLoading={failure.isRetrying}
              loadingLabel={t('common:failure.retry')}
              onClick={failure.onRetry}
            >
              {t('common:failure.retry')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

type LegendProps = Pick<DayGridProps, 'month' | 'today' | 'holidays' | 'requested' | 'granted'>

/** What the looks of the month mean, in words: "8 November · Victory Day". */
function Legend({ month, today, holidays, requested, granted }: LegendProps) {
  const { t } = useTranslation('requests')
  const { formatDays } = useLeaveFormats()
  const { swatch } = dayGridStyles
  const daysByName = new Map<string, string[]>()
  for (const [day, name] of holidays)
    if (monthOf(day) === month) daysByName.set(name, [...(daysByName.get(name) ?? []), day])
  const asked = (kind: 'requested' | 'granted', days: ReadonlySet<string> = new Set()) => {
    const here = [...days].filter((day) => monthOf(day) === month)
    return here.length > 0 ? [{ kind, text: t(`calendar.${kind}`, { days: formatDays(here, today) }) }] : []
  }
  const legend = [
    { kind: 'free', text: t('calendar.free') },
    { kind: 'today', text: t('calendar.today') },
    { kind: 'chosen', text: t('calendar.chosen') },
    ...[...daysByName].map(([name, days]) => ({
      kind: 'holiday',
      text: `${formatDays(days, today)} · ${name}`,
    })),
    ...asked('requested', requested),
    ...asked('granted', granted),
  ]
  return (
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
  )
}
