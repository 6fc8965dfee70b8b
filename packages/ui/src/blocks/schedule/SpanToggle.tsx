import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'
import type { ScheduleSpan } from './scheduleTypes.ts'

const spans = ['day', 'week', 'month'] as const

interface SpanToggleProps {
  chosen: ScheduleSpan
  onChoose: (span: ScheduleSpan) => void
}

/** How much the schedule shows at once: toggle buttons. */
export function SpanToggle({ chosen, onChoose }: SpanToggleProps) {
  const { t } = useTranslation('schedule')
  return (
    <chakra.div role="group" aria-label={t('nav.span')} css={styles}>
      {spans.map((span) => (
        <button key={span} type="button" aria-pressed={span === chosen} onClick={() => onChoose(span)}>
          {t(`nav.spans.${span}`)}
        </button>
      ))}
    </chakra.div>
  )
}

const styles = {
  ...segmentRow,
  // In a narrow window a row with the way to a new meeting.
  flex: { base: '1 1 0', md: '0 0 auto' },
  minWidth: '0',
  _print: { display: 'none' },
  '& button': {
    ...segment,
    flex: '1 1 auto',
    minWidth: 'target',
    minHeight: { base: 'target', md: '2.375rem' },
    '@media (pointer: coarse)': { minHeight: 'target' },
    paddingInline: { base: '2', lg: '3' },
    whiteSpace: 'nowrap',
    '&[aria-pressed=true]': { ...chosenSegment, _hover: { backgroundColor: 'bg.chosen' } },
  },
} as const
