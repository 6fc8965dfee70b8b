import { chakra } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { styles } from './MeetingDialog.styles.ts'

/** What can be done with a meeting that exists; what cannot is left out. */
export interface MeetingFormActionsProps {
  duplicate?: { label: string; onPress: () => void } | undefined
  /** As a calendar file. */
  download?: { label: string; onPress: () => void } | undefined
  remove?: { label: string; onPress: () => void } | undefined
}

/** The deeds beside saving: duplicate, download, delete. */
export function MeetingFormActions({ duplicate, download, remove }: MeetingFormActionsProps) {
  return (
    <chakra.div css={styles.actions}>
      {[duplicate, download].map(
        (act) =>
          act && (
            <Button key={act.label} variant="quiet" size="sm" onClick={act.onPress}>
              {act.label}
            </Button>
          ),
      )}
      {remove && (
        <Button variant="quiet" size="sm" color="fg.danger" onClick={remove.onPress}>
          {remove.label}
        </Button>
      )}
    </chakra.div>
  )
}
