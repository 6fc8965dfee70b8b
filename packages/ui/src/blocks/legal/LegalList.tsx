import { chakra } from '@chakra-ui/react'

/** Sentences one under the other, each led by a bar of the plan. Its children are `li`. */
export const LegalList = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2.5',
    maxWidth: 'prose',
    '& > li': {
      position: 'relative',
      paddingInlineStart: '8',
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '0',
        top: '0.6em',
        width: '5',
        height: '1.5',
        borderRadius: 'full',
        backgroundColor: 'motif.pine3',
      },
    },
  },
})
