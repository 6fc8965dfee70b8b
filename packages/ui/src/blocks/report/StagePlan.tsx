import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { projectFigures, reportFigures } from './projectFigures.ts'
import { styles } from './WeeklyReport.styles.ts'

const { plannedWeeks } = projectFigures.warehouse
const { week, stages } = reportFigures

const names = Object.keys(stages) as (keyof typeof stages)[]

/** The stages of the plan as bars over its weeks, with the line of the reported week. */
export function StagePlan() {
  const { t } = useTranslation('report')
  return (
    <chakra.figure css={styles.plan}>
      <chakra.figcaption textStyle="small" color="fg.muted">
        {t('plan', { week, weeks: plannedWeeks })}
      </chakra.figcaption>
      <chakra.ul css={styles.stages}>
        {names.map((name) => {
          const [first, last] = stages[name]
          return (
            <chakra.li key={name} css={styles.stage}>
              <chakra.span css={styles.stageName}>
                {t(`stages.${name}`)}
                <chakra.span css={styles.stageWeeks}>
                  {t('weeks', { count: last - first + 1, first, last })}
                </chakra.span>
              </chakra.span>
              <chakra.span aria-hidden css={styles.track}>
                <chakra.span
                  css={styles.bar}
                  data-over={last < week ? '' : undefined}
                  style={{
                    left: `${(100 * (first - 1)) / plannedWeeks}%`,
                    width: `${(100 * (last - first + 1)) / plannedWeeks}%`,
                  }}
                />
                <chakra.span css={styles.now} style={{ left: `${(100 * week) / plannedWeeks}%` }} />
              </chakra.span>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </chakra.figure>
  )
}
