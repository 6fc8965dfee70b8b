import { formatDay, formatMonth, formatSpan } from '@atrium/contract/core'
import { type IsoDay, type WeekStart, weekOf } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayNames, useDayNames } from '#i18n/useDayNames.ts'
import { useWeekStart } from '#i18n/weekStart.tsx'
import { Button } from '#primitives/Button.tsx'
import { IconButton } from '#primitives/IconButton.tsx'
import { ChevronRightIcon, EyeIcon, EyeOffIcon, SearchIcon } from '#primitives/moreIcons.tsx'
import { useMedia } from '#primitives/useMedia.ts'
import { CreateButton } from './CreateButton.tsx'
import { SpanToggle } from './SpanToggle.tsx'
import type { ScheduleSpan } from './scheduleTypes.ts'
import { styles } from './WeekNav.styles.ts'

export interface WeekNavProps {
  span: ScheduleSpan
  /** The chosen day: it, its week or its month is shown. */
  day: IsoDay
  /** To the day, week or month before. */
  onPrevious: () => void
  onNext: () => void
  /** Shows today, or its week or month. */
  onToday: () => void
  /** Shows a day, a week or a month; left out where there is the week only. */
  onSpan?: ((span: ScheduleSpan) => void) | undefined
  /** The way to a new meeting; left out where the week is only read. */
  create?: { isOpen: boolean; onPress: () => void } | undefined
  /** Shows and hides the search in meetings; left out where there is none. `buttonRef` is for the focus after the search. */
  search?: { isOpen: boolean; onToggle: () => void; buttonRef?: Ref<HTMLButtonElement> } | undefined
  /** Shows and hides the company's meetings without this person; left out where there are none. */
  others?: { isShown: boolean; onToggle: () => void } | undefined
}

/** Which week is shown, the ways to another one, and the way to a new meeting (spec 2). */
export function WeekNav(props: WeekNavProps) {
  const { span, day, onPrevious, onNext, onToday, onSpan, create, search, others } = props
  const { t } = useTranslation('schedule')
  const names = useDayNames()
  const weekStart = useWeekStart('sunday')
  // Beside the navigation and the toggle there is room for a sign only.
  const isTight = !useMedia('(min-width: 80em)')
  return (
    <chakra.div css={styles.row}>
      <chakra.div role="group" aria-label={t(`nav.label.${span}`)} css={styles.group}>
        <Button variant="outline" size="sm" css={styles.today} onClick={onToday}>
          {t('nav.today')}
        </Button>
        <IconButton label={t(`nav.previous.${span}`)} variant="outline" onClick={onPrevious}>
          <ChevronRightIcon transform="scaleX(-1)" />
        </IconButton>
        <chakra.p aria-live="polite" css={styles.range}>
          {unbroken(rangeText(span, day, weekStart, names))}
        </chakra.p>
        <IconButton label={t(`nav.next.${span}`)} variant="outline" onClick={onNext}>
          <ChevronRightIcon />
        </IconButton>
        {search && (
          <IconButton
            ref={search.buttonRef}
            label={t('search.label')}
            variant="outline"
            aria-expanded={search.isOpen}
            onClick={search.onToggle}
          >
            <SearchIcon />
          </IconButton>
        )}
        {others && (
          <IconButton
            label={t('nav.others')}
            title={t('nav.others')}
            variant="outline"
            aria-pressed={others.isShown}
            onClick={others.onToggle}
          >
            {others.isShown ? <EyeIcon /> : <EyeOffIcon />}
          </IconButton>
        )}
      </chakra.div>
      {onSpan && <SpanToggle chosen={span} onChoose={onSpan} />}
      {create && <CreateButton {...create} isIcon={isTight} />}
    </chakra.div>
  )
}

/** "Nov 15 – Nov 21, 2026", "Tue 17 November 2026" or "November 2026". */
function rangeText(
  span: ScheduleSpan,
  day: IsoDay,
  weekStart: WeekStart,
  { weekday, language }: DayNames,
): string {
  if (span === 'day') return `${weekday(day).short} ${formatDay(day, language)}`
  if (span === 'month') return formatMonth(day, language)
  const [first = day, ...others] = weekOf(day, weekStart)
  return formatSpan(first, others.at(-1) ?? day, language)
}

/** A date of a span stays in one line; the label may break after its dash. */
const unbroken = (range: string) =>
  range.includes('–') ? range.replaceAll(' ', '\u00a0').replace('–\u00a0', '– ') : range
