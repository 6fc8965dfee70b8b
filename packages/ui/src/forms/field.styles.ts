import { surface } from '#primitives/surface.ts'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const failure = {
  display: 'flex',
  gap: '1.5',
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'fg.danger',
} as const

export const styles = defineSlotStyles({
  root: { display: 'grid', minWidth: '0', alignContent: 'start' },
  label: { textStyle: 'label', justifySelf: 'start' },
  hint: { textStyle: 'small', color: 'fg.hint', marginTop: '0.5' },
  hintBelow: { marginTop: '2' },
  control: {
    width: 'full',
    minHeight: '12',
    marginTop: '2',
    paddingInline: '3.5',
    paddingBlock: '2.5',
    borderWidth: 'hairline',
    borderColor: 'border.control',
    borderRadius: 'control',
    backgroundColor: 'bg.control',
    color: 'fg',
    // 16 px at least: below that iOS zooms into the page.
    fontSize: 'md',
    lineHeight: '1.5',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    'textarea&': { resize: 'vertical' },
    _placeholder: { color: 'fg.hint' },
    _hover: { borderColor: 'border.controlHover' },
    _disabled: { backgroundColor: 'bg.band', color: 'fg.hint', cursor: 'not-allowed' },
    '&[aria-invalid=true]': {
      borderColor: 'border.danger',
      boxShadow: 'inset 0 0 0 1px {colors.border.danger}',
    },
  },
  /** A control that opens a list: an arrow stands at its end. */
  chooser: { position: 'relative', display: 'block' },
  choosing: { paddingInlineEnd: '11', textOverflow: 'ellipsis' },
  arrow: {
    position: 'absolute',
    insetInlineEnd: '3.5',
    bottom: '3.5',
    transform: 'rotate(90deg)',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  error: {
    ...failure,
    alignItems: 'flex-start',
    marginTop: '1.5',
    '& svg': { marginTop: '0.15em', fontSize: '0.9375rem' },
  },
  foot: { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
  counter: { marginInlineStart: 'auto', marginTop: '1.5', textStyle: 'small', color: 'fg.hint' },
  password: { position: 'relative', display: 'block' },
  secret: { paddingInlineEnd: '12', '&::-ms-reveal': { display: 'none' } },
  reveal: { position: 'absolute', insetInlineEnd: '0.5', bottom: '0.5' },
  // Without its words it takes no room between the fields.
  status: { '&:empty': { position: 'absolute' } },
  summary: { ...failure, alignItems: 'center', '& svg': { fontSize: '0.9375rem' } },
  // In view while something is not saved, where the window is tall enough.
  saveRow: {
    ...surface,
    padding: '3',
    marginInline: '-3',
    '&:not([data-changed])': { borderColor: 'transparent', backgroundColor: 'transparent' },
    '@media (min-height: 32em)': {
      '&[data-changed]': {
        position: 'sticky',
        bottom: '2',
        zIndex: 'raised',
        maxHeight: '50dvh',
        overflowY: 'auto',
      },
    },
  },
  /** The buttons of a long dialog, in view where the window is tall enough. */
  dialogFoot: {
    '@media (min-height: 32em)': {
      position: 'sticky',
      bottom: '0',
      zIndex: 'raised',
      maxHeight: '50dvh',
      overflowY: 'auto',
    },
    marginInline: { base: '-6', md: '-8' },
    marginBottom: { base: '-6', md: '-8' },
    paddingInline: { base: '6', md: '8' },
    paddingBlock: '4',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    backgroundColor: 'bg.raised',
  },
  progress: {
    position: 'absolute',
    insetInlineStart: '0',
    bottom: '0',
    height: '1',
    backgroundColor: 'bg.accent',
    transitionProperty: 'width',
    transitionDuration: 'base',
  },
})
