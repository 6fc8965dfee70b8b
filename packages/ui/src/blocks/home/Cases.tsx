import { isSampleCompany, pages } from '@atrium/contract/core'
import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { projectFigures } from '#blocks/report/projectFigures.ts'
import { Heading } from '#primitives/Heading.tsx'
import { LinkButton } from '#primitives/LinkButton.tsx'
import { Section } from '#primitives/Section.tsx'
import { surface } from '#primitives/surface.ts'
import { Text } from '#primitives/Text.tsx'
import { defineSlotStyles } from '#theme/defineStyles.ts'

const styles = defineSlotStyles({
  list: {
    display: 'grid',
    gap: '6',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    marginBlock: { base: '8', md: '10' },
  },
  item: {
    display: 'flex',
    flexDirection: 'column',
    padding: { base: '5', md: '8' },
    ...surface,
    _print: { breakInside: 'avoid' },
  },
  // At the foot of both cards, however long the texts are.
  facts: { marginTop: 'auto', paddingTop: '6' },
  fact: {
    display: 'flex',
    justifyContent: 'space-between',
    columnGap: '6',
    paddingBlock: '3',
    borderTopWidth: 'hairline',
    borderColor: 'border.hairline',
  },
  value: { fontWeight: 'strong', textAlign: 'end' },
})

const projects = ['warehouse', 'clinics'] as const

/** Two finished projects in figures, and the way to the report of one week: the work of the sample company. A section of its own. */
export function Cases() {
  const { t } = useTranslation('home')
  const headingId = useId()
  if (!isSampleCompany()) return null
  return (
    <Section headingId={headingId}>
      <Heading level={2} id={headingId}>
        {t('cases.heading')}
      </Heading>
      <Text size="lead" tone="muted" isProse marginTop="3">
        {t('cases.lead')}
      </Text>
      <chakra.ul css={styles.list}>
        {projects.map((project) => (
          <Case key={project} project={project} />
        ))}
      </chakra.ul>
      <LinkButton href={pages.report} variant="outline">
        {t('cases.report')}
      </LinkButton>
    </Section>
  )
}

function Case({ project }: { project: (typeof projects)[number] }) {
  const { t } = useTranslation('home')
  const { plannedWeeks, weeks, team, movedDates } = projectFigures[project]
  const facts = [
    [t('cases.planned'), t('cases.weeks', { count: plannedWeeks })],
    [t('cases.took'), t('cases.weeks', { count: weeks })],
    [t('cases.team'), t('cases.people', { count: team })],
    [t('cases.reports'), weeks],
    [t('cases.moved'), movedDates === 0 ? t('cases.never') : t('cases.times', { count: movedDates })],
  ]
  return (
    <chakra.li css={styles.item}>
      <Heading level={3}>{t(`cases.${project}.title`)}</Heading>
      <Text tone="muted" marginTop="3">
        {t(`cases.${project}.text`)}
      </Text>
      <chakra.dl css={styles.facts}>
        {facts.map(([label, value]) => (
          <chakra.div key={label} css={styles.fact}>
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd css={styles.value}>{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </chakra.li>
  )
}
