import { fillPath } from '@atrium/contract/core'
import { type Application, exportCandidate } from '@atrium/contract/hiring'
import { Button } from '@atrium/ui'
import { applicantName, DownloadLink } from '@atrium/ui/hiring'
import { PersonPart } from '@atrium/ui/people'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { href } from '#config/site.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useToasts } from '#hooks/useToasts.ts'

/** Everything that is stored about the person: as a file, or deleted. */
export function PersonalDataPart({ application }: { application: Application }) {
  const { t } = useTranslation('candidate')
  const { hosts } = useEnvironment()
  const navigate = useNavigate()
  const showToast = useToasts()
  const [isOpen, setOpen] = useState(false)
  const { id } = application
  const address = `${hosts.api === hosts.site ? '' : hosts.api}${fillPath(exportCandidate.path, { id })}`
  return (
    <PersonPart
      heading={t('data.heading')}
      lead={t('data.lead')}
      actions={
        <>
          <DownloadLink href={address}>{t('data.export')}</DownloadLink>
          <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
            {t('data.erase')}
          </Button>
        </>
      }
    >
      {isOpen && (
        <Suspense>
          <LazyPart
            load={loadErasure}
            application={application}
            onClose={() => setOpen(false)}
            onErased={() => {
              showToast({ kind: 'success', text: t('data.done', { name: applicantName(application) }) })
              void navigate(href('applications'), { replace: true })
            }}
          />
        </Suspense>
      )}
    </PersonPart>
  )
}

const loadErasure = async () =>
  (await import(/* webpackChunkName: "eraseCandidate" */ './ErasurePart.tsx')).ErasurePart
