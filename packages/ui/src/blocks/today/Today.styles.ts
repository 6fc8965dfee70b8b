import { coveringLink } from '#primitives/coveringLink.ts'
import { meetingLooks } from '#primitives/meetingLooks.ts'
import { surface } from '#primitives/surface.ts'
import { twoColumns } from '#primitives/twoColumns.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const colours = {
  ...Object.fromEntries(meetingLooks.map((colour, look) => [look, `meeting.${colour}Bar`])),
  holiday: 'holiday.fg',
  own: 'bg.primary',
  colleague: 'meeting.amberBar',
  elsewhere: 'meeting.skyBar',
  news: 'bg.primary',
  notifications: 'meeting.lilacBar',
}

export const styles = defineSlotStyles({
  page: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    width: 'full',
    minWidth: '0',
  },
  columns: {
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A day without meetings leaves no hole: the third card follows the first.
    [twoColumns]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
    },
  },
  card: { ...surface, minWidth: '0', padding: { base: '5', md: '6' } },
  cardHead: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '2',
    marginBottom: '4',
  },
  // Its target is higher than the row.
  cardLink: { flexShrink: 0, paddingBlock: '3', marginBlock: '-3', textStyle: 'small', textAlign: 'end' },
  part: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    '& + &': {
      marginTop: '4',
      paddingTop: '4',
      borderTopWidth: 'hairline',
      borderColor: 'border.hairline',
    },
  },
  partHeading: { textStyle: 'label', color: 'fg.muted' },
  list: { display: 'grid', marginInline: '-2', containerType: 'inline-size' },
  // Above the link that covers the row.
  mark: { position: 'relative', marginInlineEnd: '-2' },
  row: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '3',
    minHeight: 'target',
    paddingBlock: '1.5',
    paddingInline: '{spacing.6} {spacing.2}',
    borderRadius: 'control',
    breakInside: 'avoid',
    // A bar of the plan.
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '2.5',
      insetInlineStart: '2',
      width: '1',
      borderRadius: 'full',
      _highContrast: { backgroundColor: 'CanvasText' },
    },
    '&:has(a)': { _hover: { backgroundColor: 'bg.quiet' } },
    '&[data-over]': { color: 'fg.muted' },
    ...Object.fromEntries(
      Object.entries(colours).map(([look, colour]) => [
        `&[data-look="${look}"]`,
        { _before: { backgroundColor: colour } },
      ]),
    ),
  },
  texts: { minWidth: '0' },
  // The time beside the title, where there is room for both in one line.
  timed: {
    minWidth: '0',
    '@container (width >= 22rem)': {
      display: 'grid',
      gridTemplateColumns: '11rem minmax(0, 1fr)',
      columnGap: '4',
      alignItems: 'baseline',
      // A time of two lines leaves no hole between the title and its detail.
      '& > :first-child': { gridRow: '1 / span 2' },
      '& > :not(:first-of-type)': { gridColumn: 2 },
      // Three buttons in a row need the whole width.
      '& > div:last-child': { gridColumn: '1 / -1' },
    },
  },
  when: { textStyle: 'small', color: 'fg.muted' },
  title: {
    display: 'block',
    color: 'inherit',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    '&:is(a)': { ...coveringLink('card'), _hover: { textDecoration: 'underline' } },
  },
  // Over the link of the row.
  action: { position: 'relative', zIndex: '1', marginTop: '1.5', maxWidth: '24rem' },
  detail: { textStyle: 'small', color: 'fg.muted', overflowWrap: 'anywhere' },
  nothing: { color: 'fg.muted', paddingBlock: '2', maxWidth: 'prose' },
})
