import { defineSlotRecipe } from '@chakra-ui/react'

export const fieldRecipe = defineSlotRecipe({
  slots: ['root', 'label', 'hint', 'control', 'error', 'counter'],
  base: {
    root: { display: 'grid', minWidth: '0', alignContent: 'start' },
    label: { textStyle: 'label', justifySelf: 'start' },
    hint: { textStyle: 'small', color: 'fg.hint', marginTop: '0.5' },
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
      _placeholder: { color: 'fg.hint' },
      _hover: { borderColor: 'border.controlHover' },
      _disabled: { backgroundColor: 'bg.band', color: 'fg.hint', cursor: 'not-allowed' },
      '&[aria-invalid=true]': {
        borderColor: 'border.danger',
        boxShadow: 'inset 0 0 0 1px {colors.border.danger}',
      },
    },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      marginTop: '1.5',
      textStyle: 'small',
      fontWeight: 'medium',
      color: 'fg.danger',
      '& svg': { marginTop: '0.15em', fontSize: '0.9375rem' },
    },
    counter: { justifySelf: 'end', marginTop: '1.5', textStyle: 'small', color: 'fg.hint' },
  },
})
