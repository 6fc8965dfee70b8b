import { defineSlotRecipe } from '@chakra-ui/react'

export const teamScrollerRecipe = defineSlotRecipe({
  slots: ['head', 'content', 'controls', 'area', 'list', 'card', 'texts', 'position', 'email'],
  base: {
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '6',
      minHeight: 'target',
    },
    content: { marginTop: { base: '8', md: '12' } },
    controls: { display: 'flex', gap: '2' },
    // As wide as the page on phones, so that a cut card shows that there are more.
    area: {
      position: 'relative',
      marginInline: { base: '-gutter', xl: '0' },
      paddingInline: { base: 'gutter', xl: '0' },
      paddingBlock: '1',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollPaddingInline: { base: 'gutter', xl: '0' },
      scrollbarColor: '{colors.border.onDarkControl} transparent',
      scrollbarWidth: 'thin',
      borderRadius: 'surface',
      _focusVisible: { outlineOffset: '-3px' },
      _print: { overflow: 'visible' },
    },
    list: {
      display: 'flex',
      gap: '6',
      width: 'max-content',
      paddingBottom: '4',
      _print: { width: 'auto', flexWrap: 'wrap' },
    },
    // Card and gap are as wide as one step: 300 px. Four fill the page.
    card: {
      display: 'flex',
      flexDirection: 'column',
      flexShrink: 0,
      width: 'min(17.25rem, 80vw)',
      overflow: 'hidden',
      scrollSnapAlign: 'start',
      borderWidth: 'hairline',
      borderColor: 'transparent',
      borderRadius: 'surface',
      backgroundColor: 'bg.darkRaised',
      _print: { borderColor: 'border.hairline', breakInside: 'avoid' },
    },
    texts: { display: 'flex', flexDirection: 'column', flexGrow: 1, padding: '5' },
    position: { marginTop: '1', color: 'fg.onDarkMuted' },
    email: {
      display: 'inline-flex',
      alignItems: 'center',
      alignSelf: 'flex-start',
      maxWidth: 'full',
      minHeight: 'target',
      marginTop: 'auto',
      marginBottom: '-2',
      paddingTop: '2',
      overflowWrap: 'anywhere',
      // Small and close enough for the longest address of the samples in one line.
      fontSize: 'xs',
      letterSpacing: '-0.01em',
    },
  },
})
