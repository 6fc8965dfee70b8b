import { LinkButton, Message } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { Tabs } from '@atrium/ui/hiring'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { href } from '#config/site.ts'
import { usePermissions } from '#features/profile/usePermissions.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { StagesPart } from './hiringSettings/StagesPart.tsx'
import { TemplatesPart } from './hiringSettings/TemplatesPart.tsx'

/** `/staff/desk/applications/settings`: the stages, and with `?view=templates` the templates of mails. */
export function HiringSettingsScreen() {
  const { t } = useTranslation(['hiringSettings', 'applications'])
  usePageTitle(t('title'))
  const [params, setParams] = useSearchParams()
  const canManage = usePermissions().permissions?.includes('hiring.manage')
  return (
    <DeskPage
      heading={t('title')}
      lead={t('lead')}
      action={
        <LinkButton variant="outline" size="sm" href={href('applications')}>
          {t('back')}
        </LinkButton>
      }
    >
      {canManage ? (
        <div>
          <Tabs
            label={t('view.label')}
            selected={params.get('view') === 'templates' ? 'templates' : 'stages'}
            onSelect={(view) => setParams(view === 'templates' ? { view } : {}, { preventScrollReset: true })}
            items={[
              { value: 'stages', label: t('view.stages'), panel: <StagesPart /> },
              { value: 'templates', label: t('view.templates'), panel: <TemplatesPart /> },
            ]}
          />
        </div>
      ) : (
        <Message heading={t('forbidden')} />
      )}
    </DeskPage>
  )
}
