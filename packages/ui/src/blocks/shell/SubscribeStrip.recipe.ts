import { defineSlotRecipe } from '@chakra-ui/react'

export const subscribeStripRecipe = defineSlotRecipe({
  slots: ['root', 'grid', 'form', 'box', 'field', 'button', 'outcome', 'note', 'privacy'],
  base: {
    root: {
      paddingBlock: { base: '8', md: '16' },
      backgroundColor: 'bg.accent',
      color: 'fg.onAccent',
      _print: { display: 'none' },
    },
    grid: {
      display: 'grid',
      alignItems: 'start',
      columnGap: '16',
      rowGap: { base: '4', md: '6' },
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 35rem)' },
    },
    form: { display: 'grid', minWidth: '0' },
    // One box for both: beside each other, or the button under the field where both do not fit.
    box: {
      display: 'flex',
      flexWrap: 'wrap',
      padding: '1.5',
      borderRadius: 'card',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      backgroundColor: 'bg.control',
      color: 'fg',
      '&:has([aria-invalid=true])': {
        borderColor: 'border.danger',
        boxShadow: 'inset 0 0 0 1px {colors.border.danger}',
      },
      // The box has the ring of the field.
      '&:has(input:focus-visible)': { outline: '3px solid var(--focus-ring)', outlineOffset: '2px' },
      _highContrast: { borderColor: 'ButtonBorder' },
    },
    field: {
      flex: '100 1 11.5rem',
      minWidth: '0',
      minHeight: '12',
      paddingInline: { base: '3', sm: '4' },
      backgroundColor: 'transparent',
      // 16 px at least: below that iOS zooms into the page.
      fontSize: 'md',
      textOverflow: 'ellipsis',
      _placeholder: { color: 'fg.hint' },
      '&:focus-visible': { outline: 'none' },
    },
    button: { flex: '1 0 auto' },
    outcome: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      marginTop: '3',
      textStyle: 'label',
      '[role=alert] > &': { color: 'fg.danger' },
      '& svg': { flexShrink: '0', marginTop: '0.15em' },
    },
    note: { marginTop: '3', textStyle: 'small', textWrap: 'balance' },
    privacy: { color: 'inherit', _hover: { color: 'inherit' } },
  },
  variants: {
    /** After a form, whose button is the one call to action of the page: a part of the footer. */
    isQuiet: {
      true: {
        root: { paddingBlock: { base: '8', md: '12' }, backgroundColor: 'bg.dark', color: 'fg.onDark' },
        box: { borderColor: 'border.onDarkControl', backgroundColor: 'transparent', color: 'fg.onDark' },
        field: { _placeholder: { color: 'fg.onDarkMuted' } },
        outcome: { '[role=alert] > &': { color: 'fg.dangerOnDark' } },
        note: { color: 'fg.onDarkMuted' },
      },
    },
  },
})
