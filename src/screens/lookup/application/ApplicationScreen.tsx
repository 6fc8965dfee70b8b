import { SkeletonRegion } from '@atrium/ui'
import { LookupPage } from '@atrium/ui/lookup'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useGetOwnApplicationQuery } from '#api/applicantApi.ts'
import { isNotFound } from '#api/parseApiError.ts'
import { LookupMessage } from '#features/lookup/LookupMessage.tsx'
import { useLookupFrame } from '#features/lookup/useLookupFrame.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { usePlainForm } from '#hooks/usePlainForm.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { OwnApplication } from './OwnApplication.tsx'

/** `/application/{token}`: where the mails to an applicant lead. Opening it changes nothing. */
export function ApplicationScreen() {
  const { token = '' } = useParams()
  return (
    <LookupPage size="record" {...useLookupFrame()}>
      {/* Nothing of one application stays when the address names another. */}
      <Found key={token} token={token} />
    </LookupPage>
  )
}

function Found({ token }: { token: string }) {
  const { t } = useTranslation('application')
  const { sent } = usePlainForm('deletion')
  const [isDeleted, setDeleted] = useState(sent !== undefined)
  const query = useGetOwnApplicationQuery(token, { skip: isDeleted })
  const { data: application, error } = query
  const isUnknown = isNotFound(error)
  const failure = useQueryError(!application && !isUnknown, query)
  usePageTitle(t('title'))
  if (isDeleted) return <LookupMessage role="status" heading={t('deleted.title')} text={t('deleted.text')} />
  if (failure)
    return <QueryError variant="inline" headingLevel={1} heading={t('notLoaded')} failure={failure} />
  if (isUnknown) return <LookupMessage role="alert" heading={t('unknown.title')} text={t('unknown.text')} />
  if (!application) return <SkeletonRegion label={t('loading')} count={8} />
  return <OwnApplication token={token} application={application} onDeleted={() => setDeleted(true)} />
}
