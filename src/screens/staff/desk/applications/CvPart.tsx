import { fillPath, formatBytes } from '@atrium/contract/core'
import { type Application, getCv } from '@atrium/contract/hiring/applications'
import { LinkButton } from '@atrium/ui'
import { PersonPart } from '@atrium/ui/people'
import { useTranslation } from 'react-i18next'
import { useEnvironment } from '#hooks/useEnvironment.ts'
import { useLanguage } from '#hooks/useLanguage.ts'

/** The CV of an application. Each opening is in the audit log, so nothing fetches it before a press. */
export function CvPart({ application: { id, cv } }: { application: Application }) {
  const { t } = useTranslation('applications')
  const { language } = useLanguage()
  const { hosts } = useEnvironment()
  const origin = hosts.api === hosts.site ? '' : hosts.api
  return (
    <PersonPart
      heading={t('cv.heading')}
      lead={[cv.name, cv.text === 'read' ? '' : t(`cv.${cv.text}`)].filter(Boolean).join(' · ')}
      actions={
        <LinkButton variant="outline" size="sm" href={`${origin}${fillPath(getCv.path, { id })}`} download>
          {t('cv.download', { size: formatBytes(cv.size, language) })}
        </LinkButton>
      }
    />
  )
}
