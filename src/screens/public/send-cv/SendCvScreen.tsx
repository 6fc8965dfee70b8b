import { generalApplicationSchema } from '@atrium/contract/careers/schema'
import { ApplicationForm, ApplicationLayout } from '@atrium/ui/careers'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendGeneralApplicationMutation } from '#api/careersApi.ts'
import { href } from '#config/site.ts'
import { ApplicationReceipt } from '#features/applications/ApplicationReceipt.tsx'
import { useApplicationForm } from '#features/applications/useApplicationForm.ts'
import { useSentApplication } from '#features/applications/useSentApplication.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/sendCv` (spec 2): a CV without a vacancy. */
export function SendCvScreen() {
  const { t } = useTranslation('careers')
  usePageTitle(t('sendCv.title'))
  const { cvMaxBytes } = useEnvironment()
  const [sendApplication] = useSendGeneralApplicationMutation()
  const { receipt, isSent, onSent } = useSentApplication()
  const form = useApplicationForm({
    schema: useMemo(() => generalApplicationSchema({ cvMaxBytes }), [cvMaxBytes]),
    draftKey: `draft:${href('sendCv')}`,
    send: (values, onProgress) =>
      sendApplication({ application: { ...values, cv: values.cv as File }, onProgress }).unwrap(),
    sentText: t('receipt.Sender'),
    onSent: ({ reference }) => onSent(reference),
  })
  return (
    <ApplicationLayout>
      {isSent && receipt ? (
        <ApplicationReceipt receipt={receipt} />
      ) : (
        <ApplicationForm {...form} hasMessage />
      )}
    </ApplicationLayout>
  )
}
