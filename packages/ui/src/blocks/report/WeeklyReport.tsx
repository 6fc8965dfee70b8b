import { formatDay, formatDays, formatNumber } from '@atrium/contract/core'
import { addDays } from '@atrium/contract/days'
import { chakra } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useReaderLanguage } from '#i18n/useReaderLanguage.ts'
import { Heading } from '#primitives/Heading.tsx'
import { PlanList } from '#primitives/PlanList.tsx'
import { Tag } from '#primitives/Tag.tsx'
import { Text } from '#primitives/Text.tsx'
import { projectFigures, reportFigures } from './projectFigures.ts'
import { StagePlan } from './StagePlan.tsx'
import { styles } from './WeeklyReport.styles.ts'

const { plannedWeeks } = projectFigures.warehouse
const { week, firstDay, lastDay, tasksDone, tasks, tasksLate, spent, budget } = reportFigures

const percent = (part: number, whole: number) => Math.round((100 * part) / whole)

/** The weekly report of a project on one page: in short, done, late, next, the decision to make, the plan. It fills one sheet in print. */
export function WeeklyReport() {
  const { t } = useTranslation('report')
  const language = useReaderLanguage()
  const grouped = (amount: number) => formatNumber(amount, language)
  const launch = addDays(lastDay, 7 * (plannedWeeks - week))
  const days = Array.from({ length: 5 }, (_each, at) => addDays(firstDay, at))
  return (
    <chakra.article css={styles.sheet} data-tone="light">
      <chakra.header css={styles.head}>
        <div>
          <Text size="small" tone="muted">
            {t('project')}
          </Text>
          <Heading level={2} size="h3" marginTop="1">
            {t('week', { week, weeks: plannedWeeks, days: formatDays(days, language) })}
          </Heading>
        </div>
        <Tag tone="accent">{t('state', { day: formatDay(launch, language) })}</Tag>
      </chakra.header>
      <chakra.dl css={styles.figures}>
        <Figure label={t('done.label')} value={t('done.value', { done: tasksDone, all: tasks })}>
          {t('done.note', { percent: percent(tasksDone, tasks), time: percent(week, plannedWeeks) })}
        </Figure>
        <Figure label={t('late.label')} value={t('late.value', { count: tasksLate })}>
          {t('late.note')}
        </Figure>
        <Figure label={t('cost.label')} value={t('cost.value', { spent: grouped(spent) })}>
          {t('cost.note', { budget: grouped(budget), percent: percent(spent, budget) })}
        </Figure>
      </chakra.dl>
      <StagePlan />
      <chakra.div css={styles.columns}>
        <Part heading={t('parts.done')}>
          <PlanList items={[t('doneItems.first'), t('doneItems.second'), t('doneItems.third')]} />
        </Part>
        <Part heading={t('parts.late')}>
          <PlanList items={[t('lateItems.first'), t('lateItems.second')]} />
        </Part>
        <Part heading={t('parts.next')}>
          <PlanList items={[t('nextItems.first'), t('nextItems.second')]} />
        </Part>
        <Part heading={t('parts.decision')}>
          <Text>{t('decision')}</Text>
        </Part>
      </chakra.div>
    </chakra.article>
  )
}

interface FigureProps {
  label: string
  value: string
  /** What the figure is compared with. */
  children: string
}

function Figure({ label, value, children }: FigureProps) {
  return (
    <chakra.div css={styles.figure}>
      <Text as="dt" size="small" tone="muted">
        {label}
      </Text>
      <chakra.dd css={styles.value}>{value}</chakra.dd>
      <Text as="dd" size="small" tone="muted">
        {children}
      </Text>
    </chakra.div>
  )
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <Heading level={3} size="h4" id={headingId} marginBottom="3">
        {heading}
      </Heading>
      {children}
    </section>
  )
}
