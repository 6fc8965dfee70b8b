import { languageNames, parseLanguage } from '@atrium/contract/core'
import { Breadcrumb, Section } from '@atrium/ui'
import { ServiceDetail } from '@atrium/ui/services'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { arrangeService } from './arrangeService.ts'
import { ServiceError } from './ServiceError.tsx'
import { ServiceFollowUp } from './ServiceFollowUp.tsx'
import { type ServiceState, useService } from './useService.ts'

/** `/service/{id}` (spec 2): one service. */
export function ServiceScreen() {
  const { t } = useTranslation('services')
  const state = useService()
  usePageTitle(useTitle(state))
  if (state.kind !== 'ready') return <ServiceError service={state} />
  const { id, text, lang } = state.service
  const otherLanguage = parseLanguage(lang)
  return (
    <>
      <Section belowNavbar>
        <ServiceDetail
          breadcrumb={
            <Breadcrumb
              items={[{ label: t('breadcrumb.services'), href: href('services') }, { label: text.name }]}
            />
          }
          title={text.LargeHeadName || text.name}
          subtitle={text.LittleHeadName}
          text={text.LittleTextInfo}
          lang={lang}
          notice={otherLanguage && t('service.otherLanguage', { language: languageNames[otherLanguage] })}
          {...arrangeService(text)}
        />
      </Section>
      <ServiceFollowUp id={id} />
    </>
  )
}

function useTitle(state: ServiceState): string {
  const { t } = useTranslation('services')
  if (state.kind === 'ready') return state.service.text.name
  if (state.kind === 'loading') return t('service.loading')
  return t(state.kind === 'unknown' ? 'service.unknownTitle' : 'service.failedTitle')
}
