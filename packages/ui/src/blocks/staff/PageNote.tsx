import { chakra } from '@chakra-ui/react'
import { RetryIcon, WarningIcon } from '#primitives/icons.tsx'
import { StatusNote, type StatusNoteProps } from '#primitives/StatusNote.tsx'

interface PageNoteProps extends Pick<StatusNoteProps, 'words' | 'action'> {
  /**
   * Nothing is wrong, and something new is there.
   * @default false
   */
  isNews?: boolean
}

/** A warning, or news, over whatever page is shown; silent and without a place of its own as long as there is none. */
export const PageNote = ({ words, action, isNews = false }: PageNoteProps) => (
  <chakra.div css={{ '&:has(p)': { marginBottom: '6' } }}>
    <StatusNote icon={isNews ? <RetryIcon /> : <WarningIcon />} words={words} action={action} />
  </chakra.div>
)
