import { highlighted } from '#primitives/highlighted.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

export const styles = defineSlotStyles({
  root: { display: 'grid', gap: '4', minWidth: '0' },
  label: { textStyle: 'label' },
  weekdays: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax({sizes.target}, 1fr))',
    gap: '1.5',
    marginTop: '2',
    // Four and three where seven do not fit.
    '@media (max-width: 24em)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
  weekday: {
    minHeight: 'target',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'control',
    backgroundColor: 'bg.control',
    color: 'fg',
    textStyle: 'control',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'border.controlHover' },
    '&[aria-pressed=true]': {
      backgroundColor: 'bg.primary',
      borderColor: 'border.primary',
      color: 'fg.onPrimary',
      _highContrast: { ...highlighted, borderColor: 'Highlight' },
    },
  },
  ending: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
    alignItems: 'start',
  },
  sentence: { textStyle: 'small', color: 'fg.muted', marginTop: '-2', '&:empty': { display: 'none' } },
  days: {
    display: 'grid',
    gap: '2',
    padding: '4',
    borderRadius: 'control',
    backgroundColor: 'bg.band',
  },
  heading: { textStyle: 'label' },
  day: {
    display: 'grid',
    gap: '1',
    paddingTop: '2',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    textStyle: 'small',
    '& > p::first-letter': { textTransform: 'uppercase' },
  },
  decision: { textStyle: 'label', '&:empty': { display: 'none' } },
  acts: {
    display: { base: 'grid', md: 'flex' },
    justifyItems: 'start',
    alignItems: 'center',
    gap: '1',
    // The text of a quiet button begins where the texts above do.
    '& > button': { minHeight: 'target', marginInlineStart: '-4', textAlign: 'start' },
    '& > button + button, & > [role=status]:not(:empty) + button': { marginInlineStart: { md: '0' } },
  },
  all: { display: 'flex', flexWrap: 'wrap', gap: '2', '& > button': { minHeight: 'target' } },
})
