import { isSampleCompany } from '@atrium/contract/core'
import { NotFound } from '@atrium/ui'
import { ReportPage } from '@atrium/ui/report'
import { useTranslation } from 'react-i18next'
import { reportFile } from '#config/site.ts'
import { AskUs } from '#features/services/AskUs.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/report`: the weekly report of a finished project of the sample company, to read or to open as a PDF. */
export function ReportScreen() {
  const { t } = useTranslation(['report', 'common'])
  const { language } = useLanguage()
  const isShown = isSampleCompany()
  usePageTitle(t(isShown ? 'title' : 'common:notFound.title'))
  if (!isShown) return <NotFound />
  return (
    <>
      <ReportPage pdfHref={reportFile(language)} />
      <AskUs />
    </>
  )
}
