import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { Button } from '#primitives/Button.tsx'
import { Text } from '#primitives/Text.tsx'
import { AttendeeChips } from './AttendeeChips.tsx'
import { meetingDialogRecipe } from './MeetingDialog.recipe.ts'
import { MeetingDialog } from './MeetingDialog.tsx'
import { meetingFieldRecipe } from './MeetingField.recipe.ts'
import { MeetingFormActions, type MeetingFormActionsProps } from './MeetingFormActions.tsx'

export interface MeetingViewProps {
  /** The meeting's title. */
  title: string
  /** The button in the head and the one in the foot. */
  closeLabel: string
  onClose: () => void
  /** Why it cannot be changed. */
  note: string
  /** Label and words: "When", "Tuesday 17 November 2026, 11:00–12:00". */
  when: { label: string; text: string }
  attendees: { label: string; names: readonly string[] }
  notes: { label: string; text: string }
  actions: MeetingFormActionsProps
}

/** A meeting that is only read: one of the company's schedule. */
export function MeetingView(props: MeetingViewProps) {
  const { title, closeLabel, onClose, note, when, attendees, notes, actions } = props
  const dialog = useSlotRecipe({ recipe: meetingDialogRecipe })()
  const styles = useSlotRecipe({ recipe: meetingFieldRecipe })()
  return (
    <MeetingDialog heading={title} closeLabel={closeLabel} onClose={onClose}>
      <chakra.div css={dialog.view}>
        <chakra.div css={styles.fields}>
          <div>
            <chakra.p css={styles.label}>{when.label}</chakra.p>
            <chakra.p css={styles.when}>{when.text}</chakra.p>
          </div>
          {attendees.names.length > 0 && (
            <div>
              <chakra.p css={styles.label} marginBottom="2">
                {attendees.label}
              </chakra.p>
              <AttendeeChips label={attendees.label} names={attendees.names} />
            </div>
          )}
          {notes.text && (
            <div>
              <chakra.p css={styles.label}>{notes.label}</chakra.p>
              <chakra.p css={styles.text}>{notes.text}</chakra.p>
            </div>
          )}
          <Text size="small" tone="hint">
            {note}
          </Text>
          <MeetingFormActions {...actions} />
        </chakra.div>
        <chakra.div css={dialog.foot}>
          <Button variant="outline" isFull onClick={onClose}>
            {closeLabel}
          </Button>
        </chakra.div>
      </chakra.div>
    </MeetingDialog>
  )
}
