import type { IsoDay } from '@atrium/contract/days'
import type { LeaveRequest, LeaveType } from '@atrium/contract/leave'
import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { LeaveSteps } from '#blocks/states/LeaveSteps.tsx'
import { useLeaveFormats } from '#i18n/useLeaveFormats.ts'
import { Button } from '#primitives/Button.tsx'
import { Dialog, DialogText, DialogTitle } from '#primitives/Dialog.tsx'
import { Stack } from '#primitives/Stack.tsx'
import { styles } from './Leave.styles.ts'
import { LeaveFacts } from './LeaveFacts.tsx'

interface RequestDialogProps {
  request: LeaveRequest
  /** The kinds of leave; empty while they load. */
  types: readonly LeaveType[]
  today: IsoDay
  onClose: () => void
}

/** A request for leave, to read: the facts, the reason, and its history with the notes. */
export function RequestDialog({ request, types, today, onClose }: RequestDialogProps) {
  const { t } = useTranslation('leave')
  const { stepsOf } = useLeaveFormats()
  const { name, state, message, steps } = request
  return (
    <Dialog onClose={onClose} initialFocus="dialog">
      <Stack gap="6" padding={{ base: '6', md: '8' }}>
        <div>
          <DialogTitle>{name}</DialogTitle>
          <DialogText>{t(`states.${state}`)}</DialogText>
        </div>
        <LeaveFacts request={request} types={types} today={today} />
        {message && <chakra.p css={styles.quote}>{message}</chakra.p>}
        <LeaveSteps label={t('steps.label')} steps={stepsOf(steps)} />
        <div>
          <Button variant="outline" onClick={onClose}>
            {t('all.close')}
          </Button>
        </div>
      </Stack>
    </Dialog>
  )
}
