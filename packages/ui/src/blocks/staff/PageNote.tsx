import { chakra } from '@chakra-ui/react'
import { RetryIcon, WarningIcon } from '#primitives/icons.tsx'
import { StatusNote, type StatusNoteProps } from '#primitives/StatusNote.tsx'

interface PageNoteProps extends Pick<StatusNoteProps, 'texts' | 'action'> {
  /**
   * Nothing is wrong, and something new is there.
   * @default false
   */
  isNews?: boolean
}

/** A warning, or news, over whatever page is shown; silent and without a place of its own as long as there is none. */
export const PageNote = ({ texts, action, isNews = false }: PageNoteProps) => (
  <chakra.div css={{ '&:has(p)': { marginBottom: '6' } }}>
    <StatusNote icon={isNews ? <RetryIcon /> : <WarningIcon />} texts={texts} action={action} />
  </chakra.div>
)
