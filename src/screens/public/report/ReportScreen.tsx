import { ReportPage } from '@atrium/ui/report'
import { useTranslation } from 'react-i18next'
import { reportFile } from '#config/site.ts'
import { AskUs } from '#features/services/AskUs.tsx'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'

/** `/report`: the weekly report of a finished project, to read or to open as a PDF. */
export function ReportScreen() {
  const { t } = useTranslation('report')
  const { language } = useLanguage()
  usePageTitle(t('title'))
  return (
    <>
      <ReportPage pdfHref={reportFile(language)} />
      <AskUs />
    </>
  )
}
