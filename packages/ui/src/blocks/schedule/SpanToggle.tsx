import { chakra } from '@chakra-ui/react'
import { chosenSegment, segment, segmentRow } from '#primitives/segments.ts'

export interface SpanToggleProps {
  /** "Show": names the group. */
  label: string
  /** "Day", "Week" and "Month" by their values. */
  spans: readonly { value: string; label: string; isChosen: boolean; onChoose: () => void }[]
}

/** How much the schedule shows at once: toggle buttons. */
export const SpanToggle = ({ label, spans }: SpanToggleProps) => (
  <chakra.div role="group" aria-label={label} css={styles}>
    {spans.map(({ value, label: name, isChosen, onChoose }) => (
      <button key={value} type="button" aria-pressed={isChosen} onClick={onChoose}>
        {name}
      </button>
    ))}
  </chakra.div>
)

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
