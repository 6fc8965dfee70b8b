import { useTranslation } from 'react-i18next'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Section } from '#primitives/Section.tsx'
import { Text } from '#primitives/Text.tsx'
import { reportFigures } from './projectFigures.ts'
import { WeeklyReport } from './WeeklyReport.tsx'

interface ReportPageProps {
  /** The same report as a PDF, in the reader's language. */
  pdfHref: string
}

/** The page of the weekly report: how it came about, the file, the report. */
export function ReportPage({ pdfHref }: ReportPageProps) {
  const { t } = useTranslation('report')
  return (
    <Section belowNavbar _print={{ paddingBlock: '0' }}>
      <Heading level={1} _print={{ display: 'none' }}>
        {t('heading')}
      </Heading>
      <Text size="lead" tone="muted" isProse marginTop="4" _print={{ display: 'none' }}>
        {t('lead', { week: reportFigures.week })}
      </Text>
      <LinkButton href={pdfHref} variant="outline" marginBlock={{ base: '6', md: '8' }}>
        {t('pdf')}
      </LinkButton>
      <WeeklyReport />
    </Section>
  )
}
