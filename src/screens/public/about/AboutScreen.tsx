import { company, sections } from '@atrium/contract/core'
import { asWritten, PageHero } from '@atrium/ui'
import { Faq, PartnersMarquee, TeamScroller, WhoWeAre } from '@atrium/ui/about'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListTeamQuery } from '#api/peopleLookupApi.ts'
import { constants } from '#config/constants.ts'
import { faqLink } from '#config/site.ts'
import { AskUs } from '#features/services/AskUs.tsx'
import { QueryError } from '#hooks/QueryError.tsx'
import { useHeader } from '#hooks/useHeader.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { useQueryError } from '#hooks/useQueryError.ts'

/** `/about` (spec 2): the company, its partners, its team and the questions it is asked; each part hydrates in a task of its own. */
export function AboutScreen() {
  const { t } = useTranslation('about')
  const header = useHeader('about', t('hero', asWritten), t('title'))
  usePageTitle(t('title'))
  return (
    <>
      <PageHero id={sections.aboutHeader} {...header} />
      <Suspense>
        <WhoWeAre />
      </Suspense>
      <Suspense>
        <PartnersMarquee />
      </Suspense>
      <Suspense>
        <Team />
      </Suspense>
      <Suspense>
        <Faq going={faqLink.going} partnerProfile={company.partnerProfile} />
      </Suspense>
      <Suspense>
        <AskUs />
      </Suspense>
    </>
  )
}

/** Meet our team (spec 2, About). */
function Team() {
  const { t } = useTranslation('about')
  const { members, failure } = useTeam()
  return (
    <TeamScroller
      members={members}
      error={failure && <QueryError heading={t('team.failedTitle')} failure={failure} />}
      stepPx={constants.teamStepPx}
    />
  )
}

/** The team in the reader's language, in its own order (spec 7, Team list). */
function useTeam() {
  const { language } = useLanguage()
  const query = useListTeamQuery(language)
  // Not `data`: after a change of the language that is still the answer in the former one.
  const { currentData } = query
  const members = useMemo(
    () => currentData && [...currentData].sort((one, other) => one.order - other.order),
    [currentData],
  )
  return { members, failure: useQueryError(!members, query) }
}
