import { fillPath, formatBytes } from '@atrium/contract/core'
import { type Application, getCv } from '@atrium/contract/hiring'
import { Button } from '@atrium/ui'
import { DeskActions } from '@atrium/ui/desk'
import { CardBody, CardSection, DownloadLink } from '@atrium/ui/hiring'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The CV of an application. Each opening is in the audit log: the file is fetched by a press. */
export function CvPart({ application: { id, cv } }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { language } = useLanguage()
  const { hosts, apiCredentials } = useEnvironment()
  const [isOpen, setOpen] = useState(false)
  const address = `${hosts.api === hosts.site ? '' : hosts.api}${fillPath(getCv.path, { id })}`
  const load = async () => {
    const answer = await fetch(address, { credentials: apiCredentials })
    if (!answer.ok) throw new Error(`The CV was answered with ${answer.status}.`)
    return await answer.arrayBuffer()
  }
  return (
    <CardSection
      heading={t('cv.heading')}
      lead={[cv.name, cv.text === 'read' ? '' : t(`cv.${cv.text}`)].filter(Boolean).join(' · ')}
      actions={
        <DeskActions>
          {cv.mediaType === 'application/pdf' && (
            <Button
              size="sm"
              variant={isOpen ? 'outline' : 'primary'}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {t(isOpen ? 'cv.hide' : 'cv.show')}
            </Button>
          )}
          <DownloadLink href={address}>
            {t('cv.download', { size: formatBytes(cv.size, language) })}
          </DownloadLink>
        </DeskActions>
      }
    >
      {isOpen && (
        <CardBody>
          <Suspense>
            <LazyPart load={loadViewer} name={cv.name} fetchFile={load} />
          </Suspense>
        </CardBody>
      )}
    </CardSection>
  )
}

/** In a chunk of its own. */
const loadViewer = async () => (await import(/* webpackChunkName: "cvPart" */ './CvFile.tsx')).CvFile
