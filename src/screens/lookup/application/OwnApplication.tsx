import { type OwnApplication as Application, canCorrect, canWithdraw } from '@atrium/contract/careers'
import { Message } from '@atrium/ui'
import {
  ConfirmedAct,
  ContactForm,
  KeepQuestion,
  NewCvForm,
  OwnApplicationView,
} from '@atrium/ui/application'
import { useTranslation } from 'react-i18next'
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
  const { partOf, doneOf, withdraw, keep, erase } = useApplicantActs(token, application, onDeleted)
  const contact = useContactForm(token, application)
  const newCv = useNewCv(token)
  const { t } = useTranslation('application')
  const { stage, isAskedToKeep, keptUntil, newEmail } = application
  return (
    <OwnApplicationView
      application={application}
      notes={
        <>
          {/* Empty, it is the live region of the next outcome. */}
          <Message variant="banner" tone="success" {...doneOf('keeping')} />
          {newEmail && <Message variant="banner" text={t('email.waiting', { email: newEmail })} />}
          {isAskedToKeep && <KeepQuestion keptUntil={keptUntil} {...partOf('keeping')} onAnswer={keep} />}
        </>
      }
    >
      {canCorrect(stage) && (
        <>
          <ContactForm {...contact} />
          <NewCvForm {...newCv} />
        </>
      )}
      <Message variant="banner" tone="success" {...doneOf('withdrawal')} />
      {canWithdraw(stage) && <ConfirmedAct act="withdrawal" {...partOf('withdrawal')} onConfirm={withdraw} />}
      <ConfirmedAct act="deletion" {...partOf('deletion')} onConfirm={erase} />
    </OwnApplicationView>
  )
}
