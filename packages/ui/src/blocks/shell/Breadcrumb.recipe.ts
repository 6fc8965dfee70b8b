import { defineSlotRecipe } from '@chakra-ui/react'

/** On a phone all stand in one line: the page behind a crumb, and this page's heading, say it whole. */
const oneLine = { mdDown: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } } as const

/** Above and below a crumb: the link itself is as high as a finger needs. */
const air = { base: '3', md: '1.5' }

export const breadcrumbRecipe = defineSlotRecipe({
  slots: ['list', 'item', 'arrow', 'link', 'current'],
  base: {
    list: {
      display: 'flex',
      flexWrap: { md: 'wrap' },
      textStyle: 'small',
      color: 'fg.muted',
      // The air of the links is no distance to what stands around them.
      marginBlock: { base: '-1.5', md: '0' },
    },
    item: {
      display: 'flex',
      alignItems: 'flex-start',
      minWidth: '0',
      maxWidth: 'full',
      // The first is short and the last says where we are: what stands between them gives way.
      mdDown: {
        '&:first-of-type': { flexShrink: 0 },
        // In the second place the last one gives way as well: nothing stands between.
        '&:nth-of-type(3)': { flexShrink: 0 },
      },
    },
    // In the middle of its crumb's first line, which is 6 px higher.
    arrow: {
      flexShrink: '0',
      fontSize: '0.75rem',
      marginInline: '1.5',
      marginTop: { base: 'calc({spacing.3} + 3px)', md: 'calc({spacing.1.5} + 3px)' },
    },
    link: { display: 'inline-block', minWidth: '0', paddingBlock: air, ...oneLine },
    current: {
      minWidth: '0',
      paddingBlock: air,
      color: 'fg',
      fontWeight: 'medium',
      ...oneLine,
    },
  },
})
