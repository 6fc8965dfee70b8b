import { type OwnApplication as Application, canCorrect, canWithdraw } from '@atrium/contract/careers'
import { Message } from '@atrium/ui'
import {
  ConfirmedAct,
  ContactForm,
  KeepQuestion,
  NewCvForm,
  OwnApplicationView,
} from '@atrium/ui/application'
import { useApplicantActs } from './useApplicantActs.ts'
import { useContactForm } from './useContactForm.ts'
import { useNewCv } from './useNewCv.ts'

interface OwnApplicationProps {
  token: string
  application: Application
  onDeleted: () => void
}

/** An application with all that its applicant can do about it. */
export function OwnApplication({ token, application, onDeleted }: OwnApplicationProps) {
  const { busy, done, failure, withdraw, keep, erase, showDone } = useApplicantActs(token, onDeleted)
  const contact = useContactForm(token, application, () => showDone('contactData'))
  const newCv = useNewCv(token, () => showDone('newCv'))
  const { stage, isAskedToKeep, keptUntil } = application
  return (
    <OwnApplicationView
      application={application}
      notes={
        <>
          {/* Empty, it is the live region of the next outcome. */}
          <Message variant="banner" tone="success" {...(done && { heading: done })} />
          {failure && <Message variant="banner" tone="danger" {...failure} />}
          {isAskedToKeep && (
            <KeepQuestion keptUntil={keptUntil} isSending={busy === 'keeping'} onAnswer={keep} />
          )}
        </>
      }
    >
      {canCorrect(stage) && (
        <>
          <ContactForm {...contact} />
          <NewCvForm {...newCv} />
        </>
      )}
      {canWithdraw(stage) && (
        <ConfirmedAct act="withdrawal" isSending={busy === 'withdrawal'} onConfirm={withdraw} />
      )}
      <ConfirmedAct act="deletion" isSending={busy === 'deletion'} onConfirm={erase} />
    </OwnApplicationView>
  )
}
