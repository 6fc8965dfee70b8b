import type { JobDetailText, VacancyFacts } from '@atrium/contract/careers'
import { vacancyApplicationSchema } from '@atrium/contract/careers/schema'
import { ApplicationForm, ApplicationLayout } from '@atrium/ui/careers'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useApplyToJobMutation } from '#api/careersApi.ts'
import { href } from '#config/site.ts'
import { ApplicationReceipt } from '#features/applications/ApplicationReceipt.tsx'
import { useApplicationForm } from '#features/applications/useApplicationForm.ts'
import { useSentApplication } from '#features/applications/useSentApplication.ts'
import { useEnvironment } from '#hooks/useEnvironment.ts'

interface VacancyApplicationProps {
  id: number
  text: JobDetailText
  facts: VacancyFacts | undefined
}

/** The form beside what is known of the vacancy; after a success the receipt in the form's place. */
export function VacancyApplication({ id, text, facts }: VacancyApplicationProps) {
  const { t } = useTranslation('careers')
  const { cvMaxBytes } = useEnvironment()
  const [applyToJob] = useApplyToJobMutation()
  const { receipt, isSent, onSent } = useSentApplication({ vacancy: { id, position: text.Position } })
  const form = useApplicationForm({
    schema: useMemo(() => vacancyApplicationSchema({ cvMaxBytes }), [cvMaxBytes]),
    draftKey: `draft:${href('apply', { id })}`,
    fields: { job: text.Position },
    send: (values, onProgress) => {
      const application = { ...values, cv: values.cv as File, job: text.Position }
      return applyToJob({ id, application, onProgress }).unwrap()
    },
    sentText: t('receipt.sent'),
    onSent: ({ reference }) => onSent(reference),
  })
  return (
    <ApplicationLayout vacancy={text} facts={facts} vacancyHref={href('vacancy', { id })}>
      {isSent && receipt ? <ApplicationReceipt receipt={receipt} /> : <ApplicationForm {...form} />}
    </ApplicationLayout>
  )
}
