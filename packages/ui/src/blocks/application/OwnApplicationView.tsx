import type { OwnApplication } from '@atrium/contract/careers'
import { formatBytes, formatDay } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Heading } from '#primitives/Heading.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: { base: '6', md: '8' } },
  stage: {
    borderInlineStartWidth: '4px',
    borderColor: 'border.primary',
    paddingInlineStart: { base: '4', md: '5' },
    paddingBlock: '1',
  },
  stageName: { textStyle: 'h3', overflowWrap: 'anywhere' },
  since: { textStyle: 'small', color: 'fg.muted', marginTop: '1' },
  stageText: { marginTop: '2' },
  facts: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  },
  fact: { display: 'grid', rowGap: '1', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
  wide: { gridColumn: { sm: '1 / -1' } },
  label: { textStyle: 'small', color: 'fg.muted' },
  value: { fontWeight: 'medium', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  folds: {
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
    paddingTop: '4',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '2',
  },
})

interface OwnApplicationViewProps {
  application: OwnApplication
  /** The outcome of the last change, and the question whether the application may be kept. */
  notes: ReactNode
  /** What the applicant can do. */
  children: ReactNode
}

/** An application as its applicant sees it. Its parent is a `LookupPage`. */
export function OwnApplicationView({ application, notes, children }: OwnApplicationViewProps) {
  const { t } = useTranslation('application')
  const language = useReaderLanguage()
  const { stage, stageDay } = application
  const facts = useFacts(application)
  return (
    <chakra.article css={styles.root}>
      <Heading level={1} size="h2">
        {t('title')}
      </Heading>
      <chakra.section css={styles.stage} aria-labelledby="stage">
        <chakra.h2 id="stage" css={styles.stageName}>
          {t(`stage.${stage}.title`)}
        </chakra.h2>
        <chakra.p css={styles.since}>{t('since', { day: formatDay(stageDay, language) })}</chakra.p>
        <chakra.p css={styles.stageText}>{t(`stage.${stage}.text`)}</chakra.p>
      </chakra.section>
      {notes}
      <chakra.dl css={styles.facts} aria-label={t('facts.label')}>
        {facts.map(
          ({ label, value, isWide }) =>
            value && (
              <chakra.div key={label} css={isWide ? [styles.fact, styles.wide] : styles.fact}>
                <chakra.dt css={styles.label}>{label}</chakra.dt>
                <chakra.dd css={styles.value}>{value}</chakra.dd>
              </chakra.div>
            ),
        )}
      </chakra.dl>
      <chakra.div css={styles.folds}>{children}</chakra.div>
    </chakra.article>
  )
}

/** What was sent; the message may be missing. */
function useFacts(application: OwnApplication): { label: string; value: string; isWide?: boolean }[] {
  const { t } = useTranslation('application')
  const language = useReaderLanguage()
  const { firstName, lastName, position, cv, receivedDay, keptUntil } = application
  const size = formatBytes(cv.size, language)
  return [
    { label: t('facts.position'), value: position || t('facts.noPosition'), isWide: true },
    { label: t('facts.reference'), value: application.reference },
    { label: t('facts.received'), value: formatDay(receivedDay, language) },
    { label: t('facts.name'), value: `${firstName} ${lastName}` },
    { label: t('facts.phone'), value: application.phone },
    { label: t('facts.email'), value: application.email, isWide: true },
    { label: t('facts.message'), value: application.message, isWide: true },
    { label: t('facts.cv'), value: t('facts.file', { name: cv.name, size }), isWide: true },
    { label: t('facts.keptUntil'), value: formatDay(keptUntil, language) },
  ]
}
