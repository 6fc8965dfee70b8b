import { chakra } from '@chakra-ui/react'
import { WarningIcon } from '#primitives/icons.tsx'
import { StatusNote, type StatusNoteProps } from '#primitives/StatusNote.tsx'

/** A warning over whatever page is shown; silent and without a place of its own as long as there is none. */
export const PageNote = ({ words, action }: Pick<StatusNoteProps, 'words' | 'action'>) => (
  <chakra.div css={{ '&:has(p)': { marginBottom: '6' } }}>
    <StatusNote icon={<WarningIcon />} words={words} action={action} />
  </chakra.div>
)
